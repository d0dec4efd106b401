import { documentToText } from '@grantwright/shared/richtext';
import { assessCriteriaCoverage, findLargestGap, type Place } from '@grantwright/shared/submission';
import { useMemo } from 'react';
import { Notice } from '../../../../ui/notice.tsx';
import { QuietText } from '../../../../ui/quiet-text.ts';
import { Section } from '../../layout/section.tsx';
import type { CreatorState } from '../../state/creator-state.ts';
import { useWrittenAnalysis } from '../../state/written-analysis.ts';
import { LongList } from '../long-list.tsx';
import { CriterionRow } from './criterion-row.tsx';
import { formatWeight } from './coverage-labels.ts';

type CoveragePanelProps = { state: CreatorState; onGoTo: (place: Place) => void };

const maxCriteriaShown = 10;

/** Shows which of the funder's criteria the draft covers, and the change worth the most points. */
export function CoveragePanel({ state, onGoTo }: CoveragePanelProps) {
  const details = useWrittenAnalysis(state)?.details;
  const { document } = state;
  const coverages = useMemo(
    () => (details ? assessCriteriaCoverage(document ?? [], details) : []),
    [document, details],
  );
  if (!details) return null;
  const isEmpty = documentToText(document ?? []).trim() === '';
  if (coverages.length === 0 || isEmpty)
    return (
      <Section id="coverage" title="Coverage by criterion">
        <QuietText>
          {coverages.length === 0
            ? 'We found no scoring criteria in the guidelines.'
            : 'There is no text to compare with the criteria yet.'}
        </QuietText>
      </Section>
    );
  const importantCriteria = findLargestGap(coverages);
  const coveredCount = coverages.filter(({ verdict }) => verdict === 'covered').length;
  return (
    <Section
      id="coverage"
      title="Coverage by criterion"
      hint="This compares words. It can’t judge how convincing a paragraph is."
      aside={
        <span>
          {coveredCount} of {coverages.length} covered
        </span>
      }
    >
      {importantCriteria && (
        <Notice>
          <strong dir="auto">
            Worth most: {importantCriteria.coverage.criterion.name}
            {formatWeight(importantCriteria.coverage.criterion)}.
          </strong>{' '}
          {importantCriteria.lack}
        </Notice>
      )}
      <LongList items={coverages} maxShown={maxCriteriaShown} noun=" criteria">
        {(coverage) => (
          <CriterionRow key={coverage.criterion.name} coverage={coverage} onGoTo={onGoTo} />
        )}
      </LongList>
    </Section>
  );
}
