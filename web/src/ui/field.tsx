import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import styled from 'styled-components';
import { color, size } from './tokens.ts';

/** Props that connect a control with its label, hint and error. */
export type ControlProps = {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
};

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Adds an asterisk to the label. */
  required?: boolean;
  /** Adds "(optional)" to the label, in forms where most fields are required. */
  optional?: boolean;
  /** A counter or link, to the right of the label. */
  aside?: ReactNode;
  id?: string;
  children: (control: ControlProps) => ReactNode;
};

/** A labeled control with its hint and error, associated for screen readers. */
export function Field(props: FieldProps) {
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const controlProps = [props.error && errorId, props.hint && hintId].filter(Boolean).join(' ');
  return (
    <Stack>
      <LabelRow>
        <Label htmlFor={id}>
          {props.label}
          {props.required && <span aria-hidden> *</span>}
          {props.optional && <Optional> (optional)</Optional>}
        </Label>
        {props.aside && <Aside>{props.aside}</Aside>}
      </LabelRow>
      {props.children({
        id,
        ...(controlProps && { 'aria-describedby': controlProps }),
        ...(props.error && { 'aria-invalid': true }),
        ...(props.required && { 'aria-required': true }),
      })}
      {props.error && <FieldError id={errorId}>{props.error}</FieldError>}
      {props.hint && <Hint id={hintId}>{props.hint}</Hint>}
    </Stack>
  );
}

/** States what is wrong and how to fix it. The icon conveys the same meaning as the color. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <ErrorText id={id}>
      <CircleAlert size={16} />
      <span>{children}</span>
    </ErrorText>
  );
}

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
`;
const LabelRow = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: 12px;
`;
export const Label = styled.label`
  font-size: ${size.small};
  font-weight: 550;
`;
const Optional = styled.span`
  font-weight: 400;
  color: ${color.inkSoft};
`;
const Aside = styled.span`
  font-size: ${size.tiny};
  color: ${color.inkSoft};
`;
export const Hint = styled.p`
  font-size: ${size.tiny};
  color: ${color.inkSoft};
`;
const ErrorText = styled.p`
  display: flex;
  gap: 6px;
  font-size: ${size.small};
  color: ${color.red};
  svg {
    margin-top: 3px;
  }
`;
