import type { AnalysisDetails, Submission } from '@grantwright/shared/contract';
import type { Finding, Place } from '@grantwright/shared/submission';
import styled from 'styled-components';
import { DeadlineLine } from '../../../../domain/deadline/deadline-line.tsx';
import { useAnnouncement } from '../../../../ui/announce.ts';
import { Button } from '../../../../ui/button.tsx';
import { font, media, size, space } from '../../../../ui/tokens.ts';
import { describeSent, describeVerdict } from './verdict-text.ts';

type VerdictProps = {
  findings: readonly Finding[];
  details: AnalysisDetails | undefined;
  onGoTo: (place: Place) => void;
  onPackage: () => void;
};

/** Shows whether the application can be sent, how much time is left, and the single next action. */
export function Verdict({ findings, details, onGoTo, onPackage }: VerdictProps) {
  const text = describeVerdict(findings);
  useAnnouncement(text);
  const isStopped = findings.some(({ level }) => level === 'blocker');
  const next = findings.find(({ level, place }) => level === 'blocker' && place);
  const isDeadlineReported = findings.some(
    ({ rule, level }) => rule === 'deadline' && level === 'blocker',
  );
  return (
    <Box>
      <Sentence>{text}</Sentence>
      {details?.deadline && !isDeadlineReported && (
        <p>
          <DeadlineLine due={details.deadline} steps={details.steps} />
        </p>
      )}
      {next?.place && <NextFinding finding={next} place={next.place} onGoTo={onGoTo} />}
      {!isStopped && (
        <Button variant="primary" onClick={onPackage}>
          Go to the package
        </Button>
      )}
    </Box>
  );
}

/** Shows what became of an application that has been sent. */
export function SentVerdict({ submission }: { submission: Submission }) {
  const text = describeSent(submission);
  useAnnouncement(text);
  return (
    <Box>
      <Sentence>{text}</Sentence>
    </Box>
  );
}

type NextFindingProps = { finding: Finding; place: Place; onGoTo: (place: Place) => void };

const NextFinding = ({ finding, place, onGoTo }: NextFindingProps) => (
  <Button variant="primary" onClick={() => onGoTo(place)}>
    <span dir="auto">
      {place.type === 'before-you-start' ? 'Check' : 'Fix'}: {finding.text}
    </span>
  </Button>
);

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  font-size: ${size.small};
  > button {
    max-width: 100%;
    text-align: start;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  ${media.phone} {
    > button {
      width: 100%;
      min-height: 44px;
    }
  }
  @media print {
    > button {
      display: none;
    }
  }
`;
const Sentence = styled.h2`
  font: 500 ${size.title} / 1.3 ${font.serif};
`;
