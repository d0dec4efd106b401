import { isPaymentRequired } from '@grantwright/shared/contract';
import { useQuery } from '@tanstack/react-query';
import { describeCost } from '../../../domain/billing/entitlement.ts';
import { paths } from '../../../lib/paths.ts';
import { endpoints } from '../../../lib/endpoints.ts';
import { createQueryOptions } from '../../../lib/query.ts';
import { Link } from '../../../ui/link.tsx';
import { QuietText } from '../../../ui/quiet-text.ts';

/** Shows what this application costs. */
export function EntitlementNote() {
  const { data } = useQuery(createQueryOptions(endpoints.getEntitlement));
  if (!data) return <QuietText aria-hidden>&nbsp;</QuietText>;
  return (
    <QuietText>
      {describeCost(data)}
      {isPaymentRequired(data) && (
        <>
          {' '}
          <Link to={paths.checkout(paths.creator)}>Pay now</Link>
        </>
      )}
    </QuietText>
  );
}
