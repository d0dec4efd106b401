import { limits } from '@grantwright/shared/contract';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { formatLongDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RestoreFocus } from '../../ui/restore-focus.tsx';
import { color, size } from '../../ui/tokens.ts';
import { focusField, getFieldError, getInvalidProps, type FormError } from './form-error.ts';
import { PendingEmail } from './pending-email.tsx';
import { ProfileFormLayout } from './profile-form-layout.ts';
import type { ProfileField } from './profile-values.ts';
import { useProfileForm } from './use-profile-form.ts';

export function ProfileForm() {
  const { user, form, problem, restoredValues, isSaving, ...profile } = useProfileForm();
  const focusEmail = () => focusField(form.current, 'email');
  return (
    <ProfileFormLayout ref={form} onSubmit={profile.submit} onInput={profile.storeDraft} noValidate>
      {restoredValues && (
        <Notice>
          We restored what you typed. It is not saved yet.{' '}
          <Button size="small" variant="quiet" onClick={profile.startOver}>
            Start over
          </Button>
        </Notice>
      )}
      <ProfileTextField
        label="Username"
        name="username"
        problem={problem}
        defaultValue={restoredValues?.username ?? user.username}
      />
      <ProfileTextField
        label="Email"
        name="email"
        type="email"
        problem={problem}
        defaultValue={restoredValues?.email ?? user.email}
      />
      {profile.needsPassword && (
        <>
          <RestoreFocus restore={focusEmail} />
          <ProfileTextField
            label="Current Password"
            name="currentPassword"
            type="password"
            autoComplete="current-password"
            hint="To change your email, enter your current password. The change takes effect when you confirm it from the link we send to the new address."
            problem={problem}
          />
        </>
      )}
      {profile.needsCode && (
        <ProfileTextField
          label="Code"
          name="code"
          autoComplete="one-time-code"
          hint="From your authenticator app, or a recovery code."
          maxLength={40}
          problem={problem}
        />
      )}
      <PendingEmail restoreFocus={focusEmail} />
      <MemberSince>
        <dt>Member since</dt>
        <dd>{user.createdAt ? formatLongDate(user.createdAt) : 'N/A'}</dd>
      </MemberSince>
      {problem?.fields.length === 0 && <FieldError>{problem.message}</FieldError>}
      <Button type="submit" variant="primary" pending={isSaving}>
        {isSaving ? 'Saving...' : 'Save Changes'}
      </Button>
    </ProfileFormLayout>
  );
}

type ProfileTextFieldProps = ComponentProps<'input'> & {
  label: string;
  name: ProfileField;
  hint?: string;
  problem: FormError<ProfileField> | undefined;
};

const ProfileTextField = ({ label, name, hint, problem, ...input }: ProfileTextFieldProps) => (
  <TextField
    label={label}
    hint={hint}
    error={getFieldError(problem, name)}
    {...getInvalidProps(problem, name)}
    name={name}
    autoComplete={name}
    maxLength={limits.name}
    {...input}
  />
);

const MemberSince = styled.dl`
  font-size: ${size.small};
  dt {
    font-weight: 550;
  }
  dd {
    margin: 2px 0 0;
    color: ${color.inkSoft};
  }
`;
