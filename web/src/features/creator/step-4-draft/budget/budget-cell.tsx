import { useState } from 'react';
import styled from 'styled-components';
import { FieldError } from '../../../../ui/field.tsx';
import { TextInput } from '../../../../ui/inputs.tsx';
import { color, media, size, space } from '../../../../ui/tokens.ts';
import { visuallyHidden } from '../../../../ui/visually-hidden.ts';

type BudgetCellProps = {
  id: string;
  label: string;
  value: string;
  maxLength: number;
  isAmount?: boolean;
  error?: string | undefined;
  /** The id of the element that describes the field when there is no error. */
  describedBy?: string | undefined;
  onChange: (text: string) => void;
};

/**
 * A field in a budget line. Its label is visible only if lines are shown as cards; otherwise the column has a heading.
 */
export function BudgetCell(props: BudgetCellProps) {
  const { id, label, value, maxLength, isAmount, describedBy, onChange } = props;
  // Partially typed input is not always valid: "12,5" on the way to "12,500".
  const [isTyping, setIsTyping] = useState(false);
  const error = isTyping ? undefined : props.error;
  return (
    <Cell>
      <label htmlFor={id}>{label}</label>
      <TextInput
        id={id}
        autoComplete="off"
        maxLength={maxLength}
        dir={isAmount ? undefined : 'auto'}
        value={value}
        onChange={(event) => {
          setIsTyping(true);
          onChange(event.target.value);
        }}
        onBlur={() => setIsTyping(false)}
        inputMode={isAmount ? 'decimal' : undefined}
        data-amount={isAmount}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : describedBy}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Cell>
  );
}

const Cell = styled.div`
  min-width: 0;
  label {
    font-size: ${size.tiny};
    color: ${color.inkSoft};
  }
  [data-amount] {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  ${media.desktop} {
    position: relative;
    input {
      padding-inline: ${space[2]};
    }
    label {
      ${visuallyHidden}
    }
  }
`;
