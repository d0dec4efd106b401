import type { Application } from '@grantwright/shared/contract';
import { documentToHtml, type RichDocument } from '@grantwright/shared/richtext';
import { htmlToDocument } from '../../../../lib/html-to-document.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { getInitialStep } from '../../state/step-order.ts';

/** The fields stored by an autosave. */
export type TypedWork = Pick<CreatorState, 'document' | 'submission'>;

/** Returns the state of an application, including its working copy. */
export function getTypedState(
  { workingCopy }: Pick<Application, 'workingCopy'>,
  saved: CreatorState,
): CreatorState {
  if (!workingCopy) return saved;
  const { submission: _, ...rest } = saved;
  const state: CreatorState = {
    ...rest,
    document: workingCopy.content === '' ? null : htmlToDocument(workingCopy.content),
    ...(workingCopy.submission && { submission: workingCopy.submission }),
    workingCopy: { revisions: [workingCopy.revision], savedAt: workingCopy.savedAt },
  };
  return { ...state, step: getInitialStep(state) };
}

/** Compares by content. While the user is typing, comparing by identity is sufficient. */
export const isSameTypedWork = (a: TypedWork, b: TypedWork): boolean =>
  (a.document === b.document || toHtml(a.document) === toHtml(b.document)) &&
  JSON.stringify(a.submission) === JSON.stringify(b.submission);

const toHtml = (document: RichDocument | null): string =>
  document ? documentToHtml(document) : '';
