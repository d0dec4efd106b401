import type { ChecklistItem } from '@grantwright/shared/contract';
import { listChecklistItems } from '@grantwright/shared/submission';
import type { Dispatch } from 'react';
import styled from 'styled-components';
import { space } from '../../../../ui/tokens.ts';
import { Section } from '../../layout/section.tsx';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { MarkSeveral } from '../../requirements/checklist/mark-several.tsx';
import { RequirementList } from '../../requirements/requirement-list.tsx';

type ChecklistPanelProps = { state: CreatorState; dispatch: Dispatch<CreatorAction> };

/** Lists the requirements to check off, in the same order as in step 3. */
export function ChecklistPanel({ state, dispatch }: ChecklistPanelProps) {
  const { analysis, submission } = state;
  const items = listChecklistItems(analysis?.details, submission);
  if (!analysis || items.length === 0) return null;
  const onChange = (checklist: ChecklistItem[]) =>
    dispatch({ type: 'submission-edited', change: { checklist } });
  const settled = items.filter((item) => item.state !== 'open').length;
  return (
    <Section
      id="checklist"
      title="Checklist"
      hint="Check off what is done. If something doesn’t apply, give the reason."
      aside={
        <Aside>
          {settled} of {items.length} done
          <MarkSeveral
            details={analysis.details}
            {...{ submission, onChange }}
            sectionId="checklist"
          />
        </Aside>
      }
    >
      <RequirementList analysis={analysis} isChecklistOnly checklist={{ submission, onChange }} />
    </Section>
  );
}

const Aside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[3]};
`;
