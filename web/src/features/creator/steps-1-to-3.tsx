import { useEffect, useEffectEvent } from 'react';
import { hasGuidelines } from './analysis/guideline-source.ts';
import { requestAnalysis, resumeAnalysis } from './analysis/request-analysis.ts';
import { isAssistOnly } from './step-3-requirements/assist-only.ts';
import { createOutlineDocument } from './step-3-requirements/outline-document.ts';
import { draftApplication, resumeDraft } from './step-4-draft/generating/request-draft.ts';
import { GeneratingView } from './step-4-draft/generating/generating-view.tsx';
import { RequirementsStep } from './step-3-requirements/requirements-step.tsx';
import { GuidelinesStep } from './step-2-guidelines/guidelines-step.tsx';
import { OrganizationStep } from './step-1-organization/organization-step.tsx';
import { useCreator } from './creator-context.ts';

type StepsOneToThreeProps = {
  file: File | undefined;
  onFile: (file: File | undefined) => void;
};

/** Steps 1 to 3, and the progress of a draft. */
export function StepsOneToThree({ file, onFile }: StepsOneToThreeProps) {
  const { state, dispatch, analysis, generation, send } = useCreator();

  const resume = useEffectEvent(() => {
    void analysis.resume(resumeAnalysis);
    void generation.resume(resumeDraft);
  });
  useEffect(() => resume(), []);
  const canReAnalyze = hasGuidelines(state.source, file);

  if (state.step === 1) return <OrganizationStep state={state} dispatch={dispatch} />;
  if (generation.progress && state.step === 4)
    return (
      <GeneratingView
        progress={generation.progress}
        percent={generation.percent}
        canLeave={state.jobs?.draft !== undefined}
        onCancel={generation.cancel}
      />
    );
  if (state.step === 2 || !state.analysis)
    return <GuidelinesStep {...{ state, dispatch, analysis, file, onFile }} />;
  return (
    <RequirementsStep
      analysis={state.analysis}
      // A restored draft does not contain the file, and an analysis from another browser does not
      // contain its source.
      hasGuidelines={canReAnalyze}
      onReAnalyze={() => {
        send.goToStep(2);
        if (canReAnalyze) void analysis.start(requestAnalysis, state.source, file);
      }}
      failure={generation.failed}
      onGenerate={(provider) => {
        if (isAssistOnly(state)) generation.outline(createOutlineDocument);
        else void generation.start(draftApplication, provider);
      }}
    />
  );
}
