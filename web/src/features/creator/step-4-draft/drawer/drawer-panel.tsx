import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { IconButton } from '../../../../ui/button.tsx';
import { EdgePanel } from '../../../../ui/edge-panel.tsx';
import { color, motion, size, space } from '../../../../ui/tokens.ts';

type DrawerPanelProps = {
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
};

export function DrawerPanel({ title, open, onOpenChange, children }: DrawerPanelProps) {
  return (
    <BottomPanel open={open} onOpenChange={onOpenChange}>
      <Head>
        <Dialog.Title>{title}</Dialog.Title>
        <Dialog.Close asChild>
          <IconButton label="Close">
            <X size={20} />
          </IconButton>
        </Dialog.Close>
      </Head>
      <Body>{children}</Body>
    </BottomPanel>
  );
}

const rise = keyframes`from { transform: translateY(24px); opacity: 0; }`;
const BottomPanel = styled(EdgePanel)`
  inset: auto 0 0;
  max-height: 80dvh;
  border-radius: 10px 10px 0 0;
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
