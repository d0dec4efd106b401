import { fileTypes, maxFileMb, type LibraryDocument } from '@grantwright/shared/contract';
import { Upload } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { fileError } from '../../../../lib/file-error.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/inputs.tsx';
import { space } from '../../../../ui/tokens.ts';
import { documentLabel } from '../../text/document-labels.ts';
import { useAttachmentUpload } from './use-attachment-upload.ts';

const accept = fileTypes.map((type) => `.${type}`).join(',');

type FileChoiceProps = {
  documents: readonly LibraryDocument[] | undefined;
  documentId: string | undefined;
  onChoose: (document: LibraryDocument | undefined) => void;
};

/** Selects a file from the library or uploads a new one. */
export function FileChoice({ documents = [], documentId, onChoose }: FileChoiceProps) {
  const upload = useAttachmentUpload();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const isListed = documents.some(({ id }) => id === documentId);
  const add = (file: File | undefined) => {
    if (!file) return;
    const fileProblem = fileError(file, accept);
    setError(fileProblem);
    if (!fileProblem) upload.mutate(file);
  };
  // The list of attachments may have changed during the upload.
  const choose = useEffectEvent(onChoose);
  const { data: uploaded } = upload;
  useEffect(() => {
    if (uploaded) choose(uploaded);
  }, [uploaded]);
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
                {documentLabel(document)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button
        size="small"
        pending={upload.isPending}
        icon={<Upload size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {upload.isPending ? 'Uploading...' : 'Upload a file'}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Upload a file"
        accept={accept}
        onChange={(event) => {
          add(event.target.files?.[0]);
          // Reset the field so that choosing the same file again fires a change event.
          event.target.value = '';
        }}
      />
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
