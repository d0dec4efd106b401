import { maxFileMb, type LibraryDocument } from '@grantwright/shared/contract';
import { useState } from 'react';
import styled from 'styled-components';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/inputs.tsx';
import { space } from '../../../../ui/tokens.ts';
import { LibraryUpload } from '../../library/library-upload.tsx';
import { getDocumentLabel } from '../../text/document-labels.ts';

type FileChoiceProps = {
  documents: readonly LibraryDocument[] | undefined;
  documentId: string | undefined;
  onChoose: (document: LibraryDocument | undefined) => void;
};

/** Selects a file from the library or uploads a new one. */
export function FileChoice({ documents = [], documentId, onChoose }: FileChoiceProps) {
  const [error, setError] = useState<string>();
  const isListed = documents.some(({ id }) => id === documentId);
  return (
    <Row>
      <Field
        label="File from your library"
        error={error}
        hint={`The library holds PDF and Word files up to ${maxFileMb} MB. Keep other files ready on your computer.`}
      >
        {(control) => (
          <Select
            {...control}
            value={isListed ? documentId : ''}
            onChange={(event) => {
              setError(undefined);
              onChoose(documents.find(({ id }) => id === event.target.value));
            }}
          >
            <option value="">No file</option>
            {documents.map((document) => (
              <option key={document.id} value={document.id}>
                {getDocumentLabel(document)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <LibraryUpload onError={setError} onUploaded={onChoose} />
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
  > :first-child {
    width: 100%;
  }
`;
