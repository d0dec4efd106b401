import { useState } from 'react';
import styled from 'styled-components';
import { api } from '../../../lib/api.ts';
import { endpoints } from '../../../lib/endpoints.ts';
import { formatLongDate } from '../../../lib/format.ts';
import { leavePage } from '../../../lib/page-navigation.ts';
import { paths } from '../../../lib/paths.ts';
import { useSignedInUser } from '../../../lib/session.ts';
import { removeLocalData } from '../../../domain/local-data/local-data.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { space } from '../../../ui/tokens.ts';
import { ProofForm } from '../two-step/proof-form.tsx';

/**
 * Explains what is deleted and what is kept, and closes the account after asking for the password and, if needed, a
 * code.
 */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { id, twoStep } = useSignedInUser();
  const [dueAt, setDueAt] = useState<string>();
  const leave = () => leavePage(paths.home);
  if (dueAt)
    return (
      <Dialog
        // Another dialog, so that it is announced and gains focus.
        key="closed"
        open
        onOpenChange={leave}
        title="Your account is closed"
        footer={
          <Button variant="primary" onClick={leave}>
            OK
          </Button>
        }
      >
        <Notice alert>
          It will be deleted on {formatLongDate(dueAt)}. If you change your mind, sign in before
          then and choose “Keep my account”.
        </Notice>
      </Dialog>
    );
  return (
    <Dialog open onOpenChange={onClose} title="Delete account">
      <Stack>
        <div>
          <p>We delete:</p>
          <ul>
            <li>your organizations</li>
            <li>your documents and the text extracted from them</li>
            <li>your applications with all their versions, review links and comments</li>
            <li>your jobs, unused credits and sessions</li>
            <li>your username, email and password</li>
          </ul>
        </div>
        <p>
          We keep your payments, for accounting: amount, date, status, and the IDs of the payment
          and of your account. They contain neither your name nor your email.
        </p>
        <p>
          Your account is closed immediately on every device, and your review links stop working. We
          then show you the date of its deletion; until then, you can sign in to keep it. Unsaved
          changes in this browser are deleted immediately and for good.
        </p>
        <ProofForm
          fields={twoStep ? (['currentPassword', 'code'] as const) : (['currentPassword'] as const)}
          button="Delete account"
          danger
          failure="Failed to delete the account"
          send={({ currentPassword, code }) =>
            api(endpoints.closeAccount, { body: { currentPassword, ...(twoStep && { code }) } })
          }
          onSuccess={({ dueAt: due }) => {
            void removeLocalData(id, 'nothing');
            setDueAt(due);
          }}
          onClose={onClose}
        />
      </Stack>
    </Dialog>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space[4]};
  ul {
    padding-left: ${space[6]};
    list-style: disc;
  }
`;
