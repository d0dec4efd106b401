import { maxFileMb } from '@grantwright/shared/contract';
import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { getErrorMessage, isSignedOut } from '../../lib/errors.ts';
import { findFileError } from '../../lib/find-file-error.ts';
import { formatFileSize } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FileZone } from '../../ui/file-zone.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useAnnouncement } from '../../ui/announce.ts';
import { color, size, space } from '../../ui/tokens.ts';
import { TeamSelect } from './team-select.tsx';
import { uploadFailed, useUploadDocument } from './use-document-actions.ts';

const accept = '.pdf,.docx';

export function UploadDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const [file, setFile] = useState<File>();
  const [organizationId, setOrganizationId] = useState<string>();
  const { upload, share, send, abort } = useCancelableUpload(onClose);
  const problem = file && findFileError(file, accept);
  const selectedText = file && `Selected: ${file.name} (${formatFileSize(file.size)})`;
  useAnnouncement(selectedText);
  const cancel = () => {
    abort();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={cancel}
      title="Upload Document"
      problem={
        upload.isError && !isSignedOut(upload.error)
          ? getErrorMessage(upload.error, uploadFailed)
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
          if (file && !problem) send(file, organizationId);
        }}
      >
        <Field label="Select File (PDF or DOCX)" hint={`Up to ${maxFileMb} MB.`} error={problem}>
          {(control) => (
            <FileZone
              control={control}
              accept={accept}
              disabled={upload.isPending}
              selection={file !== undefined}
              onFiles={([chosen]) => {
                upload.reset();
                setFile(chosen);
              }}
            >
              {file ? <Name>{file.name}</Name> : 'Choose a file, or drop it here'}
            </FileZone>
          )}
        </Field>
        {selectedText && <p>{selectedText}</p>}
        <TeamSelect label="Who can see it" value={organizationId} onChange={setOrganizationId} />
        {upload.isPending && (
          <ProgressBar value={share * 100} label="Upload progress" announceAs="Upload progress" />
        )}
      </Form>
    </Dialog>
  );
}

function useCancelableUpload(onDone: () => void) {
  const [share, setShare] = useState(0);
  const controller = useRef<AbortController>(undefined);
  const upload = useUploadDocument(setShare);
  return {
    upload,
    /** The share of bytes sent, from 0 to 1. */
    share,
    send(file: File, organizationId: string | undefined) {
      if (upload.isPending) return;
      setShare(0);
      controller.current = new AbortController();
      const { signal } = controller.current;
      upload.mutate({ file, organizationId, signal }, { onSuccess: onDone });
    },
    abort: () => controller.current?.abort(),
  };
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  > p {
    font-size: ${size.small};
  }
`;
const Name = styled.span`
  color: ${color.ink};
  font-weight: 550;
`;
