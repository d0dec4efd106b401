import { limits } from '@grantwright/shared/contract';
import { useState } from 'react';
import { InlineForm } from '../../../ui/inline-form.tsx';
import { OptionField } from '../../../ui/option-select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { useReviewLinks } from './use-review-links.ts';

const expiryOptions = [7, 14, 30, limits.reviewDays].map((value) => ({
  value,
  label: `${value} days`,
}));

/** The form for creating a review link. */
export function ReviewLinkForm({ create }: Pick<ReturnType<typeof useReviewLinks>, 'create'>) {
  const [name, setName] = useState('');
  const [days, setDays] = useState(14);
  return (
    <InlineForm
      button="Create link"
      submission={create}
      fallback="We couldn’t create the link. Try again."
      onSubmit={() => create.mutate({ name, days }, { onSuccess: () => setName('') })}
    >
      <TextField
        label="Who is it for?"
        optional
        value={name}
        maxLength={limits.name}
        onChange={(event) => setName(event.target.value)}
      />
      <OptionField label="Works for" value={days} options={expiryOptions} onChoose={setDays} />
    </InlineForm>
  );
}
