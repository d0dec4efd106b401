import { limits, type Analysis } from '@grantwright/shared/contract';
import { keepChosenDeadline } from '@grantwright/shared/submission';
import type { CreatorState, GuidelineSource } from './creator-state.ts';
import { withUsage } from './with-usage.ts';

/** Fills in an empty title and program from the analysis. */
export function withAnalysis(state: CreatorState, analysis: Analysis): CreatorState {
  const program = analysis.grantProgram.slice(0, limits.title);
  return {
    ...withUsage(state, analysis.details.usage),
    step: 3,
    analysis: withDeadlineOf(state.analysis, withAddress(analysis, state.source)),
    grantProgram: state.grantProgram.trim() === '' ? program : state.grantProgram,
    title: state.title.trim() === '' ? program : state.title,
  };
}

/**
 * Replaces the analysis and updates the source, because the next analysis starts with the first file, which may have
 * been removed.
 */
export function withReplacedAnalysis(
  state: CreatorState,
  { before, after }: { before: Analysis; after: Analysis },
): CreatorState {
  // An undo must not overwrite an analysis that is newer than the change.
  if (state.analysis !== before) return state;
  const { files: [previous] = [] } = before.details;
  const { files: [first] = [] } = after.details;
  const isSame =
    !previous ||
    !first ||
    (previous.documentId ?? previous.name) === (first.documentId ?? first.name);
  const source: GuidelineSource | undefined = first && {
    kind: first.documentId ? 'library' : 'url',
    documentId: first.documentId ?? '',
    url: first.documentId ? '' : first.name,
  };
  return { ...state, analysis: after, ...(!isSame && source && { source }) };
}

/** Keeps the deadline that the user chose in the previous analysis. */
export const withDeadlineOf = (before: Analysis | null | undefined, after: Analysis): Analysis =>
  before ? { ...after, details: keepChosenDeadline(before.details, after.details) } : after;

/** Web guidelines are not in the library, so their URL is stored with the analysis. */
function withAddress(analysis: Analysis, { kind, url }: GuidelineSource): Analysis {
  if (kind !== 'url') return analysis;
  const files = [{ name: url.trim().slice(0, limits.title), kind: 'notice' as const }];
  return { ...analysis, details: { ...analysis.details, files } };
}
