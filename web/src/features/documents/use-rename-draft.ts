import type { LibraryDocument } from '@grantwright/shared/contract';
import { useState } from 'react';
import { useSignedInUser } from '../../lib/session.ts';
import { sessionDraft } from '../../lib/session-draft.ts';

type RenameDraft = { document: LibraryDocument; name: string };

/**
 * The document that is being renamed. After a session expires and the user signs in again, the dialog
 * is open with the name they typed. Closing it discards the name.
 */
export function useRenameDraft() {
  const user = useSignedInUser();
  const [draft] = useState(() => sessionDraft<RenameDraft>(`rename:${user.id}`));
  const [kept] = useState(() => draft.read());
  const [renaming, setRenaming] = useState(kept);
  const change = (next: RenameDraft | undefined) => {
    setRenaming(next);
    if (next && next.name !== next.document.name) draft.write(next);
    else draft.clear();
  };
  return {
    renaming,
    isKept: kept !== undefined && renaming?.document === kept.document,
    begin: (document: LibraryDocument) => change({ document, name: document.name }),
    type: (name: string) => renaming && change({ ...renaming, name }),
    end: () => change(undefined),
  };
}
