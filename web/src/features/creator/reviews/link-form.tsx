import { limits } from '@grantwright/shared/contract';
import { useState } from 'react';
import { Field } from '../../../ui/field.tsx';
import { InlineForm } from '../../../ui/inline-form.tsx';
import { Select, TextInput } from '../../../ui/inputs.tsx';
import type { useReviewLinks } from './use-review-links.ts';

const expiryChoices = [7, 14, 30, limits.reviewDays];

/** The form for creating a review link. */
export function ReviewLinkForm({ create }: Pick<ReturnType<typeof useReviewLinks>, 'create'>) {
  const [name, setName] = useState('');
  const [days, setDays] = useState(14);
  return (
    <InlineForm
      button="Create link"
      submission={create}
      fallback="We couldn’t create the link. Please try again."
      onSubmit={() => create.mutate({ name, days }, { onSuccess: () => setName('') })}
    >
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
    </InlineForm>
  );
}
