import { isSameName } from '@grantwright/shared/submission';
import type { Dispatch, RefObject } from 'react';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import type { EditorHandle } from '../../../editor/editor-handle.ts';
import { lazyWithRetry } from '../../../lib/lazy-with-retry.ts';
import type { CreatorAction } from '../state/creator-reducer.ts';
import type { CreatorState } from '../state/creator-state.ts';
import type { DraftFacts } from './draft-facts.ts';
import type { DraftCheckState } from '../claims/use-draft-check.ts';

// Loaded after the editor, so that the user can write right away.
const OutlinePanel = lazyWithRetry(
  async () => (await import('./outline/outline-panel.tsx')).OutlinePanel,
);
const ReferencePanel = lazyWithRetry(
  async () => (await import('./reference-panel.tsx')).ReferencePanel,
);

type PanelProps = {
  state: CreatorState;
  facts: DraftFacts;
  editor: RefObject<EditorHandle | null>;
  /** Closes the drawer before the editor scrolls. */
  close: (() => void) | undefined;
};

type ReferenceProps = PanelProps & { dispatch: Dispatch<CreatorAction>; checking: DraftCheckState };
type OutlineProps = Omit<ReferenceProps, 'checking'> & { onShorten: (section: string) => void };

/** The outline of the text; each entry links to its section. */
export function DraftOutline(props: OutlineProps) {
  const { state, dispatch, facts, editor, close, onShorten } = props;
  return (
    <LazyBoundary>
      <OutlinePanel
        entries={facts.outline}
        notes={state.writerNotes ?? []}
        onCounting={(counting) => dispatch({ type: 'submission-edited', change: { counting } })}
        onShorten={(section) => {
          close?.();
          onShorten(section);
        }}
        onGo={(block) => {
          close?.();
          editor.current?.goToBlock(block);
        }}
      />
    </LazyBoundary>
  );
}

/** The notes, the requirements and the sources; each links to its place in the text. */
export function DraftReference(props: ReferenceProps) {
  const { state, dispatch, facts, editor, close, checking } = props;
  const findStart = (name: string) =>
    facts.outline.find(({ heading }) => isSameName(heading, name))?.start;
  return (
    <LazyBoundary>
      <ReferencePanel
        analysis={state.analysis}
        claims={facts.claims}
        contradictions={state.contradictions ?? []}
        notes={state.writerNotes ?? []}
        checking={checking}
        draftedBy={state.submission?.isAssistOnly ? undefined : state.draftedBy}
        modelUsage={state.modelUsage}
        onGoToWords={(words) => {
          close?.();
          editor.current?.goToText(words);
        }}
        hasSection={(name) => findStart(name) !== undefined}
        onGoToSection={(name) => {
          close?.();
          editor.current?.goToBlock(findStart(name) ?? 0);
        }}
        onDismissNote={(note) => dispatch({ type: 'note-dismissed', note })}
        ownFiles={{ state, dispatch, editor, close, entries: facts.outline }}
      />
    </LazyBoundary>
  );
}
