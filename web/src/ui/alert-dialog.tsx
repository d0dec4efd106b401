import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from './button.tsx';
import { DialogFooter, dialogFrame, DialogTitle, Overlay } from './dialog-style.ts';
import { announceDelayMs, useAnnouncement } from './announce.ts';
import { color, space } from './tokens.ts';
import { preventAutoFocus, ReturnFocus } from './return-focus.tsx';

const Frame = styled(Radix.Content)`
  ${dialogFrame}
  width: min(100vw - 32px, 460px);
`;
const Text = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[6]};
  color: ${color.inkSoft};
  h2 {
    color: ${color.ink};
  }
`;

type AlertDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
  cancel?: string;
  /** The label of the confirm button, and its label while `pending`. */
  confirm: string;
  confirming?: string;
  pending?: boolean;
  danger?: boolean;
  onConfirm: () => void;
};

/** A confirmation dialog. It stays open while the confirmed action runs. */
export function AlertDialog(props: AlertDialogProps) {
  const { pending = false, danger = true } = props;
  useAnnouncement(pending && props.confirming, announceDelayMs);
  return (
    <Radix.Root open={props.open} onOpenChange={(open) => !pending && props.onOpenChange(open)}>
      <Radix.Portal>
        <Radix.Overlay asChild>
          <Overlay />
        </Radix.Overlay>
        <Frame onCloseAutoFocus={preventAutoFocus}>
          <ReturnFocus />
          <Text>
            <Radix.Title asChild>
              <DialogTitle>{props.title}</DialogTitle>
            </Radix.Title>
            <Radix.Description asChild>
              <div>{props.children}</div>
            </Radix.Description>
          </Text>
          <DialogFooter>
            <Radix.Cancel asChild>
              <Button disabled={pending}>{props.cancel ?? 'Cancel'}</Button>
            </Radix.Cancel>
            <Button
              variant={danger ? 'danger' : 'primary'}
              pending={pending}
              onClick={props.onConfirm}
            >
              {pending ? (props.confirming ?? props.confirm) : props.confirm}
            </Button>
          </DialogFooter>
        </Frame>
      </Radix.Portal>
    </Radix.Root>
  );
}
