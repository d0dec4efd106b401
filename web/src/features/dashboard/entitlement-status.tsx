import { isPaymentRequired, type Entitlement } from '@grantwright/shared/contract';
import { useQuery } from '@tanstack/react-query';
import { TicketCheck } from 'lucide-react';
import styled from 'styled-components';
import { paths } from '../../lib/paths.ts';
import { calls } from '../../lib/calls.ts';
import { pluralize, formatPrice } from '../../lib/format.ts';
import { queryFor } from '../../lib/query.ts';
import { Link } from '../../ui/link.tsx';
import { color, size, space } from '../../ui/tokens.ts';

/** What the next application costs: said here, before any work goes into one. */
export function EntitlementStatus() {
  const { data } = useQuery({ ...queryFor(calls.getEntitlement), staleTime: 0 });
  return (
    <Line role="status">
      <TicketCheck size={18} strokeWidth={1.75} aria-hidden />
      <span>
        {data ? wordsFor(data) : '\u00a0'}
        {data && isPaymentRequired(data) && (
          <>
            {' '}
            <Link to={paths.checkout(paths.dashboard())}>Pay for one now</Link>
          </>
        )}
      </span>
    </Line>
  );
}

export function wordsFor({ superUser, freeLeft, credits, price }: Entitlement): string {
  const paid = `${pluralize(credits, 'paid application')} left`;
  if (superUser) return 'Your account has unlimited applications.';
  if (freeLeft > 0) {
    const words = 'Your first application is free.';
    return credits > 0 ? `${words} ${paid} after it.` : words;
  }
  if (credits > 0) return `${paid}.`;
  return `Your free application is used. Each further one costs ${formatPrice(price.amount)} once, paid when you first save it.`;
}

const Line = styled.p`
  display: flex;
  gap: ${space[2]};
  min-height: 28px;
  margin-top: ${space[3]};
  color: ${color.inkSoft};
  font-size: ${size.small};
  svg {
    margin-top: 2px;
  }
`;
