import type { Finding, Place } from '@grantwright/shared/submission';
import { Section } from '../../layout/section.tsx';
import { LongList } from '../long-list.tsx';
import { FindingRow } from './finding-row.tsx';

type FindingListProps = {
  findings: readonly Finding[];
  onGoTo: (place: Place) => void;
  onDismiss: (finding: Finding) => void;
};

const maxFindingsShown = 20;

/** Lists the blockers first, then the warnings. */
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
              // The focused button disappears along with its warning.
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

const Rows = ({ findings, ...actions }: RowsProps) => (
  <LongList items={findings} maxShown={maxFindingsShown}>
    {(finding) => <FindingRow key={finding.key} finding={finding} {...actions} />}
  </LongList>
);
