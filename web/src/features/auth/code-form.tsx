import type { User } from '@grantwright/shared/contract';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { api } from '../../lib/api.ts';
import { endpoints } from '../../lib/endpoints.ts';
import { Button } from '../../ui/button.tsx';
import { size, space } from '../../ui/tokens.ts';
import { AuthForm } from './auth-form.tsx';

const inputs = [
  {
    name: 'code',
    label: 'Code',
    autoComplete: 'one-time-code',
    autoCapitalize: 'none',
    maxLength: 40,
  },
] as const;

type CodeFormProps = {
  credentials: { email: string; password: string; keepAccount?: true };
  onSuccess: (user: User) => void;
  onBack: () => void;
};

/** The second step of signing in, for accounts with two-step verification. */
export function CodeForm({ credentials, onSuccess, onBack }: CodeFormProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <Stack ref={box}>
      <p>Enter the 6-digit code from your authenticator app, or one of your recovery codes.</p>
      <AuthForm
        inputs={inputs}
        send={({ code }) =>
          api(endpoints.login, { body: { ...credentials, code }, onSignedOut: 'stay' })
        }
        onSuccess={onSuccess}
        failure={{ title: 'Login Failed', fallback: 'We couldn’t check the code. Try again.' }}
        button="Sign In"
        pendingButton="Signing in..."
      />
      <Button variant="quiet" wide onClick={onBack}>
        Back
      </Button>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space[4]};
  font-size: ${size.small};
`;
