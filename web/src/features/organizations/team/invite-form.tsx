import { limits, type MemberRole } from '@grantwright/shared/contract';
import { useState } from 'react';
import { getDisplayName, useSignedInUser } from '../../../lib/session.ts';
import { Field } from '../../../ui/field.tsx';
import { InlineForm } from '../../../ui/inline-form.tsx';
import { Select, TextInput } from '../../../ui/inputs.tsx';
import type { useTeam } from './use-team.ts';

export function InviteForm({ invite }: Pick<ReturnType<typeof useTeam>, 'invite'>) {
  const ownerName = getDisplayName(useSignedInUser());
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<MemberRole>('editor');
  return (
    <InlineForm
      button="Create invitation"
      submission={invite}
      fallback="We couldn’t create the invitation. Please try again."
      onSubmit={() => invite.mutate({ email, role, ownerName }, { onSuccess: () => setEmail('') })}
    >
      <Field label="Colleague’s email">
        {(control) => (
          <TextInput
            {...control}
            type="email"
            value={email}
            maxLength={limits.name}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Field label="Role">
        {(control) => (
          <Select
            {...control}
            value={role}
            onChange={(event) => setRole(event.target.value === 'viewer' ? 'viewer' : 'editor')}
          >
            <option value="editor">Editor</option>
            <option value="viewer">Viewer</option>
          </Select>
        )}
      </Field>
    </InlineForm>
  );
}
