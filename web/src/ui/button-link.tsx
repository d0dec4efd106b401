import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ButtonStyleProps, ButtonAppearance } from './button-style.ts';
import { buttonStyles, styleProps } from './button-style.ts';

const StyledLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;

/** A link to another screen that looks like a button. */
export function ButtonLink({
  variant,
  size,
  wide,
  icon,
  children,
  ...rest
}: ComponentProps<typeof Link> & ButtonAppearance & { icon?: ReactNode }) {
  return (
    <StyledLink {...rest} {...styleProps({ variant, size, wide })}>
      {icon}
      {children}
    </StyledLink>
  );
}
