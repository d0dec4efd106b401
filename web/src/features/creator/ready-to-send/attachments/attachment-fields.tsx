import type { AttachmentRow, LibraryDocument } from '@grantwright/shared/contract';
import { useState } from 'react';
import styled from 'styled-components';
import { TextField } from '../../../../ui/text-field.tsx';
import { media, size, space } from '../../../../ui/tokens.ts';
import { FileChoice } from './file-choice.tsx';

/** `undefined` clears a field. */
export type AttachmentChange = { [Key in keyof AttachmentRow]?: AttachmentRow[Key] | undefined };

type AttachmentFieldsProps = {
  row: AttachmentRow;
  documents: readonly LibraryDocument[] | undefined;
  onChange: (change: AttachmentChange) => void;
};

/** Edits who prepares an attachment, when it is due, its file and its length. */
export function AttachmentFields({ row, documents, onChange }: AttachmentFieldsProps) {
  return (
    <Grid>
      <FileChoice
        documents={documents}
        documentId={row.documentId}
        onChoose={(document) =>
          onChange({
            documentId: document?.id,
            ...(document && { state: 'ready', pages: document.reading.pages ?? row.pages }),
          })
        }
      />
      <TextField
        label="Who prepares it"
        autoComplete="off"
        maxLength={200}
        value={row.owner ?? ''}
        onChange={(event) => onChange({ owner: event.target.value || undefined })}
      />
      <TextField
        label="Needed by"
        type="date"
        value={row.due ?? ''}
        onChange={(event) => onChange({ due: event.target.value || undefined })}
      />
      <NumberField label="Pages" value={row.pages} onChange={(pages) => onChange({ pages })} />
      <NumberField
        label="Page limit"
        hasDecimals
        value={row.maxPages}
        onChange={(maxPages) => onChange({ maxPages })}
      />
      <NumberField
        label="Size limit in MB"
        hasDecimals
        value={row.maxMegabytes}
        onChange={(maxMegabytes) => onChange({ maxMegabytes })}
      />
      <Check>
        <input
          type="checkbox"
          checked={row.isCounted ?? false}
          onChange={(event) => onChange({ isCounted: event.target.checked })}
        />
        Counts toward the page limit
      </Check>
    </Grid>
  );
}

type NumberFieldProps = {
  label: string;
  value: number | undefined;
  hasDecimals?: boolean;
  onChange: (value: number | undefined) => void;
};

function NumberField({ label, value, hasDecimals = false, onChange }: NumberFieldProps) {
  // While the user types, the text need not be a number: "", "2."
  const [typed, setTyped] = useState<string>();
  const change = (text: string) => {
    const digits = hasDecimals ? normalizeDecimal(text) : text.replace(/\D/g, '');
    setTyped(digits);
    onChange(Number(digits) || undefined);
  };
  return (
    <TextField
      label={label}
      inputMode={hasDecimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={5}
      value={typed ?? value ?? ''}
      onChange={(event) => change(event.target.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}

/** Keeps digits and the first decimal separator. */
function normalizeDecimal(text: string): string {
  const [whole = '', ...decimals] = text.replace(/[^\d.,]/g, '').split(/[.,]/);
  return decimals.length > 0 ? `${whole}.${decimals.join('')}` : whole;
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  padding: ${space[2]} 0 ${space[3]} 32px;
  > :first-child,
  > :last-child {
    grid-column: 1 / -1;
  }
  ${media.phone} {
    padding-left: 0;
  }
`;
const Check = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 32px;
  font-size: ${size.small};
  input {
    width: 20px;
    height: 20px;
    margin: 0;
  }
`;
