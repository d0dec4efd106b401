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
  autoFocus?: boolean;
  onChange: (text: string) => void;
};

/** A field of a budget line. Where the lines are cards, its label is visible; otherwise the column has a heading. */
export function BudgetCell(props: BudgetCellProps) {
  const { id, label, value, maxLength, isAmount, error, autoFocus, onChange } = props;
  return (
    <Cell>
      <label htmlFor={id}>{label}</label>
      <TextInput
        id={id}
        autoComplete="off"
        autoFocus={autoFocus}
        maxLength={maxLength}
        dir={isAmount ? undefined : 'auto'}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputMode={isAmount ? 'decimal' : undefined}
        data-amount={isAmount}
        {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
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
