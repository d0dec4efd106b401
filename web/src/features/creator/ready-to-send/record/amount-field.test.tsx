import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { AmountField } from './amount-field.tsx';

function Example() {
  const [value, setValue] = useState<number | undefined>(20_000);
  return (
    <>
      <AmountField label="Amount" currency="USD" value={value} onChange={setValue} />
      <button onClick={() => setValue(19_000)}>Use other version</button>
    </>
  );
}

it('keeps the amount as typed, until another version of the application changes it', async () => {
  const user = userEvent.setup();
  render(<Example />);
  const field = screen.getByLabelText<HTMLInputElement>('Amount (USD)');
  expect(field.value).toBe('20,000');
  await user.clear(field);
  expect(field.value).toBe('');
  await user.type(field, '$11000');
  expect(field.value).toBe('$11000');
  await user.click(screen.getByRole('button'));
  expect(field.value).toBe('19,000');
});
