import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Overlay } from './dialog-style.ts';
import { noExitAnimation } from './no-exit-animation.ts';
import { color } from './tokens.ts';
import { preventAutoFocus, ReturnFocus } from './return-focus.tsx';

type EdgePanelProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  className?: string;
  /** Contains a `Dialog.Title` and a `Dialog.Close`. */
  children: ReactNode;
};

/** A modal panel at an edge of the window; position it with `styled(EdgePanel)`. */
export function EdgePanel({ open, onOpenChange, className, children }: EdgePanelProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay asChild>
          <Overlay />
        </Dialog.Overlay>
        <Panel
          className={className}
          aria-describedby={undefined}
          onCloseAutoFocus={preventAutoFocus}
        >
          <ReturnFocus />
          {children}
        </Panel>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const Panel = styled(Dialog.Content)`
  position: fixed;
  z-index: 41;
  display: flex;
  flex-direction: column;
  background: ${color.surface};
  box-shadow: ${color.shadow};
  ${noExitAnimation}
`;
