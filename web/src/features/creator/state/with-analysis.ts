import { limits, type Analysis } from '@grantwright/shared/contract';
import type { CreatorState, GuidelineSource } from './creator-state.ts';
import { withUsage } from './with-usage.ts';

/** Fills an empty title and program from the analysis. */
export function withAnalysis(state: CreatorState, analysis: Analysis): CreatorState {
  const program = analysis.grantProgram.slice(0, limits.title);
  return {
    ...withUsage(state, analysis.details.usage),
    step: 3,
    analysis: withAddress(analysis, state.source),
    grantProgram: state.grantProgram.trim() === '' ? program : state.grantProgram,
    title: state.title.trim() === '' ? program : state.title,
  };
}

/** Replaces the analysis. The next analysis starts with the first file of the call, which may have been removed. */
export function withReplacedAnalysis(
  state: CreatorState,
  { before, after }: { before: Analysis; after: Analysis },
): CreatorState {
  // An undo must not replace an analysis that came after the change.
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

/** Guidelines from the web are not in the library: their address is stored with the analysis. */
function withAddress(analysis: Analysis, { kind, url }: GuidelineSource): Analysis {
  if (kind !== 'url') return analysis;
  const files = [{ name: url.trim().slice(0, limits.title), kind: 'notice' as const }];
  return { ...analysis, details: { ...analysis.details, files } };
}
