import { Clock, X } from 'lucide-react';
import { useState } from 'react';
import { useAnnouncement } from '../../../ui/announce.ts';
import { IconButton } from '../../../ui/button.tsx';
import { NoteBar } from './restored-draft-note.tsx';

const expiredJobMessage =
  'This result is no longer available: results are kept for 7 days. Start the analysis or the draft again; your saved work is unchanged.';

/** Shown when a link points to a job that is no longer stored. */
export function ExpiredJobNote() {
  const [isDismissed, setIsDismissed] = useState(false);
  useAnnouncement(expiredJobMessage);
  if (isDismissed) return null;
  return (
    <NoteBar>
      <Clock size={16} />
      <span>{expiredJobMessage}</span>
      <IconButton label="Dismiss" onClick={() => setIsDismissed(true)}>
        <X size={16} />
      </IconButton>
    </NoteBar>
  );
}
