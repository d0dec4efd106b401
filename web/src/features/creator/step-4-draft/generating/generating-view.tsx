import { Check } from 'lucide-react';
import { memo } from 'react';
import styled from 'styled-components';
import { RichTextView } from '../../../../editor/view/rich-text-view.tsx';
import { Sheet } from '../../../../editor/view/sheet-style.ts';
import { htmlToDocument } from '../../../../lib/html-to-document.ts';
import { OtherJob } from '../../../../domain/jobs/other-job.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { useAnnouncement } from '../../../../ui/announce.ts';
import { color, media, size, space } from '../../../../ui/tokens.ts';
import { QuietText } from '../../../../ui/quiet-text.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.ts';
import { Stack } from '../../../../ui/stack.ts';
import { ActionBar, PreviousButton, Spacer } from '../../layout/action-bar.tsx';
import { StepTitle } from '../../layout/step-layout.tsx';
import { describeDraftingStatus, type DraftedSection } from './drafted-sections.ts';
import type { GenerationProgress } from './use-generation.ts';

type GeneratingViewProps = {
  progress: GenerationProgress;
  percent: number;
  /** Whether the draft continues after the page is closed. */
  canLeave: boolean;
  onCancel: () => void;
};

const bar = 'Generating your application';

/** Step 4 during generation: the progress and the sections written so far. */
export function GeneratingView({ progress, percent, canLeave, onCancel }: GeneratingViewProps) {
  const { sections, stage, isDone, isDisconnected } = progress;
  const status = isDone
    ? 'Done'
    : isDisconnected
      ? 'Connection lost. The draft continues; reconnecting'
      : describeDraftingStatus(sections, stage);
  // Screen readers announce progress in quarters rather than for every section.
  const isExceptional = isDisconnected || stage === 'waiting' || stage === 'checking';
  useAnnouncement(isExceptional && !isDone && status);
  return (
    <>
      <Page>
        <Head>
          <StepTitle>Generating Your Application</StepTitle>
          <Row>
            <span>{status}</span>
            <strong aria-hidden>{percent}%</strong>
          </Row>
          <ProgressBar value={percent} label={bar} announceAs={bar} />
          {stage === 'waiting' && <OtherJob kind="draft" isWaiting />}
          <QuietText>
            {canLeave && 'You can close this page; the draft will continue.'}&nbsp;
          </QuietText>
          <Names role="list">
            {sections.map(({ name, state }) => (
              <li key={name} data-state={state}>
                <Sign state={state} />
                {name}
                <VisuallyHidden>: {signWords[state]}</VisuallyHidden>
              </li>
            ))}
          </Names>
        </Head>
        <Sheet>
          <Stack $gap={8}>
            {sections.map((section) => (
              <DraftedPart key={section.name} section={section} />
            ))}
          </Stack>
        </Sheet>
      </Page>
      <ActionBar>
        <div>
          <PreviousButton disabled />
          <Spacer />
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      </ActionBar>
    </>
  );
}

const signWords = { waiting: 'waiting', writing: 'in progress', written: 'done' } as const;

function Sign({ state }: Pick<DraftedSection, 'state'>) {
  if (state === 'written') return <Check size={16} strokeWidth={2} />;
  if (state === 'writing') return <Spinner $size={14} />;
  return <Dot aria-hidden />;
}

const DraftedPart = memo(function DraftedPart({ section }: { section: DraftedSection }) {
  const hasOwnHeading = /^\s*<h[123]/i.test(section.html);
  return (
    <section>
      {!hasOwnHeading && <h2>{section.name}</h2>}
      {section.state === 'written' ? (
        <RichTextView document={htmlToDocument(section.html)} />
      ) : (
        <Lines>
          <Skeleton />
          <Skeleton $width="94%" />
          <Skeleton $width="62%" />
        </Lines>
      )}
    </section>
  );
});

const Page = styled.div`
  width: 100%;
  max-width: 760px;
  margin: 0 auto;
  padding: ${space[12]} ${space[6]};
  ${media.phone} {
    padding: ${space[6]} 0;
  }
`;
const Head = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-bottom: ${space[8]};
  ${media.phone} {
    padding: 0 ${space[4]};
  }
`;
const Row = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[4]};
  margin-top: ${space[4]};
  strong {
    white-space: nowrap;
  }
`;
const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[6]};
  margin-top: ${space[2]};
  font-size: ${size.small};
  li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    color: ${color.inkSoft};
  }
  li[data-state='written'] {
    color: ${color.ink};
  }
  li[data-state='written'] svg {
    color: ${color.accent};
  }
`;
const Dot = styled.span`
  flex: none;
  width: 6px;
  height: 6px;
  margin: 0 5px;
  border-radius: 50%;
  background: ${color.outline};
`;
const Lines = styled.div`
  display: grid;
  gap: ${space[3]};
  font-size: 0.75rem;
`;
