import { isPaymentRequired } from '@grantwright/shared/contract';
import { useQuery } from '@tanstack/react-query';
import { TicketCheck } from 'lucide-react';
import styled from 'styled-components';
import { paths } from '../../lib/paths.ts';
import { endpoints } from '../../lib/endpoints.ts';
import { describeEntitlement } from '../../domain/billing/entitlement.ts';
import { createQueryOptions } from '../../lib/query.ts';
import { Link } from '../../ui/link.tsx';
import { color, size, space } from '../../ui/tokens.ts';

/** Shows the remaining entitlement and a link to pay for another application. */
export function EntitlementStatus() {
  const { data } = useQuery({ ...createQueryOptions(endpoints.getEntitlement), staleTime: 0 });
  return (
    <Line role="status">
      <TicketCheck />
      <span>
        {data ? describeEntitlement(data) : '\u00a0'}
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
