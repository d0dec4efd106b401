import type { Analysis } from '@grantwright/shared/contract';
import { useState, type Dispatch } from 'react';
import { AlertDialog } from '../../../../ui/alert-dialog.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../../ui/skeleton.tsx';
import { Stack } from '../../../../ui/stack.ts';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { GuidelinesForm } from '../../analysis/source-form/guidelines-form.tsx';
import { AddedFileChanges } from './added-file-changes.tsx';
import { addFileHelp } from './labels.ts';
import { OtherAnalyses } from './other-analyses.tsx';
import { previewAddedFile, type AddedFilePreview } from './preview-added-file.ts';
import { useAddedFile } from './use-added-file.ts';
import type { CallFileNames } from './use-call-files.ts';

const previewHelp =
  'Check the changes before you apply them. Your title, answers, checklist and draft stay as they are.';

type AddFileDialogProps = {
  getCurrent: () => CreatorState;
  dispatch: Dispatch<CreatorAction>;
  analysis: Analysis;
  callFiles: CallFileNames;
  /** `outcome` is a message to the user about what happened. */
  onApply: (analysis: Analysis, outcome: string) => void;
  onClose: () => void;
};

/** Analyzes another file of the call and previews its changes before they are applied. */
export function AddFileDialog(props: AddFileDialogProps) {
  const { getCurrent, dispatch, analysis, callFiles, onApply, onClose } = props;
  const { stored, getName, library } = callFiles;
  const { added, setAdded, follow, form } = useAddedFile({
    ...{ getCurrent, dispatch },
    getDocumentName: getName,
  });
  const preview = added && stored && previewAddedFile(analysis, added, stored[0]);
  const [isAsking, setIsAsking] = useState(false);
  const discard = () => {
    if (added) form.analysis.clearJob();
    onClose();
  };
  const apply = (outcome: string) => {
    if (!preview) return;
    form.analysis.clearJob();
    onApply(preview.merged.analysis, outcome);
  };
  const close = () => {
    if (form.analysis.progress) form.analysis.discard();
    if (added && !preview?.isKnown) setIsAsking(true);
    else discard();
  };
  return (
    <>
      <Dialog
        open
        wide
        onOpenChange={close}
        title={added ? 'What this file changes' : 'Add a file'}
        description={added ? previewHelp : addFileHelp}
        footer={
          added ? (
            <PreviewActions {...{ preview }} onApply={apply} onDiscard={discard} />
          ) : (
            <AnalyzeButton {...{ form }} />
          )
        }
      >
        <Stack $gap={6}>
          {!added && !form.analysis.progress && <OtherAnalyses onUse={follow} />}
          {!added && <GuidelinesForm {...form} />}
          {added && !preview && <LibraryLoading library={library} />}
          {added && preview && (
            <AddedFileChanges
              {...{ added, preview }}
              onKind={(kind) => setAdded({ ...added, file: { ...added.file, kind } })}
            />
          )}
        </Stack>
      </Dialog>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Discard the analysis of this file?"
        confirm="Discard"
        onConfirm={discard}
      >
        The file will not be added. To add it later, you will have to analyze it again.
      </AlertDialog>
    </>
  );
}

/** Adding a second file requires the name of the first one, which comes from the library. */
const LibraryLoading = ({ library }: Pick<CallFileNames, 'library'>) =>
  library.isError ? (
    <ErrorState
      title="We couldn’t load your library"
      query={{
        error: library.error,
        refetch: library.items ? library.fetchNextPage : library.refetch,
      }}
    />
  ) : (
    <Loading label="Loading your library">
      <Skeleton $height="44px" />
    </Loading>
  );

function AnalyzeButton({ form }: Pick<ReturnType<typeof useAddedFile>, 'form'>) {
  const { analysis, analysisStart } = form;
  const isAnalyzing = analysis.progress !== undefined;
  return (
    <Button
      variant="primary"
      disabled={!analysisStart.canStart}
      pending={isAnalyzing}
      onClick={() => analysisStart.start()}
    >
      {isAnalyzing ? 'Analyzing file...' : 'Analyze file'}
    </Button>
  );
}

type PreviewActionsProps = {
  preview: AddedFilePreview | undefined;
  onApply: (outcome: string) => void;
  onDiscard: () => void;
};

function PreviewActions({ preview, onApply, onDiscard }: PreviewActionsProps) {
  const [label, outcome] =
    preview?.count === 0 ? ['Add to the list', 'File added'] : ['Apply', 'Changes applied'];
  return (
    <>
      <Button onClick={onDiscard}>Discard</Button>
      {preview && !preview.isKnown && (
        <Button variant="primary" onClick={() => onApply(outcome)}>
          {label}
        </Button>
      )}
    </>
  );
}
