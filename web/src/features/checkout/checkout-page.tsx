import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { paths, safeNext } from '../../app/paths.ts';
import { useSignedInUser } from '../../app/session.ts';
import { calls } from '../../lib/calls.ts';
import { count } from '../../lib/format.ts';
import { queryOf } from '../../lib/query.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.ts';
import { Notice } from '../../ui/notice.tsx';
import { Main, PageHeader, PageTitle, useTitle } from '../../ui/page.tsx';
import { SpinnerPage } from '../../ui/spinner.tsx';
import { notify } from '../../ui/toasts.tsx';
import { color, media, space } from '../../ui/tokens.ts';
import { OrderSummary } from './order-summary.tsx';
import { SandboxCardForm } from './sandbox-card-form.tsx';
import { usePaymentIntent } from './use-payment-intent.ts';

/** Pays for one more application, then goes back to where the person was (`?next=`). */
export function CheckoutPage() {
  const { isSuperUser } = useSignedInUser();
  return isSuperUser ? <NothingToPay /> : <Checkout />;
}

/** A super user has nothing to pay (spec section 6). */
function NothingToPay() {
  const navigate = useNavigate();
  useEffect(() => {
    notify.info('Super User Access', 'You can create as many applications as you like.');
    void navigate(paths.creator, { replace: true });
  }, [navigate]);
  return <SpinnerPage />;
}

function Checkout() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const entitlement = useQuery({ ...queryOf(calls.getEntitlement), staleTime: 0 });
  const intent = usePaymentIntent();
  const next = safeNext(search.get('next')) ?? paths.creator;
  useTitle('Complete Your Purchase');

  if (intent.isError) return <PaymentError />;
  if (intent.isPending) return <SpinnerPage label="Preparing Payment" words />;
  const covered = (entitlement.data?.freeLeft ?? 0) + (entitlement.data?.credits ?? 0);
  return (
    <Main>
      <PageHeader
        title="Complete Your Purchase"
        lead="One payment for one more application. What you have written so far is kept."
      />
      {covered > 0 && (
        <Covered>
          <Notice>
            You have {count(covered, 'application')} left that {covered === 1 ? 'is' : 'are'}{' '}
            already paid for or free. There is no need to pay now.
          </Notice>
          <ButtonLink to={next}>Continue without paying</ButtonLink>
        </Covered>
      )}
      <Columns>
        {intent.data.provider === 'sandbox' ? (
          <SandboxCardForm
            intent={intent.data}
            onPaid={() => void navigate(next, { replace: true })}
          />
        ) : (
          <Notice tone="check">
            Paying by card is not open in this version yet. Nothing has been charged, and what you
            have written is kept.
          </Notice>
        )}
        <OrderSummary />
      </Columns>
    </Main>
  );
}

function PaymentError() {
  useTitle('Payment Error');
  return (
    <Main>
      <ErrorCard role="alert">
        <PageTitle>Payment Error</PageTitle>
        <p>Failed to initialize payment. Please try again.</p>
        <p>Nothing has been charged, and what you have written is kept.</p>
        <div>
          <Button variant="primary" onClick={() => window.location.reload()}>
            Try Again
          </Button>
          <ButtonLink to={paths.dashboard()}>Back to Dashboard</ButtonLink>
        </div>
      </ErrorCard>
    </Main>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  align-items: start;
  gap: ${space[12]};
  ${media.belowDesk} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[8]};
    > :last-child {
      order: -1;
    }
  }
`;
const Covered = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  margin-bottom: ${space[8]};
`;
const ErrorCard = styled(Card)`
  display: grid;
  gap: ${space[3]};
  max-width: 560px;
  margin: ${space[8]} auto;
  p {
    color: ${color.inkSoft};
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
    margin-top: ${space[3]};
  }
`;
