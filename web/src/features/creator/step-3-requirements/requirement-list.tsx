import { fallbackRequirement, type Analysis } from '@grantwright/shared/contract';
import styled from 'styled-components';
import { color, size, space } from '../../../ui/tokens.ts';
import { groupRequirements } from './requirement-groups.ts';
import { ExpandableQuote } from './expandable-quote.tsx';

/** The funder's requirements as a checklist, by kind. */
export function RequirementList({ analysis }: { analysis: Analysis }) {
  const groups = groupRequirements(analysis.details.requirements);
  if (groups.length === 0) {
    const texts = analysis.requirements.length > 0 ? analysis.requirements : [fallbackRequirement];
    return (
      <List role="list">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </List>
    );
  }
  return groups.map(({ kind, label, requirements }) => (
    <Group key={kind}>
      <h3>{label}</h3>
      <List role="list">
        {requirements.map((requirement, index) => (
          <li key={index}>
            <ExpandableQuote quote={requirement.quote} page={requirement.page}>
              {requirement.text}
              {requirement.optional && <Optional> (optional)</Optional>}
            </ExpandableQuote>
          </li>
        ))}
      </List>
    </Group>
  ));
}

const Group = styled.div`
  h3 {
    margin-bottom: ${space[1]};
    color: ${color.inkSoft};
    font-size: ${size.small};
    font-weight: 600;
  }
`;
const List = styled.ul`
  display: grid;
  gap: 2px;
`;
const Optional = styled.span`
  color: ${color.inkSoft};
`;
