import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { IconButton } from '../../../../ui/button.tsx';
import { Overlay } from '../../../../ui/dialog-style.ts';
import { noExitAnimation } from '../../../../ui/no-exit-animation.ts';
import { color, motion, size, space } from '../../../../ui/tokens.ts';
import { useReturnFocus } from '../../../../ui/use-return-focus.tsx';

type DrawerPanelProps = {
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
};

export function DrawerPanel({ title, open, onOpenChange, children }: DrawerPanelProps) {
  const { rememberOpener, restoreFocus, preventAutoFocus } = useReturnFocus();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay asChild>
          <Overlay />
        </Dialog.Overlay>
        <Panel
          aria-describedby={undefined}
          onOpenAutoFocus={rememberOpener}
          onCloseAutoFocus={preventAutoFocus}
        >
          <Head>
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label="Close">
                <X size={20} strokeWidth={1.75} aria-hidden />
              </IconButton>
            </Dialog.Close>
          </Head>
          <Body>{children}</Body>
          {restoreFocus}
        </Panel>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const rise = keyframes`from { transform: translateY(24px); opacity: 0; }`;
const Panel = styled(Dialog.Content)`
  position: fixed;
  z-index: 41;
  inset: auto 0 0;
  display: flex;
  flex-direction: column;
  max-height: 80dvh;
  border-radius: 10px 10px 0 0;
  background: ${color.surface};
  box-shadow: ${color.shadow};
  animation: ${rise} ${motion.calm};
  ${noExitAnimation}
`;
const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  border-bottom: 1px solid ${color.hairline};
  h2 {
    font-size: ${size.body};
  }
`;
const Body = styled.div`
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space[4]} ${space[4]} max(${space[6]}, env(safe-area-inset-bottom));
`;
