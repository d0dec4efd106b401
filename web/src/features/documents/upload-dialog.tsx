import { limits } from '@grantwright/shared/contract';
import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { detailOf, isSignedOut } from '../../lib/errors.ts';
import { fileSize } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { color, radius, size, space } from '../../ui/tokens.ts';
import { uploadFailed, useUploadDocument } from './use-document-actions.ts';

const tooLarge = (file: File) =>
  file.size > limits.fileBytes
    ? `This file has ${fileSize(file.size)}; a file can have up to ${limits.fileBytes / 1024 ** 2} MB. Choose a smaller one, or upload only the pages that matter.`
    : undefined;

export function UploadDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const [file, setFile] = useState<File>();
  const [share, setShare] = useState(0);
  const abort = useRef<AbortController>(undefined);
  const upload = useUploadDocument(setShare);
  const problem = file && tooLarge(file);

  const send = () => {
    if (!file || problem || upload.isPending) return;
    setShare(0);
    abort.current = new AbortController();
    upload.mutate({ file, signal: abort.current.signal }, { onSuccess: onClose });
  };
  const cancel = () => {
    abort.current?.abort();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={cancel}
      title="Upload Document"
      problem={
        upload.isError && !isSignedOut(upload.error)
          ? detailOf(upload.error, uploadFailed)
          : undefined
      }
      footer={
        <>
          <Button onClick={cancel}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={!file || problem !== undefined}
            pending={upload.isPending}
          >
            {upload.isPending ? 'Uploading...' : 'Upload'}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Field
          label="Select File (PDF or DOCX)"
          hint={`Up to ${limits.fileBytes / 1024 ** 2} MB.`}
          error={problem}
        >
          {(control) => (
            <FileInput
              {...control}
              type="file"
              accept=".pdf,.docx"
              disabled={upload.isPending}
              onChange={(event) => {
                upload.reset();
                setFile(event.target.files?.[0]);
              }}
            />
          )}
        </Field>
        <p role="status">{file && `Selected: ${file.name} (${fileSize(file.size)})`}</p>
        {upload.isPending && <ProgressBar value={share * 100} label="Upload progress" />}
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  > p {
    font-size: ${size.small};
  }
  > p:empty {
    display: none;
  }
`;
const FileInput = styled.input`
  width: 100%;
  padding: ${space[3]};
  border: 1px dashed ${color.outline};
  border-radius: ${radius.small};
  font-size: ${size.small};
  color: ${color.inkSoft};
  cursor: pointer;
  &::file-selector-button {
    min-height: 36px;
    margin-right: ${space[3]};
    padding: 0 14px;
    border: 1px solid ${color.outline};
    border-radius: ${radius.small};
    background: ${color.surface};
    color: ${color.ink};
    font: inherit;
    font-weight: 550;
    cursor: pointer;
  }
`;
