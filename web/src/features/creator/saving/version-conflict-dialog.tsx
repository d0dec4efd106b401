import type { Application } from '@grantwright/shared/contract';
import { createEmptyDocument, type RichDocument } from '@grantwright/shared/richtext';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { RichTextView } from '../../../editor/view/rich-text-view.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { api } from '../../../lib/api.ts';
import { endpoints } from '../../../lib/endpoints.ts';
import { getErrorMessage, appendCause } from '../../../lib/errors.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { color, media, radius, size, space } from '../../../ui/tokens.ts';
import { applicationToState } from '../state/application-to-state.ts';
import { getTypedState } from './autosave/text-on-server.ts';
import type { WorkPart } from './merge-work.ts';
import { formatPartNames } from './work-part-names.ts';

const refreshMs = 5_000;

type VersionConflictDialogProps = {
  id: string;
  mine: RichDocument;
  saving: boolean;
  /** Returns the parts, other than the text, whose values in the rejected version are lost. */
  lostParts: (theirs: Application) => WorkPart[];
  /** Both reject, leaving everything unchanged, if the other text could not be stored as a version. */
  onKeepMine: (theirs: Application) => Promise<void>;
  onUseOther: (theirs: Application) => Promise<void>;
  onClose: () => void;
};

/** Shown when the application was saved elsewhere. The user chooses a version, and the other one is kept. */
export function VersionConflictDialog({
  id,
  mine,
  saving,
  lostParts,
  onKeepMine,
  onUseOther,
  onClose,
}: VersionConflictDialogProps) {
  const theirs = useQuery({
    queryKey: ['stale', id],
    queryFn: ({ signal }) => api(endpoints.getApplication, { params: { id }, signal }),
    gcTime: 0,
    staleTime: 0,
    // The user may edit the other version in another tab before returning here.
    refetchOnWindowFocus: 'always',
    // A colleague may keep typing on another device.
    refetchInterval: refreshMs,
  });
  const other = theirs.data;
  const keepMine = useAction({ mutationFn: onKeepMine });
  const useOther = useAction({ mutationFn: onUseOther });
  const isBusy = saving || keepMine.isPending || useOther.isPending;
  const failure = keepMine.error ?? useOther.error;
  const otherSavedAt = other && formatDateTime(other.workingCopy?.savedAt ?? other.updatedAt);

  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      closable={!isBusy}
      title="This application was changed elsewhere"
      description="It was changed in another tab or on another device after you opened it here. Choose the text to keep working on. The other will be saved under Versions. Other entries, such as the budget and the checklist, are combined."
      footer={
        <>
          <Button
            disabled={!other || saving || keepMine.isPending}
            pending={useOther.isPending}
            onClick={() => other && useOther.mutate(other)}
          >
            Use other version
          </Button>
          <Button
            variant="primary"
            disabled={!other || useOther.isPending}
            pending={saving || keepMine.isPending}
            onClick={() => other && keepMine.mutate(other)}
          >
            Keep my version
          </Button>
        </>
      }
    >
      {theirs.isError && (
        <Notice tone="error" alert>
          {getErrorMessage(theirs.error, 'We couldn’t load the other version. Try again.')}
        </Notice>
      )}
      {failure && !isBusy && (
        <Notice tone="error" alert>
          {appendCause('We couldn’t save the other version, so nothing has changed.', failure)}
        </Notice>
      )}
      {other && <LostParts parts={lostParts(other)} />}
      <Columns>
        <VersionPreview label="My version" title="My version, on this screen" document={mine} />
        <VersionPreview
          label="Other version"
          title={otherSavedAt ? `Other version, saved ${otherSavedAt}` : 'Other version'}
          document={other && getOtherDocument(other)}
        />
      </Columns>
    </Dialog>
  );
}

const LostParts = ({ parts }: { parts: WorkPart[] }) =>
  parts.length > 0 && (
    <Notice tone="warning">Kept only from the version you choose: {formatPartNames(parts)}.</Notice>
  );

type VersionPreviewProps = {
  label: string;
  title: string;
  /** Undefined while loading. */
  document: RichDocument | undefined;
};

const VersionPreview = ({ label, title, document }: VersionPreviewProps) => (
  <section aria-label={label}>
    <Title>{title}</Title>
    <Preview tabIndex={0}>
      {document ? <RichTextView document={document} /> : <Skeleton $height="8em" />}
    </Preview>
  </section>
);

const getOtherDocument = (application: Application): RichDocument =>
  getTypedState(application, applicationToState(application)).document ?? createEmptyDocument();

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space[4]};
  &:not(:first-child) {
    margin-top: ${space[4]};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Title = styled.h3`
  margin-bottom: ${space[2]};
  font-size: ${size.small};
`;
const Preview = styled.div`
  max-height: 40vh;
  overflow-y: auto;
  padding: ${space[4]};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.small};
  > div {
    font-size: ${size.small};
  }
`;
