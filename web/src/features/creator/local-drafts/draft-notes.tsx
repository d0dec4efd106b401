import { lazyWithRetry } from '../../../lib/lazy-with-retry.ts';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import type { useCreatorState } from '../state/use-creator-state.ts';
import type { StoredDraft } from './claim-draft-slot.ts';
import type { useReplacedText } from './use-replaced-text.ts';
import type { useRestoredDraft } from './use-restored-draft.ts';

// Rarely needed, so loaded on demand.
const ExpiredJobNote = lazyWithRetry(
  async () => (await import('./expired-job-note.tsx')).ExpiredJobNote,
);
const OtherDraftsNote = lazyWithRetry(
  async () => (await import('./other-drafts-note.tsx')).OtherDraftsNote,
);
const RestoredDraftNote = lazyWithRetry(
  async () => (await import('./restored-draft-note.tsx')).RestoredDraftNote,
);
const ReplacedTextNote = lazyWithRetry(
  async () => (await import('./replaced-text-note.tsx')).ReplacedTextNote,
);

type DraftNotesProps = {
  creator: ReturnType<typeof useCreatorState>;
  loaded: { isJobExpired: boolean; otherDrafts: StoredDraft[] };
  restored: ReturnType<typeof useRestoredDraft>;
  replaced: ReturnType<typeof useReplacedText>;
};

/** Notes about work stored only in this browser, and about a job that no longer exists. */
export function DraftNotes({ creator, loaded, restored, replaced }: DraftNotesProps) {
  const isRestored = restored.restoredAt !== undefined;
  const isAnyOther = loaded.isJobExpired || loaded.otherDrafts.length > 0;
  if (!isRestored && !isAnyOther && !replaced.replacedText) return null;
  return (
    <section aria-label="Notes on your drafts">
      {loaded.isJobExpired && (
        <LazyBoundary>
          <ExpiredJobNote />
        </LazyBoundary>
      )}
      {restored.restoredAt !== undefined && (
        <LazyBoundary>
          <RestoredDraftNote
            storedAt={restored.restoredAt}
            onDiscard={restored.discard}
            onClose={restored.dismiss}
          />
        </LazyBoundary>
      )}
      {loaded.otherDrafts.length > 0 && (
        <LazyBoundary>
          <OtherDraftsNote drafts={loaded.otherDrafts} />
        </LazyBoundary>
      )}
      {replaced.replacedText && (
        <LazyBoundary>
          <ReplacedTextNote
            replacedText={replaced.replacedText}
            {...{ creator }}
            onReplace={replaced.store}
          />
        </LazyBoundary>
      )}
    </section>
  );
}
