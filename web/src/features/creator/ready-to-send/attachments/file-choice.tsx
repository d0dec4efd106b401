import { maxFileMb, type LibraryDocument } from '@grantwright/shared/contract';
import { useState } from 'react';
import styled from 'styled-components';
import { OptionField } from '../../../../ui/option-select.tsx';
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
  return (
    <Row>
      <OptionField
        label="File from your library"
        error={error}
        hint={`The library holds PDF and Word files up to ${maxFileMb} MB. Keep other files ready on your computer.`}
        value={documents.find(({ id }) => id === documentId)?.id ?? ''}
        options={[
          { value: '', label: 'No file' },
          ...documents.map((document) => ({
            value: document.id,
            label: getDocumentLabel(document),
          })),
        ]}
        onChoose={(chosenId) => {
          setError(undefined);
          onChoose(documents.find(({ id }) => id === chosenId));
        }}
      />
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
