import { price } from '@grantwright/shared/contract';
import { LockKeyhole } from 'lucide-react';
import { formatPrice } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';

export function PayButton({ pending, disabled }: { pending: boolean; disabled?: boolean }) {
  return (
    <Button
      type="submit"
      variant="primary"
      size="large"
      wide
      pending={pending}
      disabled={disabled ?? false}
      icon={<LockKeyhole />}
    >
      {pending
        ? 'Processing your payment...'
        : `Complete Secure Payment - ${formatPrice(price.amount)}`}
    </Button>
  );
}
