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
    <Group key={kind} data-kind={kind}>
      <ListTitle>{label}</ListTitle>
      <List role="list">
        {requirements.map((requirement, index) => (
          <li key={index}>
            <ExpandableQuote
              quote={requirement.quote}
              page={requirement.page}
              more={requirement.moreQuotes}
            >
              {requirement.text}
              {requirement.optional && <Soft> (optional)</Soft>}
              {requirement.appliesTo && <Scope>Only for: {requirement.appliesTo}</Scope>}
            </ExpandableQuote>
          </li>
        ))}
      </List>
    </Group>
  ));
}

/** The title of a list within a section. */
export const ListTitle = styled.h3`
  margin-bottom: ${space[1]};
  color: ${color.inkSoft};
  font-size: ${size.small};
  font-weight: 600;
`;
const Group = styled.div`
  &[data-kind='after-award'] {
    color: ${color.inkSoft};
    font-size: ${size.small};
    ${ListTitle} {
      font-weight: 400;
    }
  }
`;
const List = styled.ul`
  display: grid;
  gap: 2px;
`;
const Soft = styled.span`
  color: ${color.inkSoft};
`;
/** Whom a requirement or a section is for. */
export const Scope = styled(Soft)`
  display: block;
  font-size: ${size.tiny};
`;
