import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Veil } from '../../../ui/dialog-style.ts';
import { color, motion, size, space } from '../../../ui/tokens.ts';

type DrawerProps = {
  title: string;
  button: string;
  icon: ReactNode;
  /** `close` puts the drawer away, for what leads back to the page. */
  children: (close: () => void) => ReactNode;
};

/** A panel that a phone pulls up over the page. */
export function Drawer({ title, button, icon, children }: DrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <Dialog.Trigger asChild>
        <Button variant="quiet" size="small" icon={icon}>
          {button}
        </Button>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay asChild>
          <Veil />
        </Dialog.Overlay>
        <Panel aria-describedby={undefined}>
          <Head>
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label="Close">
                <X size={20} strokeWidth={1.75} aria-hidden />
              </IconButton>
            </Dialog.Close>
          </Head>
          <Body>{children(() => setIsOpen(false))}</Body>
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
