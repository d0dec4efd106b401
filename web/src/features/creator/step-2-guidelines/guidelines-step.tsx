import { useState, type Dispatch } from 'react';
import styled from 'styled-components';
import { AnalystNote } from '../../../analyst/analyst-note.tsx';
import { BuiltInButton } from '../../../analyst/built-in-button.tsx';
import { OtherJob } from '../../../jobs/other-job.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { color, size } from '../../../ui/tokens.ts';
import { analyze } from './request-analysis.ts';
import { AnalysisProgress } from './analysis-progress.tsx';
import type { useAnalysis } from './use-analysis.ts';
import { PreviousButton, Spacer } from '../layout/action-bar.tsx';
import { StepLayout } from '../layout/step-layout.tsx';
import type { CreatorAction } from '../state/creator-reducer.ts';
import type { CreatorState, SourceKind } from '../state/creator-state.ts';
import { hasGuidelines, toWebAddress } from './guideline-source.ts';
import { LibrarySource } from './library-source.tsx';
import { UploadSource } from './upload-source.tsx';
import { UrlSource } from './url-source.tsx';

type StepProps = {
  state: CreatorState;
  dispatch: Dispatch<CreatorAction>;
  analysis: ReturnType<typeof useAnalysis>;
  file: File | undefined;
  onFile: (file: File | undefined) => void;
};

const tabs: Array<{ value: SourceKind; label: string }> = [
  { value: 'library', label: 'Document library' },
  { value: 'upload', label: 'Upload a file' },
  { value: 'url', label: 'Web address' },
];

/** Step 2: the funder's guidelines from the library, a file or a URL. */
export function GuidelinesStep({ state, dispatch, analysis, file, onFile }: StepProps) {
  const { source } = state;
  const { analyzing } = analysis;
  const canLeave = state.job !== undefined;
  const [refusedUrl, setRefusedUrl] = useState<string>();
  const edit = (change: Partial<typeof source>) =>
    dispatch({ type: 'source-edited', source: change });

  const start = (provider?: 'built-in') => {
    if (source.kind === 'url' && !toWebAddress(source.url)) setRefusedUrl(source.url);
    else void analysis.start(analyze, source, file, provider);
  };

  return (
    <StepLayout
      title="Upload Grant Guidelines"
      lead="Add the funder's call, notice or request for proposals."
      actions={
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
            disabled={!hasGuidelines(source, file)}
            pending={analyzing !== undefined}
            onClick={() => start()}
          >
            {analyzing ? 'Analyzing document...' : 'Analyze Requirements'}
          </Button>
        </>
      }
    >
      {analyzing ? (
        <AnalysisProgress status={analyzing} canLeave={canLeave} onCancel={analysis.cancel} />
      ) : (
        <>
          <OtherJob kind="analysis" />
          <Tabs
            label="Guidelines source"
            tabs={tabs}
            value={source.kind}
            onValueChange={(kind) => edit({ kind: kind as SourceKind })}
          >
            <TabPanel value="library">
              <LibrarySource
                chosen={source.documentId}
                onChoose={(documentId) => edit({ documentId })}
                onUpload={() => edit({ kind: 'upload' })}
              />
            </TabPanel>
            <TabPanel value="upload">
              <UploadSource file={file} onFile={onFile} />
            </TabPanel>
            <TabPanel value="url">
              <UrlSource
                url={source.url}
                isRefused={refusedUrl !== undefined && refusedUrl === source.url}
                onEdit={(url) => edit({ url })}
                onEnter={() => hasGuidelines(source, file) && start()}
              />
            </TabPanel>
          </Tabs>
          {analysis.failed && (
            <Notice tone="error">
              {analysis.failed.detail}
              {analysis.failed.offersBuiltIn && hasGuidelines(source, file) && (
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

const Fine = styled.div`
  color: ${color.inkSoft};
  font-size: ${size.small};
`;
