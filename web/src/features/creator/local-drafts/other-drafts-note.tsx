import { FileStack, X } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { formatDateTime, pluralize } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { useAnnouncement } from '../../../ui/announce.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { color, size, space } from '../../../ui/tokens.ts';
import type { StoredDraft } from './claim-draft-slot.ts';
import { NoteBar } from './restored-draft-note.tsx';

/** Lists this browser's other drafts, each of which can be opened. */
export function OtherDraftsNote({ drafts }: { drafts: StoredDraft[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isDismissed, setIsDismissed] = useState(false);
  const verb = drafts.length === 1 ? 'is' : 'are';
  const message = `${pluralize(drafts.length, 'other unsaved draft')} ${verb} kept in this browser.`;
  useAnnouncement(message);
  if (isDismissed) return null;
  return (
    <NoteBar>
      <FileStack size={16} />
      <span>{message}</span>
      <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>
        Choose
      </Button>
      <IconButton label="Dismiss" onClick={() => setIsDismissed(true)}>
        <X size={16} />
      </IconButton>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Unsaved drafts in this browser"
        description="The one that you have open now is kept as well."
      >
        <List role="list">
          {drafts.map(({ key, draft }, index) => (
            <li key={key}>
              <p id={`draft-${index}`} dir="auto">
                {draft.state.title || draft.state.organization.name || 'Untitled'}
                <small>Last changed {formatDateTime(draft.storedAt)}</small>
              </p>
              <ButtonLink
                size="small"
                to={paths.localDraft(key)}
                aria-describedby={`draft-${index}`}
              >
                Open
              </ButtonLink>
            </li>
          ))}
        </List>
      </Dialog>
    </NoteBar>
  );
}

const List = styled.ul`
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    padding: ${space[2]} 0;
  }
  li + li {
    border-top: 1px solid ${color.hairline};
  }
  p {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
`;
