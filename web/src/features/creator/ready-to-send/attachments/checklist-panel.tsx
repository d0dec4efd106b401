import type { Dispatch } from 'react';
import { checklistItems } from '@grantwright/shared/submission';
import { Section } from '../../layout/section.tsx';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { RequirementList } from '../../requirements/requirement-list.tsx';

type ChecklistPanelProps = { state: CreatorState; dispatch: Dispatch<CreatorAction> };

/** Lists the requirements to tick off, in the same order as in step 3. */
export function ChecklistPanel({ state, dispatch }: ChecklistPanelProps) {
  const { analysis, submission } = state;
  const items = checklistItems(analysis?.details, submission);
  if (!analysis || items.length === 0) return null;
  const settled = items.filter((item) => item.state !== 'open').length;
  return (
    <Section
      id="checklist"
      title="Checklist"
      hint="Tick what is done. What doesn’t apply needs a reason."
      aside={
        <span>
          {settled} of {items.length} done
        </span>
      }
    >
      <RequirementList
        analysis={analysis}
        isChecklistOnly
        checklist={{
          submission,
          onChange: (checklist) => dispatch({ type: 'submission-edited', change: { checklist } }),
        }}
      />
    </Section>
  );
}
