import { maxFileMb } from '@grantwright/shared/contract';
import styled from 'styled-components';
import { findFileError } from '../../../../lib/find-file-error.ts';
import { Field } from '../../../../ui/field.tsx';
import { FileZone } from '../../../../ui/file-zone.tsx';
import { color } from '../../../../ui/tokens.ts';
import { acceptedGuidelineTypes, formatMegabytes } from '../guideline-source.ts';

type UploadSourceProps = { file: File | undefined; onFile: (file: File | undefined) => void };

/** Selects a guidelines file from this computer. */
export function UploadSource({ file, onFile }: UploadSourceProps) {
  return (
    <Field
      label="Guidelines file"
      hint={`PDF or DOCX, up to ${maxFileMb} MB. It is also saved to your document library.`}
      error={file && findFileError(file, acceptedGuidelineTypes)}
    >
      {(control) => (
        <FileZone
          control={control}
          accept={acceptedGuidelineTypes}
          selection={file !== undefined}
          onFiles={([chosen]) => onFile(chosen)}
        >
          {file ? (
            <>
              <Name>{file.name}</Name> ({formatMegabytes(file.size)})
            </>
          ) : (
            'Choose a file or drop it here'
          )}
        </FileZone>
      )}
    </Field>
  );
}

const Name = styled.strong`
  color: ${color.ink};
  font-weight: 550;
`;
