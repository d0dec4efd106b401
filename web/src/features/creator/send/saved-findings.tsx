import { pluralize } from '../../../lib/format.ts';
import type { CreatorState } from '../state/creator-state.ts';
import { useFindings } from './use-findings.ts';

/** Says how many things stop a saved application. */
export function SavedFindings({ state }: { state: CreatorState }) {
  const blockers = useFindings(state).open.filter(({ level }) => level === 'blocker').length;
  if (blockers === 0) return null;
  return <> Saved, with {pluralize(blockers, 'thing that stops', 'things that stop')} it.</>;
}
