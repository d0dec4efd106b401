import type { CallFileResult } from '@grantwright/shared/call-files';
import type { Analysis, CallFile } from '@grantwright/shared/contract';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { pluralize } from '../../../../lib/format.ts';
import { Field } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { size } from '../../../../ui/tokens.ts';
import { isNotACall, statusWarnings } from '../key-facts/call-status.ts';
import { additionsOf } from './additions.ts';
import { CallFiles } from './call-files.ts';
import { changeLines } from './change-lines.ts';
import { ChangeList, FoldedFacts } from './change-list.tsx';
import { KindSelect } from './kind-select.tsx';
import type { AddedFile } from './use-added-file.ts';

type ChangeReviewProps = {
  /** The analysis without the file. */
  before: Analysis;
  added: AddedFile;
  merged: CallFileResult;
  onKind: (kind: CallFile['kind']) => void;
};

/** What a file changes, before it is applied. */
export function ChangeReview({ before, added, merged, onKind }: ChangeReviewProps) {
  const { file, analysis } = added;
  const additions = additionsOf(before.details, merged.analysis.details, merged.changes);
  const lines = changeLines(merged.changes).length + additions.length;
  const heading = useRef<HTMLHeadingElement>(null);
  // The focus was on the progress that this replaces.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <CallFiles value={merged.analysis.details.files}>
      <Heading ref={heading} tabIndex={-1}>
        {lines === 0 ? 'This file changes nothing' : pluralize(lines, 'change')}
      </Heading>
      {isDoubtful(added, merged) && (
        <Notice tone="warning">
          {statusWarnings(analysis.details).map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Notice>
      )}
      {lines > 0 && (
        <div>
          <ChangeList changes={merged.changes} />
          {additions.map((addition) => (
            <FoldedFacts key={addition.title} {...addition} />
          ))}
        </div>
      )}
      <Field label={`Kind of file: ${file.name}`}>
        {(control) => <KindSelect id={control.id} kind={file.kind} onChoose={onKind} />}
      </Field>
    </CallFiles>
  );
}

/** Forms, answers and amendments are no calls by themselves; an amendment changes one. */
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
