import { DropdownMenu as Radix } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { arrowKeyNavigation } from './arrow-key-navigation.ts';
import { RestoreFocus } from './restore-focus.tsx';
import { noExitAnimation } from './no-exit-animation.ts';
import { color, motion, radius, size } from './tokens.ts';

const appear = keyframes`from { opacity: 0; transform: translateY(-4px); }`;

const Panel = styled(Radix.Content)`
  z-index: 50;
  min-width: 200px;
  padding: 6px;
  background: ${color.surface};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.large};
  box-shadow: ${color.shadow};
  animation: ${appear} ${motion.quick};
  ${noExitAnimation}
`;

const onKeys = arrowKeyNavigation({ direction: 'down', isRound: false });

/** `trigger` is the button that opens it; inside are `MenuItem`s. */
export function Menu({
  trigger,
  children,
  align = 'end',
  backTo,
  ...root
}: {
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'end';
  /** For a menu that something else than its trigger opens. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Gives the focus to something else than the trigger, as the menu goes. */
  backTo?: () => void;
}) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  // Not modal, and inside the page's main part: the page is not taken away from anybody, and the
  // items stand in a landmark like the rest. Which main part is known by the button, once that is on
  // the page: while a list is first rendered there is none yet, and a menu that is open would be
  // taken down and put up elsewhere by the next answer, and close.
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
            onKeyDownCapture={onKeys}
            onCloseAutoFocus={(event) => event.preventDefault()}
          >
            <RestoreFocus to={backTo ?? (() => button.focus())} />
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
