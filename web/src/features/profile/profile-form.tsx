import { limits } from '@grantwright/shared/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { userQuery, useSignedInUser } from '../../lib/session.ts';
import { api } from '../../lib/api.ts';
import { calls } from '../../lib/calls.ts';
import { sessionDraft } from '../../lib/session-draft.ts';
import { errorMessage, takenField } from '../../lib/errors.ts';
import { longDate } from '../../lib/format.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.ts';
import { color, size } from '../../ui/tokens.ts';
import type { FormError } from './form-error.ts';
import { fieldError, focusField, invalidProps } from './form-error.ts';
import { ProfileFormLayout } from './profile-form-layout.ts';

const failed = 'Failed to update profile';
const incomplete = 'Please fill in all fields';
const names = ['username', 'email'] as const;
type Name = (typeof names)[number];
type Names = Record<Name, string>;

const namesIn = (form: HTMLFormElement): Names => {
  const data = new FormData(form);
  return { username: String(data.get('username')), email: String(data.get('email')) };
};

export function ProfileForm() {
  const user = useSignedInUser();
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<FormError<Name>>();
  const [draft] = useState(() => sessionDraft<Names>(`profile:${user.id}`));
  const [kept, setKept] = useState(() => draft.read());

  const save = useAction({
    mutationFn: (body: Names) => api(calls.updateProfile, { body }),
    onSuccess: (updated) => {
      client.setQueryData(userQuery.queryKey, updated);
      draft.clear();
      setKept(undefined);
      notify.success('Profile updated successfully');
    },
    onError: (error) => {
      const taken = takenField(error);
      setProblem({ fields: taken ? [taken] : [], message: errorMessage(error, failed) });
      focusField(form.current, taken);
      notify.serverMessageOr('Error', error, failed);
    },
  });

  /** A session may end at any moment, and takes the screen with it. */
  const keep = (typed: Names) => {
    if (names.every((name) => typed[name] === user[name])) draft.clear();
    else draft.write(typed);
  };
  const startOver = () => {
    draft.clear();
    setKept(undefined);
    for (const name of names) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = user[name];
    }
    focusField(form.current, 'username');
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (save.isPending) return;
    const typed = namesIn(event.currentTarget);
    const [username, email] = [typed.username.trim(), typed.email.trim()];
    const empty = names.filter((name) => !{ username, email }[name]);
    setProblem(empty.length > 0 ? { fields: empty, message: incomplete } : undefined);
    if (empty.length === 0) return save.mutate({ username, email });
    notify.error('Error', incomplete);
    focusField(form.current, empty[0]);
    return undefined;
  };

  return (
    <ProfileFormLayout
      ref={form}
      onSubmit={submit}
      onInput={(event) => keep(namesIn(event.currentTarget))}
      noValidate
    >
      {kept && (
        <Notice>
          We restored what you typed. It is not saved yet.{' '}
          <Button size="small" variant="quiet" onClick={startOver}>
            Start over
          </Button>
        </Notice>
      )}
      <Field label="Username" error={fieldError(problem, 'username')}>
        {(control) => (
          <TextInput
            {...control}
            {...invalidProps(problem, 'username')}
            name="username"
            defaultValue={kept?.username ?? user.username}
            autoComplete="username"
            maxLength={limits.name}
          />
        )}
      </Field>
      <Field label="Email" error={fieldError(problem, 'email')}>
        {(control) => (
          <TextInput
            {...control}
            {...invalidProps(problem, 'email')}
            name="email"
            type="email"
            defaultValue={kept?.email ?? user.email}
            autoComplete="email"
            maxLength={limits.name}
          />
        )}
      </Field>
      <Since>
        <dt>Member since</dt>
        <dd>{user.createdAt ? longDate(user.createdAt) : 'N/A'}</dd>
      </Since>
      {problem?.fields.length === 0 && <FieldError>{problem.message}</FieldError>}
      <Button type="submit" variant="primary" pending={save.isPending}>
        {save.isPending ? 'Saving...' : 'Save Changes'}
      </Button>
    </ProfileFormLayout>
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
