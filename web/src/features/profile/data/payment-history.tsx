import type { Receipt } from '@grantwright/shared/contract';
import { Download } from 'lucide-react';
import styled from 'styled-components';
import { endpoints } from '../../../lib/endpoints.ts';
import { formatPrice, formatShortDate } from '../../../lib/format.ts';
import { useList } from '../../../lib/use-list.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { NextPageError } from '../../../ui/next-page-error.tsx';
import { SectionTitle } from '../../../ui/page.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { QuietText } from '../../../ui/quiet-text.ts';
import { color, media, space } from '../../../ui/tokens.ts';
import { useDownloadReceipt } from './use-download-receipt.ts';

const statuses: Record<Receipt['status'], { label: string; tone: Tone }> = {
  paid: { label: 'Paid', tone: 'success' },
  refunded: { label: 'Refunded', tone: 'neutral' },
  disputed: { label: 'Disputed', tone: 'neutral' },
};

/** Lists the user's payments, newest first. */
export function PaymentHistory() {
  const payments = useList(endpoints.listPayments);
  return (
    <section aria-labelledby="payments">
      <SectionTitle id="payments">Payments</SectionTitle>
      {payments.isError && !payments.items ? (
        <ErrorState title="We couldn’t load your payments" query={payments} />
      ) : (
        <Receipts items={payments.items} />
      )}
      <NextPageError list={payments} onRetry={() => void payments.fetchNextPage()} />
      <LoadMore
        hasNextPage={payments.hasNextPage && !payments.isError}
        isFetchingNextPage={payments.isFetchingNextPage}
        fetchNextPage={payments.fetchNextPage}
      />
    </section>
  );
}

function Receipts({ items }: { items: Receipt[] | undefined }) {
  if (!items)
    return (
      <Loading label="Loading your payments">
        <Skeleton $height="48px" />
      </Loading>
    );
  if (items.length === 0)
    return <QuietText>No payments yet. Your first application is free.</QuietText>;
  return (
    <ul role="list">
      {items.map((receipt) => (
        <Payment key={receipt.id} receipt={receipt} />
      ))}
    </ul>
  );
}

function Payment({ receipt }: { receipt: Receipt }) {
  const { paidAt, amount, status, amountRefunded } = receipt;
  const download = useDownloadReceipt();
  const date = formatShortDate(paidAt);
  return (
    <Row>
      <div>
        <p>One application</p>
        <QuietText as="time" dateTime={paidAt}>
          {date}
        </QuietText>
        {amountRefunded !== undefined && (
          <QuietText>{formatPrice(amountRefunded)} refunded</QuietText>
        )}
      </div>
      <Badge tone={statuses[status].tone}>{statuses[status].label}</Badge>
      <Amount>{formatPrice(amount)}</Amount>
      <Button
        size="small"
        aria-label={`Download receipt of ${date}`}
        pending={download.isPending}
        icon={<Download size={16} />}
        onClick={() => download.mutate(receipt)}
      >
        Download receipt
      </Button>
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[3]} 0;
  & + & {
    border-top: 1px solid ${color.hairline};
  }
  > div {
    flex: 1;
    min-width: 0;
  }
  ${media.phone} {
    flex-wrap: wrap;
    > button {
      flex-basis: 100%;
      min-height: 44px;
    }
  }
`;
const Amount = styled.p`
  min-width: 64px;
  text-align: end;
  font-variant-numeric: tabular-nums;
`;
