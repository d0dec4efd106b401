import { limits } from '@grantwright/shared/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { userQuery, useSignedInUser } from '../../app/session.ts';
import { api } from '../../lib/api.ts';
import { calls } from '../../lib/calls.ts';
import { detailOf } from '../../lib/errors.ts';
import { longDate } from '../../lib/format.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { notify } from '../../ui/toasts.tsx';
import { color, size } from '../../ui/tokens.ts';
import { Form } from './form.ts';

const failed = 'Failed to update profile';

export function ProfileForm() {
  const user = useSignedInUser();
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string>();

  const save = useAction({
    mutationFn: (body: { username: string; email: string }) => api(calls.updateProfile, { body }),
    onSuccess: (updated) => {
      client.setQueryData(userQuery.queryKey, updated);
      notify.success('Profile updated successfully');
    },
    onError: (error) => {
      setProblem(detailOf(error, failed));
      notify.failure('Error', error, failed);
    },
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (save.isPending) return;
    const data = new FormData(event.currentTarget);
    const username = String(data.get('username')).trim();
    const email = String(data.get('email')).trim();
    setProblem(undefined);
    if (username && email) return save.mutate({ username, email });
    setProblem('Please fill in all fields');
    notify.error('Error', 'Please fill in all fields');
    form.current
      ?.querySelector<HTMLInputElement>(username ? '[name="email"]' : '[name="username"]')
      ?.focus();
    return undefined;
  };

  return (
    <Form ref={form} onSubmit={submit} noValidate>
      <Field label="Username">
        {(control) => (
          <TextInput
            {...control}
            name="username"
            defaultValue={user.username}
            autoComplete="username"
            maxLength={limits.name}
          />
        )}
      </Field>
      <Field label="Email">
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            defaultValue={user.email}
            autoComplete="email"
            maxLength={limits.name}
          />
        )}
      </Field>
      <Since>
        <dt>Member since</dt>
        <dd>{user.createdAt ? longDate(user.createdAt) : 'N/A'}</dd>
      </Since>
      {problem && <FieldError alert>{problem}</FieldError>}
      <Button type="submit" variant="primary" pending={save.isPending}>
        {save.isPending ? 'Saving...' : 'Save Changes'}
      </Button>
    </Form>
  );
}

const Since = styled.dl`
  font-size: ${size.small};
  dt {
    font-weight: 550;
  }
  dd {
    margin: 2px 0 0;
    color: ${color.inkSoft};
  }
`;
