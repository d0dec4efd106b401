import type { RichDocument } from '@grantwright/shared/richtext';
import { createContext, useContext, type Dispatch } from 'react';
import type { useAnalysis } from './analysis/use-analysis.ts';
import type { DraftCheckState } from './claims/use-draft-check.ts';
import type { ReadyToSendView } from './navigation/use-ready-to-send-view.ts';
import type { CreatorAction } from './state/creator-reducer.ts';
import type { CreatorState } from './state/creator-state.ts';
import type { useGeneration } from './step-4-draft/generating/use-generation.ts';

/** The state and actions shared by all steps. */
type CreatorValue = {
  state: CreatorState;
  dispatch: Dispatch<CreatorAction>;
  /** Returns the current state, even between renders. */
  getCurrent: () => CreatorState;
  onTextChange: (document: RichDocument) => void;
  analysis: ReturnType<typeof useAnalysis>;
  generation: ReturnType<typeof useGeneration>;
  /** The state of the draft's fact check. */
  checking: DraftCheckState;
  send: ReadyToSendView;
  /** The organization of the saved application, which may differ from the selected one. */
  savedOrganizationId: string;
  /** Whether the application has been saved and not changed since. */
  isSaved: boolean;
  isSaving: boolean;
  save: () => void;
  isDownloading: boolean;
  download: () => void;
};

const CreatorContext = createContext<CreatorValue | undefined>(undefined);

export const CreatorProvider = CreatorContext.Provider;

/** @throws outside a `CreatorProvider` */
export function useCreator(): CreatorValue {
  const creator = useContext(CreatorContext);
  if (!creator) throw new Error('useCreator needs a CreatorProvider');
  return creator;
}
