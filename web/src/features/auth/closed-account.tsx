import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/stack.ts';
import { AuthForm } from './auth-form.tsx';

type ClosedAccountProps<Result> = {
  /** When the account will be deleted. */
  message: string;
  keep: () => Promise<Result>;
  onSuccess: (result: Result) => void;
  onBack: () => void;
};

/** Shown when a user signs in to a closed account: states when it will be deleted and offers to keep it. */
export function ClosedAccount<Result>(props: ClosedAccountProps<Result>) {
  return (
    <Stack $gap={4}>
      <Notice tone="warning" alert>
        {props.message}
      </Notice>
      <AuthForm
        inputs={[]}
        send={props.keep}
        onSuccess={props.onSuccess}
        failure={{ title: 'Login Failed', fallback: 'Your account is still closed. Try again.' }}
        button="Keep my account"
        pendingButton="Signing in..."
      />
      <Button variant="quiet" wide onClick={props.onBack}>
        Back
      </Button>
    </Stack>
  );
}
