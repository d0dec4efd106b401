import { FileText, Upload } from 'lucide-react';
import { useState, type DragEvent } from 'react';
import styled from 'styled-components';
import { Field } from '../../../ui/field.tsx';
import { color, radius, size, space } from '../../../ui/tokens.ts';
import { megabytes, refuseFile } from '../state/source-value.ts';

type UploadSourceProps = { file: File | undefined; onFile: (file: File | undefined) => void };

/** Guidelines from this computer: chosen, or dropped here. */
export function UploadSource({ file, onFile }: UploadSourceProps) {
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) onFile(dropped);
  };

  return (
    <Field
      label="Guidelines file"
      hint="PDF or DOCX, up to 10 MB. It is saved to your document library too."
      error={file && refuseFile(file)}
    >
      {(control) => (
        <Zone
          data-over={isOver || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
        >
          {file ? (
            <FileText size={22} strokeWidth={1.5} aria-hidden />
          ) : (
            <Upload size={22} strokeWidth={1.5} aria-hidden />
          )}
          <span>
            {file ? (
              <>
                <strong>{file.name}</strong> ({megabytes(file.size)})
              </>
            ) : (
              'Choose a file, or drop it here'
            )}
          </span>
          <input
            {...control}
            type="file"
            accept=".pdf,.docx"
            onChange={(event) => {
              const [chosen] = event.target.files ?? [];
              if (chosen) onFile(chosen);
            }}
          />
        </Zone>
      )}
    </Field>
  );
}

const Zone = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 96px;
  padding: ${space[4]} ${space[6]};
  border: 1px dashed ${color.outline};
  border-radius: ${radius.large};
  background: ${color.surface};
  font-size: ${size.small};
  color: ${color.inkSoft};
  strong {
    color: ${color.ink};
    font-weight: 550;
  }
  &:hover,
  &[data-over] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }
  &:focus-within {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
  /* The whole zone is the file picker. */
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }
`;
