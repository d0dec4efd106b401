import { css } from 'styled-components';
import { color, font, motion, radius, size } from './tokens.ts';

export type ButtonStyleProps = {
  /** A screen has one `primary` action. */
  $variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  $size?: 'small' | 'medium' | 'large';
  $wide?: boolean;
};

export type ButtonAppearance = {
  variant?: ButtonStyleProps['$variant'];
  size?: ButtonStyleProps['$size'];
  wide?: boolean;
};

/** Converts the appearance to transient props, which styled-components does not pass on to the element. */
export const styleProps = ({ variant, size, wide }: ButtonAppearance): ButtonStyleProps => ({
  ...(variant && { $variant: variant }),
  ...(size && { $size: size }),
  ...(wide && { $wide: wide }),
});

const variants = {
  primary: css`
    background: ${color.accent};
    color: ${color.onAccent};
    border-color: transparent;
    &:hover:not([aria-disabled='true'], :disabled) {
      background: ${color.accentStrong};
      color: ${color.onAccent};
    }
  `,
  secondary: css`
    background: ${color.surface};
    color: ${color.ink};
    border-color: ${color.outline};
    &:hover:not([aria-disabled='true'], :disabled) {
      background: ${color.sunken};
      color: ${color.ink};
    }
  `,
  quiet: css`
    background: transparent;
    color: ${color.inkSoft};
    border-color: transparent;
    &:hover:not([aria-disabled='true'], :disabled) {
      background: ${color.sunken};
      color: ${color.ink};
    }
  `,
  danger: css`
    background: ${color.red};
    color: ${color.onRed};
    border-color: transparent;
    &:hover:not([aria-disabled='true'], :disabled) {
      filter: brightness(0.92);
      color: ${color.onRed};
    }
  `,
};

const sizes = {
  small: css`
    min-height: 32px;
    padding: 3px 12px;
    font-size: ${size.small};
  `,
  medium: css`
    min-height: 40px;
    padding: 7px 16px;
    font-size: ${size.small};
  `,
  large: css`
    min-height: 48px;
    padding: 10px 24px;
    font-size: ${size.body};
  `,
};

/** For buttons and for links that look like buttons. */
export const buttonStyles = css<ButtonStyleProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  border: 1px solid;
  border-radius: ${radius.small};
  font-family: ${font.sans};
  font-weight: 550;
  line-height: 1.35;
  /* Unlike "anywhere" on the page, this does not let a narrow row break a word. */
  overflow-wrap: break-word;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  transition:
    background-color ${motion.quick},
    border-color ${motion.quick},
    color ${motion.quick};
  ${({ $variant = 'secondary' }) => variants[$variant]}
  ${({ $size = 'medium' }) => sizes[$size]}
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.55;
    cursor: not-allowed;
  }
  &:active:not([aria-disabled='true'], :disabled) {
    transform: translateY(1px);
  }
`;
