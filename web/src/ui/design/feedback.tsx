import { Check, FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '../alert-dialog.tsx';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.ts';
import { Dialog } from '../dialog.tsx';
import { Notice } from '../notice.tsx';
import { ProgressBar } from '../progress-bar.tsx';
import { Loading, Skeleton } from '../skeleton.tsx';
import { Spinner } from '../spinner.tsx';
import { EmptyState } from '../empty-state.tsx';
import { ErrorState } from '../error-state.tsx';
import { notify } from '../notify.ts';
import { Group, Sample } from './sample.tsx';

const badges = ['neutral', 'success', 'warning', 'error', 'info'] as const;
const notices = ['info', 'warning', 'error'] as const;
const messages = ['success', 'info', 'error'] as const;

/** Badges, notices, toasts and empty states. */
export function Feedback() {
  return (
    <Group title="Messages">
      <Sample name="Badge">
        {badges.map((tone) => (
          <Badge key={tone} tone={tone} icon={<Check size={13} />}>
            {tone}
          </Badge>
        ))}
      </Sample>
      <Sample name="Notice">
        {notices.map((tone) => (
          <Notice key={tone} tone={tone}>
            What happened, that nothing is lost, and what to do.
          </Notice>
        ))}
      </Sample>
      <Sample name="notify">
        {messages.map((kind) => (
          <Button key={kind} onClick={() => notify[kind]('Title', 'A sentence.')}>
            {kind}
          </Button>
        ))}
      </Sample>
      <Sample name="ProgressBar, Spinner">
        <ProgressBar value={40} label="Analysis" />
        <Spinner />
      </Sample>
      <Sample name="Loading, Skeleton">
        <Loading label="Loading">
          <Skeleton $width="280px" $height="84px" />
        </Loading>
      </Sample>
      <Sample name="Card">
        <Card>A thing that can be picked up.</Card>
      </Sample>
      <Sample name="EmptyState">
        <EmptyState
          icon={<FolderOpen size={28} strokeWidth={1.5} />}
          title="No documents yet"
          as="h3"
          action={<Button variant="primary">Upload Document</Button>}
        >
          Upload your first document to get started
        </EmptyState>
      </Sample>
      <Sample name="ErrorState">
        <ErrorState
          title="We couldn’t load your documents"
          query={{ error: undefined, refetch: () => undefined }}
        />
      </Sample>
      <Dialogs />
    </Group>
  );
}

function Dialogs() {
  const [open, setOpen] = useState<'dialog' | 'question'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Sample name="Dialog, AlertDialog">
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('question')}>Question</Button>
      </Sample>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={close}
        title="Edit Document Name"
        description="What it is for."
        problem="Why the last try failed."
        footer={<Button onClick={close}>Cancel</Button>}
      >
        What there is to do.
      </Dialog>
      <AlertDialog
        open={open === 'question'}
        onOpenChange={close}
        title="Are you sure?"
        confirm="Delete"
        onConfirm={close}
      >
        This action cannot be undone.
      </AlertDialog>
    </>
  );
}
