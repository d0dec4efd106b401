import { sanitizeNextPath } from '@grantwright/shared/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../../lib/paths.ts';
import { useSignedInUser } from '../../lib/session.ts';
import { endpoints } from '../../lib/endpoints.ts';
import { pluralize } from '../../lib/format.ts';
import { createQueryOptions } from '../../lib/query.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.ts';
import { Notice } from '../../ui/notice.tsx';
import { Main, PageHeader, PageTitle, useTitle } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SpinnerPage } from '../../ui/spinner.tsx';
import { notify } from '../../ui/notify.ts';
import { color, media, space } from '../../ui/tokens.ts';
import { loadCardForm } from './load-card-form.tsx';
import { OrderSummary } from './order-summary.tsx';
import { SandboxCardForm } from './sandbox-card-form.tsx';
import { useCardForm } from './use-card-form.ts';
import { paymentInitFailedText, usePaymentIntent } from './use-payment-intent.ts';

/** Loaded on demand because it needs the provider's script. */
const StripeCardForm = lazy(() =>
  loadCardForm(async () => (await import('./stripe/stripe-card-form.tsx')).StripeCardForm),
);

/** Takes the payment for one application, then returns to the `next` path. */
export function CheckoutPage() {
  const { isSuperUser } = useSignedInUser();
  return isSuperUser ? <SuperUserRedirect /> : <Checkout />;
}

/** Redirects super users, who do not pay (docs/PRODUCT.md#users-and-access). */
function SuperUserRedirect() {
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
  const entitlement = useQuery({ ...createQueryOptions(endpoints.getEntitlement), staleTime: 0 });
  const intent = usePaymentIntent();
  const next = sanitizeNextPath(search.get('next'), paths.creator);
  const needsCardForm = Boolean(intent.data?.publishableKey);
  const { isUnavailable, onReady, onUnavailable } = useCardForm(needsCardForm);
  const openNextScreen = () => void navigate(next, { replace: true });
  useTitle('Complete Your Purchase');

  if (intent.isError || isUnavailable) return <PaymentError isBlocked={isUnavailable} />;
  if (intent.isPending) return <SpinnerPage label="Preparing Payment" showLabel />;
  const applicationsLeft = (entitlement.data?.freeLeft ?? 0) + (entitlement.data?.credits ?? 0);
  return (
    <Main>
      <PageHeader
        title="Complete Your Purchase"
        lead="One payment covers one additional application. Your work so far has been kept."
      />
      {applicationsLeft > 0 && (
        <UnusedCredit>
          <Notice>
            You still have {pluralize(applicationsLeft, 'application')} that{' '}
            {applicationsLeft === 1 ? 'is' : 'are'} free or already paid for, so you don’t need to
            pay now.
          </Notice>
          <ButtonLink to={next}>Continue without paying</ButtonLink>
        </UnusedCredit>
      )}
      <Columns>
        {intent.data.publishableKey ? (
          <Suspense fallback={<Skeleton $height="320px" />}>
            <StripeCardForm
              paymentId={intent.data.id}
              clientSecret={intent.data.clientSecret}
              publishableKey={intent.data.publishableKey}
              next={next}
              onPaid={openNextScreen}
              onReady={onReady}
              onUnavailable={onUnavailable}
            />
          </Suspense>
        ) : (
          <SandboxCardForm paymentId={intent.data.id} onPaid={openNextScreen} />
        )}
        <OrderSummary />
      </Columns>
    </Main>
  );
}

function PaymentError({ isBlocked }: { isBlocked: boolean }) {
  useTitle('Payment Error');
  return (
    <Main>
      <ErrorCard>
        <PageTitle>Payment Error</PageTitle>
        <p>{paymentInitFailedText}</p>
        {isBlocked && (
          <p>
            The card form did not load. A content blocker or privacy extension may be blocking it:
            allow js.stripe.com on this site, then try again.
          </p>
        )}
        <p>You have not been charged, and your work has been kept.</p>
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
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[8]};
    > :last-child {
      order: -1;
    }
  }
`;
const UnusedCredit = styled.div`
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
