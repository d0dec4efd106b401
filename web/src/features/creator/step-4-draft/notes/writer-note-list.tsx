import type { WriterNote } from '@grantwright/shared/contract';
import type { SectionKey } from '@grantwright/shared/submission';
import { TriangleAlert, X } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { pluralize } from '../../../../lib/format.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { color, radius, size, space } from '../../../../ui/tokens.ts';
import { ExpandableQuote } from '../../requirements/expandable-quote.tsx';
import { noteLabels } from './note-labels.ts';
import { groupNotesBySection } from './notes-by-section.ts';

type WriterNoteListProps = {
  notes: WriterNote[];
  keyOf: SectionKey;
  /** Whether the text still has a section with this name. */
  hasSection: (name: string) => boolean;
  onGoToSection: (name: string) => void;
  onDismiss: (note: WriterNote) => void;
};

/** More notes would push the requirements out of sight. */
const maxNotesShown = 3;

/** Lists notes for the writer of the draft, grouped by section. */
export function WriterNoteList(props: WriterNoteListProps) {
  const { notes, keyOf, hasSection, onGoToSection, onDismiss } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [isExpanded, setIsExpanded] = useState(false);
  const [isDismissed, setIsDismissed] = useState(false);
  if (notes.length === 0 && !isDismissed) return null;
  const visibleNotes = isExpanded ? notes : notes.slice(0, maxNotesShown);
  const dismiss = (note: WriterNote) => {
    // The focused button disappears along with its note.
    heading.current?.focus();
    setIsDismissed(true);
    onDismiss(note);
  };
  return (
    <Box>
      <h3 ref={heading} tabIndex={-1}>
        {notes.length > 0 ? `Notes for you (${notes.length})` : 'No notes left'}
      </h3>
      {groupNotesBySection(visibleNotes, keyOf).map((group) => (
        <div key={group.section}>
          {hasSection(group.section) ? (
            <SectionButton type="button" onClick={() => onGoToSection(group.section)}>
              {group.section}
            </SectionButton>
          ) : (
            <RemovedSection>
              {group.section} <span>(section removed or renamed)</span>
            </RemovedSection>
          )}
          <ul role="list">
            {group.notes.map((note) => (
              <NoteItem key={note.kind + note.text} note={note} onDismiss={() => dismiss(note)} />
            ))}
          </ul>
        </div>
      ))}
      {visibleNotes.length < notes.length && (
        <Button size="small" variant="quiet" onClick={() => setIsExpanded(true)}>
          Show all {pluralize(notes.length, 'note')}
        </Button>
      )}
    </Box>
  );
}

function NoteItem({ note, onDismiss }: { note: WriterNote; onDismiss: () => void }) {
  return (
    <Note>
      <div>
        <Badge tone="warning" icon={<TriangleAlert size={12} strokeWidth={2} />}>
          {noteLabels[note.kind]}
        </Badge>
        <ExpandableQuote quote={note.quote} page={note.page} file={note.file}>
          {note.text}
        </ExpandableQuote>
      </div>
      <IconButton label={`Dismiss note: ${note.text}`} onClick={onDismiss}>
        <X size={16} />
      </IconButton>
    </Note>
  );
}

const Box = styled.section`
  display: grid;
  gap: ${space[3]};
  margin-bottom: ${space[6]};
  h3 {
    color: ${color.inkSoft};
    font-size: ${size.small};
    font-weight: 600;
  }
`;
const SectionButton = styled.button`
  width: calc(100% + 16px);
  margin: 0 -8px;
  padding: ${space[1]} 8px;
  border: 0;
  border-radius: ${radius.small};
  background: none;
  font-size: ${size.small};
  font-weight: 550;
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover {
    background: ${color.sunken};
  }
`;
const RemovedSection = styled.p`
  padding: ${space[1]} 0;
  font-weight: 550;
  overflow-wrap: anywhere;
  span {
    color: ${color.inkSoft};
    font-weight: 400;
  }
`;
const Note = styled.li`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  padding: ${space[2]} 0;
  border-top: 1px solid ${color.hairline};
  > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > button {
    margin: -6px -8px 0 0;
  }
`;
