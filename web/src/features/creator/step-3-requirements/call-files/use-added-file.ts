import type { Analysis, CallFile } from '@grantwright/shared/contract';
import { useEffect, useEffectEvent, useState, type Dispatch } from 'react';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import type { CreatorState, GuidelineSource } from '../../state/creator-state.ts';
import { useAnalysisStart } from '../../step-2-guidelines/use-analysis-start.ts';
import { useAnalysis, type Guidelines } from '../../step-2-guidelines/use-analysis.ts';
import { toCallFile } from './call-file.ts';
import { createJobMemory } from './job-memory.ts';
import { useDocumentName } from './use-call-files.ts';

/** A file of the call that is analyzed, but not applied yet. */
export type AddedFile = { analysis: Analysis; file: CallFile };

const noSource: GuidelineSource = { kind: 'upload', documentId: '', url: '' };

type Options = {
  state: Pick<CreatorState, 'organization' | 'additionalInfo'>;
  dispatch: Dispatch<CreatorAction>;
};

/** Chooses and analyzes one more file of a call. Closing the dialog cancels a running analysis. */
export function useAddedFile({ state, dispatch }: Options) {
  const { organization, additionalInfo } = state;
  const [source, setSource] = useState(noSource);
  const [file, setFile] = useState<File>();
  const [added, setAdded] = useState<AddedFile>();
  const [memory] = useState(createJobMemory);
  const nameOf = useDocumentName();

  const sourceName = ({ source: chosen, file: uploaded }: Guidelines): string | undefined => {
    if (chosen.kind === 'upload') return uploaded?.name;
    return chosen.kind === 'url' ? chosen.url.trim() : nameOf(chosen.documentId);
  };
  const analysis = useAnalysis({
    current: () => ({ organization, additionalInfo, source, ...memory.current() }),
    dispatch: memory.dispatch,
    onAnalyzed(result, guidelines) {
      dispatch({ type: 'model-used', usage: result.details.usage });
      const name = sourceName(guidelines) ?? 'Added file';
      setAdded({ analysis: result, file: toCallFile(name, result) });
    },
  });
  const starting = useAnalysisStart(analysis, { source, file });

  const cancelRunning = useEffectEvent(() => {
    if (analysis.analyzing) analysis.discard();
  });
  useEffect(() => () => cancelRunning(), []);

  const onEdit = (change: Partial<GuidelineSource>) => setSource({ ...source, ...change });
  return { added, setAdded, form: { source, onEdit, file, onFile: setFile, analysis, starting } };
}
