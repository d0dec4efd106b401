import { FileText, Upload } from 'lucide-react';
import type { DragEvent, ReactNode } from 'react';
import { useState } from 'react';
import styled from 'styled-components';
import type { ControlProps } from './field.tsx';
import { color, motion, radius, size, space } from './tokens.ts';
import { useFocusAfterPending } from './use-focus-after-pending.ts';

type FileZoneProps = {
  /** From the surrounding `Field`. */
  control: ControlProps;
  /** The `accept` attribute of the input: ".pdf,.docx". */
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  /** Whether a file is chosen; `children` then shows its name. */
  selection?: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
};

/** A file input that covers a drop zone. */
export function FileZone({ control, selection, onFiles, children, ...input }: FileZoneProps) {
  const [isDragging, setIsDragging] = useState(false);
  const onClick = useFocusAfterPending<HTMLInputElement>(input.disabled ?? false);
  const chooseFiles = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, input.multiple ? undefined : 1);
    if (files.length > 0 && !input.disabled) onFiles(files);
  };
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setIsDragging(true);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsDragging(false);
    chooseFiles(event.dataTransfer.files);
  };
  const Icon = selection ? FileText : Upload;
  return (
    <Zone
      data-over={isDragging || undefined}
      data-disabled={input.disabled || undefined}
      onDragOver={onDragOver}
      onDragLeave={() => setIsDragging(false)}
      onDrop={onDrop}
    >
      <Icon size={22} strokeWidth={1.5} />
      <span>{children}</span>
      <input
        {...control}
        {...input}
        type="file"
        onClick={onClick}
        onChange={(event) => {
          chooseFiles(event.target.files);
          // Lets the user choose the same file again after changing it.
          event.target.value = '';
        }}
      />
    </Zone>
  );
}

const Zone = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 80px;
  padding: ${space[4]} ${space[6]};
  border: 1px dashed ${color.outline};
  border-radius: ${radius.large};
  background: ${color.surface};
  color: ${color.inkSoft};
  font-size: ${size.small};
  transition:
    background-color ${motion.quick},
    border-color ${motion.quick};
  > span {
    min-width: 0;
  }
  &:hover:not([data-disabled]),
  &[data-over]:not([data-disabled]) {
    border-color: ${color.accent};
    background: ${color.accentSoft};
    color: ${color.ink};
  }
  &:focus-within {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
  &[data-disabled] {
    background: ${color.sunken};
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
    &:disabled {
      cursor: not-allowed;
    }
  }
`;
