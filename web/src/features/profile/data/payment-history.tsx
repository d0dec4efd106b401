import type { Receipt } from '@grantwright/shared/contract';
import styled from 'styled-components';
import { endpoints } from '../../../lib/endpoints.ts';
import { formatPrice, shortDate } from '../../../lib/format.ts';
import { useList } from '../../../lib/use-list.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { NextPageError } from '../../../ui/next-page-error.tsx';
import { SectionTitle } from '../../../ui/page.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { color, size, space } from '../../../ui/tokens.ts';

const statuses: Record<Receipt['status'], { label: string; tone: Tone }> = {
  paid: { label: 'Paid', tone: 'success' },
  refunded: { label: 'Refunded', tone: 'neutral' },
  disputed: { label: 'Disputed', tone: 'neutral' },
};

/** What the user paid, newest first. */
export function PaymentHistory() {
  const payments = useList(endpoints.listPayments);
  return (
    <section aria-labelledby="payments">
      <SectionTitle id="payments">Payments</SectionTitle>
      {payments.isError && !payments.items ? (
        <ErrorState
          title="We couldn’t load your payments"
          error={payments.error}
          onRetry={() => void payments.refetch()}
        />
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
  if (items.length === 0) return <Empty>No payments yet. Your first application is free.</Empty>;
  return (
    <ul role="list">
      {items.map(({ id, createdAt, amount, status }) => (
        <Row key={id}>
          <div>
            <p>One application</p>
            <Empty as="time" dateTime={createdAt}>
              {shortDate(createdAt)}
            </Empty>
          </div>
          <Badge tone={statuses[status].tone}>{statuses[status].label}</Badge>
          <Amount>{formatPrice(amount)}</Amount>
        </Row>
      ))}
    </ul>
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
`;
const Empty = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.small};
`;
const Amount = styled.p`
  min-width: 64px;
  text-align: end;
  font-variant-numeric: tabular-nums;
`;
