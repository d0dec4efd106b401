import { documentToText } from '@grantwright/shared/richtext';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { RichTextView } from '../../../editor/view/rich-text-view.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { useAction } from '../../../lib/use-action.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { SectionTitle } from '../../../ui/page.tsx';
import { color, measure, radius, space } from '../../../ui/tokens.ts';
import { useDownload } from '../download/use-download.ts';
import { browserDrafts } from './draft-store.ts';
import { getDraftKey, findNewestDraft, type Draft } from './local-draft.ts';
import { CopyButton } from '../ready-to-send/package/copy-button.tsx';

type OrphanedDraftProps = { userId: string; applicationId: string };

/**
 * Offers the locally saved text of an application that the user can no longer edit because it was deleted or the
 * user's role in its team changed.
 */
export function OrphanedDraft({ userId, applicationId }: OrphanedDraftProps) {
  const base = getDraftKey(userId, applicationId);
  const queryKey = ['orphaned-draft', base];
  const { data: draft } = useQuery({ queryKey, queryFn: () => findDraft(base), gcTime: 0 });
  const client = useQueryClient();
  const remove = useAction({
    mutationFn: () => removeDrafts(base),
    onSuccess: () => client.setQueryData(queryKey, null),
  });
  return draft ? <DraftText draft={draft} onRemove={() => remove.mutate(undefined)} /> : null;
}

function DraftText({ draft, onRemove }: { draft: Draft; onRemove: () => void }) {
  const { state, storedAt } = draft;
  const document = state.document ?? [];
  const { downloading, download } = useDownload(() => state);
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <Section aria-labelledby="orphaned-draft">
      <SectionTitle id="orphaned-draft">Your text in this browser</SectionTitle>
      <p>
        You typed it until {formatDateTime(storedAt)}. It is stored on this device only: copy or
        download it if you need it.
      </p>
      <Buttons>
        <CopyButton text={documentToText(document)} name="your text" />
        <Button
          size="small"
          icon={<Download size={16} />}
          pending={downloading}
          onClick={() => void download()}
        >
          Download Word file
        </Button>
        <Button size="small" icon={<Trash2 size={16} />} onClick={() => setIsDeleting(true)}>
          Delete from this browser
        </Button>
      </Buttons>
      <Text>
        <RichTextView document={document} />
      </Text>
      <AlertDialog
        open={isDeleting}
        onOpenChange={setIsDeleting}
        title="Delete your text?"
        confirm="Delete"
        onConfirm={() => {
          setIsDeleting(false);
          onRemove();
        }}
      >
        It will be deleted for good: it is stored only in this browser.
      </AlertDialog>
    </Section>
  );
}

async function findDraft(base: string): Promise<Draft | null> {
  const keys = await browserDrafts.keys(base);
  const draft = findNewestDraft(...(await Promise.all(keys.map((key) => browserDrafts.read(key)))));
  return draft?.state.document && documentToText(draft.state.document).trim() !== '' ? draft : null;
}

async function removeDrafts(base: string): Promise<void> {
  for (const key of await browserDrafts.keys(base)) await browserDrafts.remove(key);
}

const Section = styled.section`
  width: min(100%, ${measure});
  margin-top: ${space[8]};
  text-align: start;
  > p {
    margin-top: ${space[1]};
    color: ${color.inkSoft};
  }
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin: ${space[3]} 0;
`;
const Text = styled.div`
  padding: ${space[6]};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.small};
`;
