import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import type { ButtonStyleProps, ButtonAppearance } from './button-style.ts';
import { buttonStyles, styleProps } from './button-style.ts';
import { Spinner } from './spinner.tsx';
import { motion, radius, color } from './tokens.ts';
import { useFocusAfterPending } from './use-focus-after-pending.ts';

const Plain = styled.button<ButtonStyleProps>`
  ${buttonStyles}
`;

type ButtonProps = ComponentProps<'button'> &
  ButtonAppearance & {
    /** Shows a spinner and disables the button. */
    pending?: boolean;
    icon?: ReactNode;
  };

/** `type` defaults to "button", so that only a submit button submits its form. */
export function Button({
  variant,
  size,
  wide,
  pending = false,
  icon,
  children,
  disabled,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <Plain
      {...rest}
      onClick={useFocusAfterPending(pending, onClick)}
      {...styleProps({ variant, size, wide })}
      type={type}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
    >
      {pending ? <Spinner /> : icon}
      {children}
    </Plain>
  );
}

const StyledAnchor = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;

/** A link that leaves the single-page application, for example to a server redirect. */
export function ButtonAnchor({
  variant,
  size,
  wide,
  ...rest
}: ComponentProps<'a'> & ButtonAppearance) {
  return <StyledAnchor {...rest} {...styleProps({ variant, size, wide })} />;
}

const Square = styled.button<{ $danger?: boolean }>`
  display: inline-grid;
  place-items: center;
  flex-shrink: 0;
  width: 36px;
  height: 36px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${radius.small};
  background: transparent;
  color: ${color.inkSoft};
  cursor: pointer;
  transition:
    background-color ${motion.quick},
    color ${motion.quick};
  &:hover:not(:disabled) {
    background: ${({ $danger }) => ($danger ? color.redSoft : color.sunken)};
    color: ${({ $danger }) => ($danger ? color.red : color.ink)};
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;

/** A button with only an icon. Its label is also its tooltip. */
export function IconButton({
  label,
  danger,
  pending = false,
  children,
  disabled,
  onClick,
  ...rest
}: Omit<ComponentProps<'button'>, 'aria-label' | 'title'> & {
  label: string;
  danger?: boolean;
  pending?: boolean;
}) {
  return (
    <Square
      type="button"
      {...rest}
      onClick={useFocusAfterPending(pending, onClick)}
      {...(danger && { $danger: danger })}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      aria-label={label}
      title={label}
    >
      {pending ? <Spinner /> : children}
    </Square>
  );
}
