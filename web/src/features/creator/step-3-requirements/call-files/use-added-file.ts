import type { Analysis, CallFile, Job } from '@grantwright/shared/contract';
import { useEffect, useEffectEvent, useState, type Dispatch } from 'react';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import type { CreatorState, GuidelineSource } from '../../state/creator-state.ts';
import { resumeAnalysis } from '../../analysis/request-analysis.ts';
import { useAnalysisStart } from '../../analysis/use-analysis-start.ts';
import { useAnalysis } from '../../analysis/use-analysis.ts';
import { toCallFile } from './call-file.ts';
import type { CallFileNames } from './use-call-files.ts';

/** A file of the call that has been analyzed but not yet applied. */
export type AddedFile = { analysis: Analysis; file: CallFile };

const emptySource: GuidelineSource = { kind: 'upload', documentId: '', url: '' };

type Options = {
  getCurrent: () => CreatorState;
  dispatch: Dispatch<CreatorAction>;
  getDocumentName: CallFileNames['getName'];
};

/**
 * Selects and analyzes another file of the call. The analysis continues after the user leaves the page. On the next
 * visit it is resumed, or its result is shown until the user applies or discards it.
 */
export function useAddedFile({ getCurrent, dispatch, getDocumentName }: Options) {
  const [source, setSource] = useState(emptySource);
  const [file, setFile] = useState<File>();
  const [addedFile, setAddedFile] = useState<AddedFile>();

  const analysis = useAnalysis({
    kind: 'added-file',
    getCurrent: () => ({ ...getCurrent(), source }),
    dispatch,
    getName({ source: chosen, file: uploaded }) {
      if (chosen.kind === 'upload') return uploaded?.name;
      return chosen.kind === 'url' ? chosen.url.trim() : getDocumentName(chosen.documentId);
    },
    isProposal: true,
    onAnalyzed(result, { name = 'Added file' }) {
      const { analysis: call } = getCurrent();
      setAddedFile({ analysis: result, file: toCallFile(name, result, call) });
    },
  });
  const analysisStart = useAnalysisStart(analysis, { source, file });
  const resume = useEffectEvent(() => void analysis.resume(resumeAnalysis));
  useEffect(() => resume(), []);

  /** Follows an analysis that was started in another browser. */
  const follow = ({ id, title: name }: Job) => {
    dispatch({ type: 'job-started', job: { kind: 'added-file', id, name } });
    void analysis.resume(resumeAnalysis);
  };
  const onEdit = (change: Partial<GuidelineSource>) => setSource({ ...source, ...change });
  return {
    added: addedFile,
    setAdded: setAddedFile,
    follow,
    form: { source, onEdit, file, onFile: setFile, analysis, analysisStart },
  };
}
