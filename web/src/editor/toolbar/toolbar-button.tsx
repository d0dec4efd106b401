import { Toolbar } from 'radix-ui';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { quietHover } from '../../ui/quiet-hover.ts';
import { color, radius, size } from '../../ui/tokens.ts';

const Button = styled(Toolbar.Button)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  flex-shrink: 0;
  min-width: 36px;
  height: 36px;
  padding: 0 8px;
  border: 1px solid transparent;
  border-radius: ${radius.small};
  background: none;
  color: ${color.inkSoft};
  font-size: ${size.small};
  cursor: pointer;
  ${quietHover}
  &[aria-pressed='true'] {
    background: ${color.accentSoft};
    color: ${color.accent};
  }
  &[aria-disabled='true'] {
    opacity: 0.45;
    cursor: default;
  }
  @media (pointer: coarse) {
    min-width: 44px;
    height: 44px;
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border-color: Highlight;
    }
    &[aria-disabled='true'] {
      opacity: 1;
      color: GrayText;
    }
  }
`;

type ToolButtonProps = Omit<ComponentProps<typeof Button>, 'disabled'> & {
  label: string;
  /** Shown in the tooltip: "Ctrl+B". */
  shortcut?: string;
  pressed?: boolean;
  /** Stays focusable, so that undoing the last step does not lose focus. */
  unavailable?: boolean;
};

/** A button of the toolbar. Clicking it does not move the caret. */
export function ToolbarButton({
  label,
  shortcut,
  pressed,
  unavailable,
  onClick,
  ...rest
}: ToolButtonProps) {
  return (
    <Button
      aria-label={label}
      title={shortcut ? `${label} (${shortcut})` : label}
      aria-pressed={pressed}
      aria-disabled={unavailable || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (!unavailable) onClick?.(event);
      }}
      {...rest}
    />
  );
}
