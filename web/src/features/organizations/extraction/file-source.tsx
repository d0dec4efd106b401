import { limits, maxFileMb } from '@grantwright/shared/contract';
import { useState } from 'react';
import { findFileError } from '../../../lib/find-file-error.ts';
import { Field } from '../../../ui/field.tsx';
import { FileZone } from '../../../ui/file-zone.tsx';
import type { ExtractionState } from './use-extraction.ts';

const accept = '.pdf,.doc,.docx';
const tooManyFilesText = `Choose at most ${limits.extractionFiles} files at a time.`;

/** Extracts fields from uploaded files, unless one of them is rejected. */
export function FileSource({ extraction }: { extraction: ExtractionState }) {
  const [error, setError] = useState<string>();
  const extract = (files: File[]) => {
    const problem =
      files.length > limits.extractionFiles ? tooManyFilesText : findFirstError(files);
    setError(problem);
    if (!problem && !extraction.isPending) extraction.fromFiles(files);
  };
  return (
    <Field
      label="Upload documents"
      hint={`PDF, DOC or DOCX, up to ${maxFileMb} MB each. They are also saved to your document library.`}
      error={error}
    >
      {(control) => (
        <FileZone
          control={control}
          accept={accept}
          multiple
          disabled={extraction.isPending}
          onFiles={extract}
        >
          Choose files or drop them here
        </FileZone>
      )}
    </Field>
  );
}

function findFirstError(files: File[]): string | undefined {
  for (const file of files) {
    const error = findFileError(file, accept);
    if (error) return `${file.name}: ${error}`;
  }
  return undefined;
}
