import {
  describeGap,
  type CoverageVerdict,
  type CriterionCoverage,
  type Place,
} from '@grantwright/shared/submission';
import { Circle, CircleCheck, CircleDot, CircleHelp, type LucideIcon } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { color } from '../../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.ts';
import { ExpandableQuote } from '../../requirements/expandable-quote.tsx';
import { Actions, Row, RowText } from '../../layout/row-layout.ts';
import { shortenExcerpt, verdictLabels, formatWeight } from './coverage-labels.ts';

type CriterionRowProps = { coverage: CriterionCoverage; onGoTo: (place: Place) => void };

const verdictStyles: Record<CoverageVerdict, { icon: LucideIcon; ink: string }> = {
  covered: { icon: CircleCheck, ink: color.accent },
  partly: { icon: CircleDot, ink: color.amber },
  not: { icon: Circle, ink: color.red },
  unknown: { icon: CircleHelp, ink: color.inkSoft },
};

/** Shows a criterion with its points, and whether and where the draft covers it. */
export function CriterionRow({ coverage, onGoTo }: CriterionRowProps) {
  const { criterion, verdict, line } = coverage;
  const { icon: Icon, ink } = verdictStyles[verdict];
  const isIncomplete = verdict === 'partly' || verdict === 'not';
  return (
    <Row>
      <Icon size={20} color={ink} />
      <RowText dir="auto">
        <ExpandableQuote quote={criterion.quote} page={criterion.page} file={criterion.file}>
          <strong>{criterion.name}</strong>
          {formatWeight(criterion)}
        </ExpandableQuote>
        <p>
          {verdictLabels[verdict]}
          {isIncomplete && `. ${describeGap(coverage)}`}
        </p>
        {line && <p dir="auto">“{shortenExcerpt(line.text)}”</p>}
      </RowText>
      {line && (
        <Actions>
          <Button size="small" onClick={() => onGoTo(line.place)}>
            Go to<VisuallyHidden>: {criterion.name}</VisuallyHidden>
          </Button>
        </Actions>
      )}
    </Row>
  );
}
