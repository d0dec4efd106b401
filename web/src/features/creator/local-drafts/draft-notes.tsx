import { lazyWithRetry } from '../../../lib/lazy-with-retry.ts';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import type { useReplacedText } from './use-replaced-text.ts';
import type { useRestoredDraft } from './use-restored-draft.ts';

// Rarely needed, so loaded on demand.
const RestoredDraftNote = lazyWithRetry(
  async () => (await import('./restored-draft-note.tsx')).RestoredDraftNote,
);
const ReplacedTextNote = lazyWithRetry(
  async () => (await import('./replaced-text-note.tsx')).ReplacedTextNote,
);

type DraftNotesProps = {
  restored: ReturnType<typeof useRestoredDraft>;
  replaced: ReturnType<typeof useReplacedText>;
};

/** Notes about work that only this browser has: a restored draft, a replaced text. */
export function DraftNotes({ restored, replaced }: DraftNotesProps) {
  return (
    <>
      {restored.restoredAt !== undefined && (
        <LazyBoundary>
          <RestoredDraftNote
            storedAt={restored.restoredAt}
            onDiscard={restored.discard}
            onClose={restored.dismiss}
          />
        </LazyBoundary>
      )}
      {replaced.replacedText && (
        <LazyBoundary>
          <ReplacedTextNote
            replacedText={replaced.replacedText}
            onSwap={replaced.swap}
            onDiscard={() => replaced.store(undefined)}
          />
        </LazyBoundary>
      )}
    </>
  );
}
