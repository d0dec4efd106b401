import type { LibraryDocument } from '@grantwright/shared/contract';
import { useState } from 'react';
import { useSignedInUser } from '../../lib/session.ts';
import { createSessionDraft } from '../../lib/session-draft.ts';

type RenameDraft = { document: LibraryDocument; name: string };

/**
 * Tracks the document being renamed. If the session expires, the dialog reopens with the typed name once the user has
 * signed in again. Closing the dialog discards the name.
 */
export function useRenameDraft() {
  const user = useSignedInUser();
  const [draft] = useState(() => createSessionDraft<RenameDraft>(`rename:${user.id}`));
  const [restored] = useState(() => draft.read());
  const [activeDraft, setActiveDraft] = useState(restored);
  const setDraft = (next: RenameDraft | undefined) => {
    setActiveDraft(next);
    if (next && next.name !== next.document.name) draft.write(next);
    else draft.clear();
  };
  return {
    activeDraft,
    isRestored: restored !== undefined && activeDraft?.document === restored.document,
    begin: (document: LibraryDocument) => setDraft({ document, name: document.name }),
    change: (name: string) => activeDraft && setDraft({ ...activeDraft, name }),
    end: () => setDraft(undefined),
  };
}
