import { fileTypes, type LibraryDocument } from '@grantwright/shared/contract';
import { Upload } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { findFileError } from '../../../lib/find-file-error.ts';
import { Button } from '../../../ui/button.tsx';
import { useLibraryUpload } from './use-library-upload.ts';

const accept = fileTypes.map((type) => `.${type}`).join(',');

type LibraryUploadProps = {
  /** Called with the reason if the chosen file would be rejected, and with undefined for any other file. */
  onError: (reason: string | undefined) => void;
  onUploaded?: (document: LibraryDocument) => void;
};

/** A button that adds a file to the library. */
export function LibraryUpload({ onError, onUploaded }: LibraryUploadProps) {
  const upload = useLibraryUpload();
  const input = useRef<HTMLInputElement>(null);
  const add = (file: File | undefined) => {
    if (!file) return;
    const fileProblem = findFileError(file, accept);
    onError(fileProblem);
    if (!fileProblem) upload.mutate(file);
  };
  // The handler may have changed during the upload.
  const handleUploaded = useEffectEvent((document: LibraryDocument) => onUploaded?.(document));
  const { data: uploaded } = upload;
  useEffect(() => {
    if (uploaded) handleUploaded(uploaded);
  }, [uploaded]);
  return (
    <>
      <Button
        size="small"
        pending={upload.isPending}
        icon={<Upload size={16} />}
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
    </>
  );
}
