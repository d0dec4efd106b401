import type { Finding, Place } from '@grantwright/shared/submission';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../../ui/button.tsx';
import { color, size, space } from '../../../../ui/tokens.ts';
import { Section } from '../../layout/section.tsx';
import { FindingRow } from './finding-row.tsx';

type FindingListProps = {
  findings: readonly Finding[];
  onGoTo: (place: Place) => void;
  onDismiss: (finding: Finding) => void;
};

const maxShown = 20;

/** The blockers, then the warnings. */
export function FindingList({ findings, onGoTo, onDismiss }: FindingListProps) {
  const blockers = findings.filter(({ level }) => level === 'blocker');
  const warnings = findings.filter(({ level }) => level === 'warning');
  return (
    <>
      {blockers.length > 0 && (
        <Section id="blockers" title="Fix before you send">
          <Rows findings={blockers} onGoTo={onGoTo} />
        </Section>
      )}
      {warnings.length > 0 && (
        <Section id="warnings" title="Take a look">
          <Rows
            findings={warnings}
            onGoTo={onGoTo}
            onDismiss={(finding) => {
              // The focused button disappears with its warning.
              document.getElementById('warnings')?.focus({ preventScroll: true });
              onDismiss(finding);
            }}
          />
        </Section>
      )}
    </>
  );
}

type RowsProps = Omit<FindingListProps, 'onDismiss'> & {
  onDismiss?: FindingListProps['onDismiss'];
};

function Rows({ findings, ...actions }: RowsProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const shown = isExpanded ? findings : findings.slice(0, maxShown);
  return (
    <>
      <List role="list">
        {shown.map((finding) => (
          <FindingRow key={finding.key} finding={finding} {...actions} />
        ))}
      </List>
      {shown.length < findings.length && (
        <More>
          <Button size="small" onClick={() => setIsExpanded(true)}>
            Show all {findings.length}
          </Button>
        </More>
      )}
    </>
  );
}

const List = styled.ul`
  > li {
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color.hairline};
    font-size: ${size.small};
  }
`;
const More = styled.div`
  @media print {
    display: none;
  }
`;
