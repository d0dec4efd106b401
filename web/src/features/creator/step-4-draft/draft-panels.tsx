import type { RefObject } from 'react';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import type { EditorHandle } from '../../../editor/editor-handle.ts';
import { lazyWithRetry } from '../../../lib/lazy-with-retry.ts';
import { useCreator } from '../creator-context.ts';
import type { DraftFacts } from './draft-facts.ts';

// Loaded after the editor so that the user can start writing right away.
const OutlinePanel = lazyWithRetry(
  async () => (await import('./outline/outline-panel.tsx')).OutlinePanel,
);
const ReferencePanel = lazyWithRetry(
  async () => (await import('./reference-panel.tsx')).ReferencePanel,
);

type PanelProps = {
  facts: DraftFacts;
  editor: RefObject<EditorHandle | null>;
  /** Closes the drawer before the editor scrolls. */
  close: (() => void) | undefined;
};

type OutlineProps = PanelProps & { onShorten: (section: string) => void };

/** The outline of the text. Each entry links to its section. */
export function DraftOutline({ facts, editor, close, onShorten }: OutlineProps) {
  const { state, dispatch } = useCreator();
  return (
    <LazyBoundary>
      <OutlinePanel
        entries={facts.outline}
        notes={state.writerNotes ?? []}
        keyOf={facts.keyOf}
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

/** The notes, requirements and sources. Each links to its place in the text. */
export function DraftReference({ facts, editor, close }: PanelProps) {
  const { state, dispatch } = useCreator();
  const { findStart } = facts;
  return (
    <LazyBoundary>
      <ReferencePanel
        claims={facts.claims}
        keyOf={facts.keyOf}
        onGoToWords={(words) => {
          close?.();
          editor.current?.goToText(words);
        }}
        hasSection={(name) => findStart(name) !== undefined}
        onGoToSection={(name) => {
          close?.();
          editor.current?.goToBlock(findStart(name) ?? 0);
        }}
        ownFiles={{ state, dispatch, editor, close, entries: facts.outline }}
      />
    </LazyBoundary>
  );
}
