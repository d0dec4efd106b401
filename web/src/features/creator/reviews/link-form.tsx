import { limits } from '@grantwright/shared/contract';
import { useState } from 'react';
import styled from 'styled-components';
import { getErrorMessage } from '../../../lib/errors.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, FieldError } from '../../../ui/field.tsx';
import { Select, TextInput } from '../../../ui/inputs.tsx';
import { media, space } from '../../../ui/tokens.ts';
import type { useReviewLinks } from './use-review-links.ts';

const expiryChoices = [7, 14, 30, limits.reviewDays];

/** The form for creating a review link. */
export function ReviewLinkForm({ create }: Pick<ReturnType<typeof useReviewLinks>, 'create'>) {
  const [name, setName] = useState('');
  const [days, setDays] = useState(14);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        create.mutate({ name, days }, { onSuccess: () => setName('') });
      }}
    >
      <Line>
        <Field label="Who is it for?" optional>
          {(control) => (
            <TextInput
              {...control}
              value={name}
              maxLength={limits.name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label="Works for">
          {(control) => (
            <Select
              {...control}
              value={days}
              onChange={(event) => setDays(Number(event.target.value))}
            >
              {expiryChoices.map((choice) => (
                <option key={choice} value={choice}>
                  {choice} days
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" variant="primary" pending={create.isPending}>
          Create link
        </Button>
      </Line>
      {create.isError && (
        <FieldError>
          {getErrorMessage(create.error, 'We couldn’t create the link. Please try again.')}
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
