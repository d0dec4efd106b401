import { useRef, useState } from 'react';
import { lazyWithRetry } from '../../../lib/lazy-with-retry.ts';
import { useSignedInUser } from '../../../lib/session.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import { SectionTitle } from '../../../ui/page.tsx';
import { RestoreFocus } from '../../../ui/restore-focus.tsx';
import { ProfileSection } from '../profile-section.ts';

const TurnOnDialog = lazyWithRetry(async () => (await import('./turn-on.tsx')).TurnOnDialog);
const TurnOffDialog = lazyWithRetry(async () => (await import('./turn-off.tsx')).TurnOffDialog);

/** Shows whether two-step verification is on, with the dialogs to turn it on and off. */
export function TwoStepSection() {
  const { twoStep } = useSignedInUser();
  const [form, setForm] = useState<'on' | 'off'>();
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => setForm(undefined);
  return (
    <ProfileSection aria-labelledby="two-step">
      <SectionTitle id="two-step">
        Two-step verification{' '}
        <Badge tone={twoStep ? 'success' : 'neutral'}>{twoStep ? 'On' : 'Off'}</Badge>
      </SectionTitle>
      <p>
        {twoStep
          ? 'Signing in requires your password and a code from your authenticator app.'
          : 'Protect your account with a code from an authenticator app, in addition to your password.'}{' '}
        Turning it {twoStep ? 'off' : 'on'} signs out your other devices.
      </p>
      {form === undefined && (
        <Button ref={opener} onClick={() => setForm(twoStep ? 'off' : 'on')}>
          {twoStep ? 'Turn off' : 'Set up'}
        </Button>
      )}
      {form && <RestoreFocus restore={() => opener.current?.focus()} />}
      <LazyBoundary onLoadError={close}>
        {form === 'on' && <TurnOnDialog onClose={close} />}
        {form === 'off' && <TurnOffDialog onClose={close} />}
      </LazyBoundary>
    </ProfileSection>
  );
}
