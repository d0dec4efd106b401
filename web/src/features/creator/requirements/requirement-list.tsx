import {
  fallbackRequirement,
  type Analysis,
  type ChecklistItem,
  type Requirement,
  type Submission,
} from '@grantwright/shared/contract';
import { changeChecklist, listChecklistItems } from '@grantwright/shared/submission';
import styled from 'styled-components';
import { color, media, size, space } from '../../../ui/tokens.ts';
import { Disclosure } from '../layout/disclosure.tsx';
import { StateControl } from './checklist/state-control.tsx';
import { groupRequirements } from './requirement-groups.ts';
import { ExpandableQuote } from './expandable-quote.tsx';

/** Longer groups of requirements to check off show only the first ones, until the user opens the rest. */
const maxLength = 8;
const initialLength = 6;

type RequirementListProps = {
  analysis: Analysis;
  /** Shows a checkbox state for each requirement that the applicant must check off. */
  checklist?: {
    submission: Submission | undefined;
    onChange: (checklist: ChecklistItem[]) => void;
  };
  /** Omits requirements that are not part of the checklist. */
  isChecklistOnly?: boolean;
};

/**
 * Lists the funder's requirements by kind, with their state if it can be changed. A list with both requirements to check
 * off and others, such as dates and rules that the page states elsewhere, shows the others only when opened.
 */
export function RequirementList(props: RequirementListProps) {
  const { analysis, checklist, isChecklistOnly = false } = props;
  const entries = listChecklistItems(analysis.details, checklist?.submission);
  const isTracked = new Map(entries.map((entry) => [entry.requirement, entry]));
  const groups = groupRequirements(
    analysis.details.requirements.filter((one) => !isChecklistOnly || isTracked.has(one)),
  );
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
  const line = (requirement: Requirement) => {
    const entry = checklist && isTracked.get(requirement);
    if (!entry) return <RequirementLine requirement={requirement} />;
    const { text } = requirement;
    return (
      <StateControl
        name={text}
        state={entry.state}
        reason={entry.reason}
        onChange={(change) =>
          checklist.onChange(changeChecklist(checklist.submission?.checklist, [text], change))
        }
      >
        <RequirementLine requirement={requirement} />
      </StateControl>
    );
  };
  const isShort = checklist === undefined || isChecklistOnly;
  const list = (requirements: readonly Requirement[]) => (
    <List role="list">
      {requirements.map((requirement, index) => (
        <li key={index}>{line(requirement)}</li>
      ))}
    </List>
  );
  return groups.map(({ kind, label, requirements }) => {
    const isTitled = isShort || requirements.some((requirement) => isTracked.has(requirement));
    const shown =
      isShort || requirements.length <= maxLength
        ? requirements
        : requirements.slice(0, initialLength);
    const rest = requirements.slice(shown.length);
    return (
      <Group key={kind} data-kind={kind}>
        {isTitled ? (
          <>
            <ListTitle>{label}</ListTitle>
            {list(shown)}
            {rest.length > 0 && <Disclosure label={`${rest.length} more`}>{list(rest)}</Disclosure>}
          </>
        ) : (
          <Disclosure label={`${label} (${requirements.length})`}>{list(requirements)}</Disclosure>
        )}
      </Group>
    );
  });
}

const RequirementLine = ({ requirement }: { requirement: Requirement }) => (
  <ExpandableQuote
    quote={requirement.quote}
    page={requirement.page}
    file={requirement.file}
    more={requirement.moreQuotes}
  >
    {requirement.text}
    {requirement.optional && <Soft> (optional)</Soft>}
    {requirement.appliesTo && <Scope>Only for: {requirement.appliesTo}</Scope>}
  </ExpandableQuote>
);

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
  ${media.phone} {
    /* Keeps a long list short: "Doesn't apply…" appears with the funder's words. */
    [data-state='open']:has([aria-expanded='false']) > button {
      display: none;
    }
  }
`;
const Soft = styled.span`
  color: ${color.inkSoft};
`;
/** Shows who a requirement or section applies to. */
export const Scope = styled(Soft)`
  display: block;
  font-size: ${size.tiny};
`;
