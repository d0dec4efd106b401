import type { ReactNode } from 'react';
import styled from 'styled-components';
import { getErrorMessage } from '../lib/errors.ts';
import { Button } from './button.tsx';
import { FieldError } from './field.tsx';
import { media, space } from './tokens.ts';
import { Stack } from './stack.ts';

type InlineFormProps = {
  button: string;
  submission: { isPending: boolean; isError: boolean; error: unknown };
  /** Shown if the submission fails for an unknown reason. */
  fallback: string;
  onSubmit: () => void;
  /** A wide field and a narrow one. */
  children: ReactNode;
};

/** A form with two fields and its button on one line, or one below the other on phones. */
export function InlineForm({ button, submission, fallback, onSubmit, children }: InlineFormProps) {
  return (
    <Stack
      as="form"
      $gap={2}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Line>
        {children}
        <Button type="submit" variant="primary" pending={submission.isPending}>
          {button}
        </Button>
      </Line>
      {submission.isError && <FieldError>{getErrorMessage(submission.error, fallback)}</FieldError>}
    </Stack>
  );
}
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 130px auto;
  align-items: end;
  gap: ${space[3]};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
