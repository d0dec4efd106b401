import { limits, type MemberRole } from '@grantwright/shared/contract';
import { useState } from 'react';
import { getDisplayName, useSignedInUser } from '../../../lib/session.ts';
import { InlineForm } from '../../../ui/inline-form.tsx';
import { OptionField } from '../../../ui/option-select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { roleOptions } from './role-options.ts';
import type { useTeam } from './use-team.ts';

export function InviteForm({ invite }: Pick<ReturnType<typeof useTeam>, 'invite'>) {
  const ownerName = getDisplayName(useSignedInUser());
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<MemberRole>('editor');
  return (
    <InlineForm
      button="Create invitation"
      submission={invite}
      fallback="We couldn’t create the invitation. Try again."
      onSubmit={() => invite.mutate({ email, role, ownerName }, { onSuccess: () => setEmail('') })}
    >
      <TextField
        label="Colleague’s email"
        type="email"
        value={email}
        maxLength={limits.name}
        onChange={(event) => setEmail(event.target.value)}
      />
      <OptionField label="Role" value={role} options={roleOptions} onChoose={setRole} />
    </InlineForm>
  );
}
