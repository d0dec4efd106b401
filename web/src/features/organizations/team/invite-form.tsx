import { limits, type MemberRole } from '@grantwright/shared/contract';
import { useState } from 'react';
import styled from 'styled-components';
import { getErrorMessage } from '../../../lib/errors.ts';
import { getDisplayName, useSignedInUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, FieldError } from '../../../ui/field.tsx';
import { Select, TextInput } from '../../../ui/inputs.tsx';
import { media, space } from '../../../ui/tokens.ts';
import type { useTeam } from './use-team.ts';

export function InviteForm({ invite }: Pick<ReturnType<typeof useTeam>, 'invite'>) {
  const ownerName = getDisplayName(useSignedInUser());
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<MemberRole>('editor');
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        invite.mutate({ email, role, ownerName }, { onSuccess: () => setEmail('') });
      }}
    >
      <Line>
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
              onChange={(event) => setRole(event.target.value as MemberRole)}
            >
              <option value="editor">Editor</option>
              <option value="viewer">Viewer</option>
            </Select>
          )}
        </Field>
        <Button type="submit" variant="primary" pending={invite.isPending}>
          Create invitation
        </Button>
      </Line>
      {invite.isError && (
        <FieldError>
          {getErrorMessage(invite.error, 'We couldn’t create the invitation. Please try again.')}
        </FieldError>
      )}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[2]};
`;
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 130px auto;
  align-items: end;
  gap: ${space[3]};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
