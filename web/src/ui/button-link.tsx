import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ButtonLook, Look } from './button-style.ts';
import { buttonStyle, look } from './button-style.ts';

const StyledLink = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;

/** Looks like a button, goes to another screen. */
export function ButtonLink({
  variant,
  size,
  wide,
  icon,
  children,
  ...rest
}: ComponentProps<typeof Link> & Look & { icon?: ReactNode }) {
  return (
    <StyledLink {...rest} {...look({ variant, size, wide })}>
      {icon}
      {children}
    </StyledLink>
  );
}
