import {
  lackOf,
  type CoverageVerdict,
  type CriterionCoverage,
  type Place,
} from '@grantwright/shared/submission';
import { Circle, CircleCheck, CircleDot, CircleHelp, type LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '../../../../ui/button.tsx';
import { color, media, space } from '../../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.ts';
import { ExpandableQuote } from '../../step-3-requirements/expandable-quote.tsx';
import { excerptOf, verdictTexts, weightText } from './coverage-texts.ts';

type CriterionRowProps = { coverage: CriterionCoverage; onGoTo: (place: Place) => void };

const looks: Record<CoverageVerdict, { icon: LucideIcon; ink: string }> = {
  covered: { icon: CircleCheck, ink: color.accent },
  partly: { icon: CircleDot, ink: color.amber },
  not: { icon: Circle, ink: color.red },
  unknown: { icon: CircleHelp, ink: color.inkSoft },
};

/** A criterion with its points, whether the draft covers it, and where. */
export function CriterionRow({ coverage, onGoTo }: CriterionRowProps) {
  const { criterion, verdict, line } = coverage;
  const { icon: Icon, ink } = looks[verdict];
  const isLacking = verdict === 'partly' || verdict === 'not';
  return (
    <Row>
      <Icon size={20} strokeWidth={1.75} color={ink} aria-hidden />
      <Words dir="auto">
        <ExpandableQuote quote={criterion.quote} page={criterion.page} file={criterion.file}>
          <strong>{criterion.name}</strong>
          {weightText(criterion)}
        </ExpandableQuote>
        <p>
          {verdictTexts[verdict]}
          {isLacking && `. ${lackOf(coverage)}`}
        </p>
        {line && <p dir="auto">“{excerptOf(line.text)}”</p>}
      </Words>
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

const Row = styled.li`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto;
  gap: ${space[1]} ${space[3]};
  align-items: start;
  padding-block: ${space[3]};
  border-bottom: 1px solid ${color.hairline};
  > svg {
    margin-top: 5px;
  }
  ${media.phone} {
    grid-template-columns: 20px minmax(0, 1fr);
  }
  @media print {
    break-inside: avoid;
  }
`;
const Words = styled.div`
  overflow-wrap: anywhere;
  strong {
    font-weight: 550;
  }
  > p {
    color: ${color.inkSoft};
  }
`;
const Actions = styled.div`
  ${media.phone} {
    grid-column: 2;
    button {
      min-height: 44px;
    }
  }
  @media print {
    display: none;
  }
`;
