import { AnalystNote } from '../../../../domain/analyst/analyst-note.tsx';
import { BuiltInButton } from '../../../../domain/analyst/built-in-button.tsx';
import { OtherJob } from '../../../../domain/jobs/other-job.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { QuietText } from '../../../../ui/quiet-text.ts';
import type { GuidelineSource, RunningJob } from '../../state/creator-state.ts';
import { AnalysisProgress } from '../analysis-progress.tsx';
import { SourceTabs } from './source-tabs.tsx';
import type { useAnalysisStart } from '../use-analysis-start.ts';
import type { useAnalysis } from '../use-analysis.ts';

type GuidelinesFormProps = {
  source: GuidelineSource;
  onEdit: (change: Partial<GuidelineSource>) => void;
  file: File | undefined;
  onFile: (file: File | undefined) => void;
  analysis: ReturnType<typeof useAnalysis>;
  analysisStart: ReturnType<typeof useAnalysisStart>;
  /** The job, which keeps running even if this screen closes. */
  job?: RunningJob | undefined;
};

/** Selects the source of the guidelines, and shows the progress of the analysis or why the last one failed. */
export function GuidelinesForm(props: GuidelinesFormProps) {
  const { source, onEdit, file, onFile, analysis, analysisStart, job } = props;
  const failure = analysis.getFailure({ source, file });
  if (analysis.progress)
    return (
      <AnalysisProgress
        status={analysis.progress}
        canLeave={job !== undefined}
        onCancel={analysis.cancel}
      />
    );
  return (
    <>
      <OtherJob kind="analysis" ownJobId={job?.id} />
      <SourceTabs
        {...{ source, onEdit, file, onFile }}
        refusedUrl={analysisStart.refusedUrl}
        onEnter={() => analysisStart.start()}
      />
      {failure && (
        <Notice tone="error">
          {failure.detail}
          {failure.offersBuiltIn && analysisStart.canStart && (
            <BuiltInButton onUse={() => analysisStart.start('built-in')} />
          )}
        </Notice>
      )}
      <QuietText as="div">
        <AnalystNote receives="the text of the guidelines" />
      </QuietText>
    </>
  );
}
