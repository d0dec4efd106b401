import type { EnteredLimit, LengthLimit } from '@grantwright/shared/contract';
import { useState } from 'react';
import styled from 'styled-components';
import { Choice, ChoiceList } from '../../../ui/choice.ts';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Select, TextInput } from '../../../ui/inputs.tsx';
import { space } from '../../../ui/tokens.ts';

const units: ReadonlyArray<keyof LengthLimit> = ['pages', 'words', 'characters'];

export type LimitDialogProps = {
  /** The names of the sections to write, and of the documents to attach. */
  sections: readonly string[];
  attachments: readonly string[];
  onAdd: (limit: EnteredLimit) => void;
  onClose: () => void;
};

/** Adds a limit for one section or for several together. The pages of attachments can count toward it. */
export function LimitDialog({ sections, attachments, onAdd, onClose }: LimitDialogProps) {
  const [amount, setAmount] = useState('');
  const [unit, setUnit] = useState<keyof LengthLimit>('pages');
  const [covered, setCovered] = useState<readonly string[]>([]);
  const [attached, setAttached] = useState<readonly string[]>([]);
  const maximum = Number(amount.replaceAll(',', ''));
  const isValid = maximum > 0 && (unit === 'pages' || Number.isInteger(maximum));
  const hasAttachments = unit === 'pages' && attachments.length > 0;
  const save = () => {
    onAdd({
      [unit]: maximum,
      sections: [...covered],
      ...(hasAttachments && attached.length > 0 && { attachments: [...attached] }),
    });
    onClose();
  };
  return (
    <FormDialog
      title="Add a length limit"
      isSaving={false}
      canSave={isValid && covered.length > 0}
      onSave={save}
      onClose={onClose}
    >
      <Amount>
        <Field label="At most">
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              autoComplete="off"
              maxLength={9}
              value={amount}
              onChange={(event) => setAmount(event.target.value.replaceAll(/[^\d.,]/g, ''))}
            />
          )}
        </Field>
        <Field label="Unit">
          {(control) => (
            <Select
              {...control}
              value={unit}
              onChange={(event) =>
                setUnit(units.find((one) => one === event.target.value) ?? 'pages')
              }
            >
              {units.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </Select>
          )}
        </Field>
      </Amount>
      <NameChoices
        label="Sections within this limit, together"
        names={sections}
        chosen={covered}
        onChange={setCovered}
      />
      {hasAttachments && (
        <NameChoices
          label="Documents whose pages count too"
          names={attachments}
          chosen={attached}
          onChange={setAttached}
        />
      )}
    </FormDialog>
  );
}

type NameChoicesProps = {
  label: string;
  names: readonly string[];
  chosen: readonly string[];
  onChange: (names: readonly string[]) => void;
};

const NameChoices = ({ label, names, chosen, onChange }: NameChoicesProps) => (
  <div role="group" aria-label={label}>
    <strong>{label}</strong>
    <ChoiceList role="list">
      {names.map((name) => (
        <li key={name}>
          <Choice>
            <input
              type="checkbox"
              checked={chosen.includes(name)}
              onChange={({ target }) =>
                onChange(
                  names.filter((one) => (one === name ? target.checked : chosen.includes(one))),
                )
              }
            />
            <span dir="auto">{name}</span>
          </Choice>
        </li>
      ))}
    </ChoiceList>
  </div>
);

const Amount = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space[3]};
`;
