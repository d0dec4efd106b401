import { price } from '@grantwright/shared/contract';
import { paymentChannel } from '../../../domain/billing/payment-channel.ts';
import { useSignedInUser } from '../../../lib/session.ts';
import { formatPrice } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SoftText } from '../../../ui/quiet-text.ts';

type PaymentRequiredDialogProps = { open: boolean; onClose: () => void; onPay: () => void };

/** Links to the payment required before saving. Closes when the user pays in another tab. */
export function PaymentRequiredDialog({ open, onClose, onPay }: PaymentRequiredDialogProps) {
  const { id } = useSignedInUser();
  paymentChannel.useMessages(id, ({ status }) => status === 'succeeded' && onClose());
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Payment required to save"
      footer={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button variant="primary" onClick={onPay}>
            Go to payment
          </Button>
        </>
      }
    >
      <SoftText>
        You have used your free application. Saving this one costs {formatPrice(price.amount)}, one
        time. Your work is kept in this browser, and you return here after you pay.
      </SoftText>
    </Dialog>
  );
}
