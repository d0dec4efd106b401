import type { CallFileResult } from '@grantwright/shared/call-files';
import type { CallFile } from '@grantwright/shared/contract';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { pluralize } from '../../../../lib/format.ts';
import { Field } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { size } from '../../../../ui/tokens.ts';
import { isNotACall, getStatusWarnings } from '../key-facts/call-status.ts';
import { CallFilesContext } from '../../text/use-citation.ts';
import { ChangeList, FoldedFacts } from './change-list.tsx';
import { KindSelect } from './kind-select.tsx';
import type { AddedFilePreview } from './preview-added-file.ts';
import type { AddedFile } from './use-added-file.ts';

type AddedFileChangesProps = {
  added: AddedFile;
  preview: AddedFilePreview;
  onKind: (kind: CallFile['kind']) => void;
};

/** Previews the changes made by a file before they are applied. */
export function AddedFileChanges({ added, preview, onKind }: AddedFileChangesProps) {
  const { file, analysis } = added;
  const { merged } = preview;
  const heading = useRef<HTMLHeadingElement>(null);
  // This replaces the progress display, which had focus.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <CallFilesContext value={merged.analysis.details.files}>
      <Heading ref={heading} tabIndex={-1}>
        {getHeading(preview)}
      </Heading>
      {isDoubtful(added, merged) && (
        <Notice tone="warning">
          {getStatusWarnings(analysis.details).map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Notice>
      )}
      {preview.count > 0 && (
        <div>
          <ChangeList changes={merged.changes} />
          {preview.additions.map((addition) => (
            <FoldedFacts key={addition.title} {...addition} />
          ))}
        </div>
      )}
      <Field label={`Kind of file: ${file.name}`}>
        {(control) => <KindSelect id={control.id} kind={file.kind} onChoose={onKind} />}
      </Field>
    </CallFilesContext>
  );
}

function getHeading({ count, isKnown }: AddedFilePreview): string {
  if (isKnown) return 'This file is already in the list.';
  return count === 0 ? 'This file changes nothing' : pluralize(count, 'change');
}

/** Forms, answers and amendments are not expected to be calls; an amendment is expected to change one. */
function isDoubtful({ file, analysis }: AddedFile, { changes }: CallFileResult): boolean {
  if (!isNotACall(analysis.details)) return false;
  return file.kind === 'notice' || (file.kind === 'amendment' && changes.length === 0);
}

const Heading = styled.h3`
  font-size: ${size.large};
  &:focus {
    outline: none;
  }
`;
