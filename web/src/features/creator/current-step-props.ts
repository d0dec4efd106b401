import type { SendView } from './navigation/use-send-view.ts';
import type { useAnalysis } from './analysis/use-analysis.ts';
import type { DraftCheckState } from './claims/use-draft-check.ts';
import type { useGeneration } from './step-4-draft/generating/use-generation.ts';
import type { useCreatorState } from './state/use-creator-state.ts';
import type { Step } from './state/creator-state.ts';

export type CurrentStepProps = {
  creator: ReturnType<typeof useCreatorState>;
  analysis: ReturnType<typeof useAnalysis>;
  generation: ReturnType<typeof useGeneration>;
  checking: DraftCheckState;
  send: SendView;
  isSaved: boolean;
  saving: boolean;
  onSave: () => void;
  downloading: boolean;
  onDownload: () => void;
  onGo: (step: Step) => void;
};
