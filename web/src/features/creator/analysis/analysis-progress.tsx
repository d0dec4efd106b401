import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { OtherJob } from '../../../domain/jobs/other-job.tsx';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { useAnnouncement } from '../../../ui/announce.ts';
import { color, font, size, space } from '../../../ui/tokens.ts';
import { describeAnalysisProgress } from './analysis-progress-text.ts';
import type { AnalysisStatus } from './request-analysis.ts';

/** The progress of an analysis, with a Cancel button. */
export function AnalysisProgress({
  status,
  canLeave,
  onCancel,
}: {
  status: AnalysisStatus;
  /** Whether the analysis continues after the page is closed. */
  canLeave: boolean;
  onCancel: () => void;
}) {
  const { text, part, fraction } = describeAnalysisProgress(status);
  // Screen readers announce each stage rather than every step within it.
  useAnnouncement(text);
  const panel = useRef<HTMLDivElement>(null);
  // Starting the analysis disables the pressed button, which makes it lose focus.
  useEffect(() => {
    if (document.activeElement?.matches('body, :disabled'))
      panel.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Box ref={panel} tabIndex={-1}>
      <p>
        {text}
        {part}
      </p>
      <ProgressBar value={(fraction ?? 0) * 100} label="Analysis" announceAs={text} />
      {status.progress?.stage === 'waiting' && <OtherJob kind="analysis" isWaiting />}
      <Row>
        <span>
          Long guidelines can take a while.
          {canLeave && ' You can close this page; the analysis will continue.'}
        </span>
        <Button size="small" onClick={onCancel}>
          Cancel
        </Button>
      </Row>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[8]} 0;
  > p {
    font: 500 ${size.title} / 1.35 ${font.serif};
  }
`;
const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  color: ${color.inkSoft};
  font-size: ${size.small};
  button {
    flex: none;
  }
`;
