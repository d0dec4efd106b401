import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { endpoints } from '../../../lib/endpoints.ts';
import { createQueryKey } from '../../../lib/query.ts';
import { userQuery } from '../../../lib/session.ts';
import { notify } from '../../../ui/notify.ts';
import { ProofForm } from './proof-form.tsx';
import { twoStepEndpoints } from './two-step-endpoints.ts';

/** Turns off two-step verification after asking for the password and a code. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  return (
    <ProofForm
      fields={['currentPassword', 'code'] as const}
      button="Turn off"
      send={(body) => api(twoStepEndpoints.turnOffTwoStep, { body })}
      onSuccess={() => {
        notify.success('Two-step verification is off');
        void client.invalidateQueries({ queryKey: userQuery.queryKey });
        void client.invalidateQueries({ queryKey: createQueryKey(endpoints.listSessions) });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
