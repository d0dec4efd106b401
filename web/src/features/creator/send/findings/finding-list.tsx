import type { Finding, Place } from '@grantwright/shared/submission';
import styled from 'styled-components';
import { color, size, space } from '../../../../ui/tokens.ts';
import { Section } from '../../layout/section.tsx';
import { FindingRow } from './finding-row.tsx';

type FindingListProps = { findings: readonly Finding[]; onJump: (place: Place) => void };

/** The blockers, then the warnings. */
export function FindingList({ findings, onJump }: FindingListProps) {
  const blockers = findings.filter(({ level }) => level === 'blocker');
  const warnings = findings.filter(({ level }) => level === 'warning');
  return (
    <>
      {blockers.length > 0 && (
        <Section id="blockers" title="Fix before you send">
          <Rows findings={blockers} onJump={onJump} />
        </Section>
      )}
      {warnings.length > 0 && (
        <Section id="warnings" title="Take a look">
          <Rows findings={warnings} onJump={onJump} />
        </Section>
      )}
    </>
  );
}

const Rows = ({ findings, onJump }: FindingListProps) => (
  <List role="list">
    {findings.map((finding) => (
      <FindingRow key={finding.key} finding={finding} onJump={onJump} />
    ))}
  </List>
);

const List = styled.ul`
  > li {
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color.hairline};
    font-size: ${size.small};
  }
`;
