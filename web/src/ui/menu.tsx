import { DropdownMenu as Radix } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { handleArrowKeys } from './arrow-key-navigation.ts';
import { floatingPanel } from './floating-panel.ts';
import { RestoreFocus } from './restore-focus.tsx';
import { color, radius, size } from './tokens.ts';

const Panel = styled(Radix.Content)`
  ${floatingPanel}
  min-width: 200px;
  padding: 6px;
`;

const onKeyDownCapture = handleArrowKeys({ orientation: 'vertical', loop: false });

/** A dropdown menu of `MenuItem`s, opened by the `trigger` button. */
export function Menu({
  trigger,
  children,
  align = 'end',
  restoreFocus,
  ...root
}: {
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'end';
  /** For a menu that is opened by something other than its trigger. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Moves focus when the menu closes; to the trigger by default. */
  restoreFocus?: () => void;
}) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  // Not modal, so that the page stays usable, and inside `main`, so that the items are in a landmark. The container
  // is known only once the trigger is mounted, and changing it while the menu is open would close the menu.
  return (
    <Radix.Root modal={false} {...root}>
      <Radix.Trigger asChild ref={setButton}>
        {trigger}
      </Radix.Trigger>
      {button && (
        <Radix.Portal container={button.closest('main')}>
          <Panel
            align={align}
            sideOffset={4}
            collisionPadding={12}
            onKeyDownCapture={onKeyDownCapture}
            onCloseAutoFocus={(event) => event.preventDefault()}
          >
            <RestoreFocus restore={restoreFocus ?? (() => button.focus())} />
            {children}
          </Panel>
        </Radix.Portal>
      )}
    </Radix.Root>
  );
}

export const MenuItem = styled(Radix.Item)<{ $danger?: boolean }>`
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 8px 10px;
  border-radius: ${radius.small};
  color: ${({ $danger }) => ($danger ? color.red : color.ink)};
  font-size: ${size.small};
  cursor: pointer;
  &[data-highlighted] {
    outline: none;
    background: ${({ $danger }) => ($danger ? color.redSoft : color.sunken)};
  }
  &[data-disabled] {
    opacity: 0.5;
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
    }
  }
`;
