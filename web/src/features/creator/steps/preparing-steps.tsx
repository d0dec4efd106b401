import { analyze } from '../analyzing/analyze.ts';
import { draftApplication } from '../generating/draft-application.ts';
import { GeneratingView } from '../generating/generating-view.tsx';
import { AnalysisStep } from './analysis-step.tsx';
import { GuidelinesStep } from './guidelines-step.tsx';
import { OrganizationStep } from './organization-step.tsx';
import type { StepsProps } from './steps.tsx';

/** The steps before there is a text: whose application it is, what the funder asks, what was found. */
export function PreparingSteps(props: StepsProps) {
  const { creator, analysis, generation, file, onFile, saving, onSave, onGo } = props;
  const { state, dispatch } = creator;

  if (state.step === 1) return <OrganizationStep state={state} dispatch={dispatch} />;
  if (state.step === 2 || !state.analysis)
    return <GuidelinesStep {...{ state, dispatch, analysis, file, onFile }} />;
  if (generation.generating && state.step === 4) {
    return (
      <GeneratingView
        generating={generation.generating}
        percent={generation.percent}
        onCancel={generation.cancel}
      />
    );
  }
  return (
    <AnalysisStep
      {...{ state, dispatch, saving, onSave }}
      analysis={state.analysis}
      onReAnalyze={() => {
        onGo(2);
        void analysis.start(analyze, state.source, file);
      }}
      onGenerate={() => void generation.start(draftApplication, creator.current())}
    />
  );
}
