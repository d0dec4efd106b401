import { isPaymentRequired } from '@grantwright/shared/contract';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { applicationCost } from '../../../billing/entitlement.ts';
import { paths } from '../../../lib/paths.ts';
import { endpoints } from '../../../lib/endpoints.ts';
import { queryFor } from '../../../lib/query.ts';
import { Link } from '../../../ui/link.tsx';
import { color, size } from '../../../ui/tokens.ts';

/** Shows what this application costs. */
export function EntitlementNote() {
  const { data } = useQuery(queryFor(endpoints.getEntitlement));
  if (!data) return <Line aria-hidden>&nbsp;</Line>;
  return (
    <Line>
      {applicationCost(data)}
      {isPaymentRequired(data) && (
        <>
          {' '}
          <Link to={paths.checkout(paths.creator)}>Pay now</Link>
        </>
      )}
    </Line>
  );
}

const Line = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.small};
`;
