import { organizationTypeLabels } from '@grantwright/shared/contract';
import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import type { OrganizationField } from '../../../domain/organization-form/organization-form.ts';
import { color, radius, size, space } from '../../../ui/tokens.ts';
import { formatSource, type SourcedValue } from './extracted-fields.ts';

const typeLabels: Record<string, string | undefined> = organizationTypeLabels;

type ConflictingValuesProps = {
  field: OrganizationField;
  label: string;
  value: string;
  options: readonly SourcedValue[];
  onChoose: (option: SourcedValue) => void;
};

/** Offers the conflicting values found in the documents for a field, newest first. */
export function ConflictingValues(props: ConflictingValuesProps) {
  const { field, label, value, options, onChoose } = props;
  const group = useId();
  return (
    <Box>
      <legend>
        <TriangleAlert size={14} />
        Your documents disagree: {label}
      </legend>
      {options.map((option, index) => (
        <label key={`${option.document}-${index}`}>
          <input
            type="radio"
            name={group}
            checked={value === option.value}
            onChange={() => onChoose(option)}
          />
          <span>
            <strong>
              {(field === 'organizationType' && typeLabels[option.value]) || option.value}
            </strong>
            <small>
              {formatSource(option)}
              {option.quote && <q>{option.quote}</q>}
            </small>
          </span>
        </label>
      ))}
    </Box>
  );
}

const Box = styled.fieldset`
  min-width: 0;
  margin: ${space[2]} 0 0;
  padding: ${space[3]};
  border: 0;
  border-left: 3px solid ${color.amber};
  border-radius: 0 ${radius.small} ${radius.small} 0;
  background: ${color.amberSoft};
  font-size: ${size.small};
  legend {
    display: contents;
    color: ${color.amber};
    font-weight: 550;
    svg {
      display: inline-block;
      margin-right: 6px;
      vertical-align: -2px;
    }
  }
  label {
    display: flex;
    align-items: flex-start;
    gap: ${space[2]};
    min-height: 32px;
    padding: ${space[1]} 0;
    cursor: pointer;
  }
  input {
    flex-shrink: 0;
    width: 18px;
    height: 18px;
    margin: 2px 0 0;
  }
  span {
    min-width: 0;
  }
  strong {
    display: block;
    font-weight: 550;
  }
  small {
    color: ${color.inkSoft};
    font-size: ${size.tiny};
  }
  q {
    margin-left: 6px;
  }
`;
