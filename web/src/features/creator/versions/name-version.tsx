import { limits } from '@grantwright/shared/contract';
import { useState } from 'react';
import styled from 'styled-components';
import { getErrorMessage } from '../../../lib/errors.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/inputs.tsx';
import { media, space } from '../../../ui/tokens.ts';
import type { useVersions } from './use-versions.ts';

/** Stores the current text as a named version. */
export function NameVersionForm({ name }: Pick<ReturnType<typeof useVersions>, 'name'>) {
  const [value, setValue] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const failure = name.error
    ? getErrorMessage(name.error, 'We couldn’t save this version. Try again.')
    : undefined;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        const trimmedName = value.trim();
        setIsMissing(trimmedName === '');
        if (trimmedName !== '') name.mutate(trimmedName, { onSuccess: () => setValue('') });
      }}
    >
      <Field
        label="Name of the current text"
        error={isMissing ? 'Enter a name, such as “Sent to the board”.' : failure}
      >
        {(control) => (
          <Line>
            <TextInput
              {...control}
              value={value}
              maxLength={limits.name}
              onChange={(event) => setValue(event.target.value)}
            />
            <Button type="submit" pending={name.isPending}>
              Name this version
            </Button>
          </Line>
        )}
      </Field>
    </Form>
  );
}

const Form = styled.form`
  margin-bottom: ${space[6]};
`;
const Line = styled.div`
  display: flex;
  gap: ${space[2]};
  > input {
    flex: 1;
    min-width: 0;
  }
  ${media.phone} {
    flex-direction: column;
  }
`;
