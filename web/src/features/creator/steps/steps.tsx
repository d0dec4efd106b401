import type { useAnalysis } from '../analyzing/use-analysis.ts';
import type { Checking } from '../checking/use-check.ts';
import { GeneratingView } from '../generating/generating-view.tsx';
import type { useGeneration } from '../generating/use-generation.ts';
import type { useCreator } from '../shell/use-creator.ts';
import type { Step } from '../state/creator-state.ts';
import { AnalysisStep } from './analysis-step.tsx';
import { GuidelinesStep } from './guidelines-step.tsx';
import { OrganizationStep } from './organization-step.tsx';
import { ReviewStep } from './review-step.tsx';

type StepsProps = {
  creator: ReturnType<typeof useCreator>;
  analysis: ReturnType<typeof useAnalysis>;
  file: File | undefined;
  onFile: (file: File | undefined) => void;
  generation: ReturnType<typeof useGeneration>;
  checking: Checking;
  saving: boolean;
  onSave: () => void;
  downloading: boolean;
  onDownload: () => void;
  onGo: (step: Step) => void;
};

/** The step that the person is at. */
export function Steps(props: StepsProps) {
  const { creator, analysis, generation, onGo } = props;
  const { state, dispatch } = creator;
  const { saving, onSave } = props;

  if (state.step === 1) return <OrganizationStep state={state} dispatch={dispatch} />;
  if (state.step === 2 || !state.analysis) {
    if (state.step === 4 && state.document) return review();
    const { file, onFile } = props;
    return <GuidelinesStep {...{ state, dispatch, analysis, file, onFile }} />;
  }
  if (state.step === 3) {
    return (
      <AnalysisStep
        {...{ state, dispatch, saving, onSave }}
        analysis={state.analysis}
        onReAnalyze={() => {
          onGo(2);
          void analysis.start(state.source, props.file);
        }}
        onGenerate={() => void generation.start(creator.current())}
      />
    );
  }
  if (generation.generating) {
    return (
      <GeneratingView
        generating={generation.generating}
        percent={generation.percent}
        onCancel={generation.cancel}
      />
    );
  }
  return review();

  function review() {
    const { downloading, onDownload, checking } = props;
    return (
      <ReviewStep
        {...{ state, dispatch, saving, onSave, downloading, onDownload, checking }}
        onText={creator.onText}
        onPrevious={() => onGo(state.analysis ? 3 : 2)}
      />
    );
  }
}
