import { pluralize } from '../../../../lib/format.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { useFindings } from './use-findings.ts';

/** Shows how many blockers a saved application has. */
export function SavedFindings({ state }: { state: CreatorState }) {
  const blockers = useFindings(state).open.filter(({ level }) => level === 'blocker').length;
  if (blockers === 0) return null;
  return <> {pluralize(blockers, 'thing')} to fix before you send.</>;
}
