import { useState, type Dispatch } from 'react';
import styled from 'styled-components';
import { AnalystNote } from '../../../analyst/analyst-note.tsx';
import { BuiltInButton } from '../../../analyst/built-in-button.tsx';
import { OtherJob } from '../../../jobs/other-job.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { color, size } from '../../../ui/tokens.ts';
import { analyze } from './request-analysis.ts';
import { AnalysisProgress } from './analysis-progress.tsx';
import type { useAnalysis } from './use-analysis.ts';
import { PreviousButton, Spacer } from '../layout/action-bar.tsx';
import { StepLayout } from '../layout/step-layout.tsx';
import type { CreatorAction } from '../state/creator-reducer.ts';
import type { CreatorState } from '../state/creator-state.ts';
import { hasGuidelines, toWebAddress } from './guideline-source.ts';
import { SourceTabs } from './source-tabs.tsx';

type StepProps = {
  state: CreatorState;
  dispatch: Dispatch<CreatorAction>;
  analysis: ReturnType<typeof useAnalysis>;
  file: File | undefined;
  onFile: (file: File | undefined) => void;
};

/** Step 2: the funder's guidelines from the library, a file or a URL. */
export function GuidelinesStep({ state, dispatch, analysis, file, onFile }: StepProps) {
  const { source } = state;
  const { analyzing } = analysis;
  const failed = analysis.failureOf({ source, file });
  const [refusedUrl, setRefusedUrl] = useState<string>();
  const canStart = hasGuidelines(source, file);

  const start = (provider?: 'built-in') => {
    if (source.kind === 'url' && !toWebAddress(source.url)) setRefusedUrl(source.url);
    else void analysis.start(analyze, source, file, provider);
  };

  return (
    <StepLayout
      title="Upload Grant Guidelines"
      lead="Add the funder's call, notice or request for proposals."
      actions={<Actions {...{ state, dispatch, analyzing, canStart }} onStart={() => start()} />}
    >
      {analyzing ? (
        <AnalysisProgress
          status={analyzing}
          canLeave={state.job !== undefined}
          onCancel={analysis.cancel}
        />
      ) : (
        <>
          <OtherJob kind="analysis" ownJobId={state.job?.id} />
          <SourceTabs
            {...{ source, file, onFile, refusedUrl }}
            onEdit={(change) => dispatch({ type: 'source-edited', source: change })}
            onEnter={() => canStart && start()}
          />
          {failed && (
            <Notice tone="error">
              {failed.detail}
              {failed.offersBuiltIn && canStart && (
                <BuiltInButton onUse={() => start('built-in')} />
              )}
            </Notice>
          )}
          <Fine>
            <AnalystNote receives="the text of the guidelines" />
          </Fine>
        </>
      )}
    </StepLayout>
  );
}

type ActionsProps = Pick<StepProps, 'state' | 'dispatch'> & {
  analyzing: StepProps['analysis']['analyzing'];
  canStart: boolean;
  onStart: () => void;
};

function Actions({ state, dispatch, analyzing, canStart, onStart }: ActionsProps) {
  return (
    <>
      <PreviousButton
        disabled={analyzing !== undefined}
        onClick={() => dispatch({ type: 'step-changed', step: 1 })}
      />
      <Spacer />
      {state.analysis && !analyzing && (
        <Button onClick={() => dispatch({ type: 'step-changed', step: 3 })}>
          Go to requirements
        </Button>
      )}
      <Button
        variant="primary"
        disabled={!canStart}
        pending={analyzing !== undefined}
        onClick={onStart}
      >
        {analyzing ? 'Analyzing document...' : 'Analyze Requirements'}
      </Button>
    </>
  );
}

const Fine = styled.div`
  color: ${color.inkSoft};
  font-size: ${size.small};
`;
