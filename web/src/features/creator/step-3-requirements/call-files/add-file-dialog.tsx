import { addCallFile } from '@grantwright/shared/call-files';
import type { Analysis } from '@grantwright/shared/contract';
import { useState, type Dispatch } from 'react';
import styled from 'styled-components';
import { AlertDialog } from '../../../../ui/alert-dialog.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../../ui/skeleton.tsx';
import { space } from '../../../../ui/tokens.ts';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { GuidelinesForm } from '../../analysis/source-form/guidelines-form.tsx';
import { ChangeReview } from './change-review.tsx';
import { addFileHelp } from './labels.ts';
import { createReview } from './create-review.ts';
import { useAddedFile } from './use-added-file.ts';
import type { CallFileNames } from './use-call-files.ts';

type AddFileDialogProps = {
  current: () => CreatorState;
  dispatch: Dispatch<CreatorAction>;
  analysis: Analysis;
  callFiles: CallFileNames;
  /** `outcome` is a message to the user about what happened. */
  onApply: (analysis: Analysis, outcome: string) => void;
  onClose: () => void;
};

/** Analyzes another file of the call and previews its changes before they are applied. */
export function AddFileDialog(props: AddFileDialogProps) {
  const { current, dispatch, analysis, callFiles } = props;
  const { stored, getName, library } = callFiles;
  const { added, setAdded, form } = useAddedFile({ current, dispatch, getDocumentName: getName });
  const mergeResult =
    added &&
    stored &&
    addCallFile({
      current: analysis,
      added: added.analysis,
      currentFile: stored[0],
      addedFile: added.file,
    });
  const review = mergeResult && createReview(analysis, mergeResult);
  const [isAsking, setIsAsking] = useState(false);
  const onClose = () => {
    if (added) form.analysis.clearJob();
    props.onClose();
  };
  const onApply = (after: Analysis, outcome: string) => {
    form.analysis.clearJob();
    props.onApply(after, outcome);
  };
  const close = () => {
    if (form.analysis.progress) form.analysis.discard();
    if (added && !review?.isKnown) setIsAsking(true);
    else onClose();
  };
  return (
    <>
      <Dialog
        open
        wide
        onOpenChange={close}
        title={added ? 'What this file changes' : 'Add a file'}
        description={
          added
            ? 'Check the changes before you apply them. Your title, answers, checklist and draft stay as they are.'
            : addFileHelp
        }
        footer={
          <Actions
            {...{ form, review, onClose }}
            isAnalyzed={added !== undefined}
            onApply={(outcome) => mergeResult && onApply(mergeResult.analysis, outcome)}
          />
        }
      >
        <Content>
          {!added && <GuidelinesForm {...form} />}
          {added && !mergeResult && <LibraryLoading library={library} />}
          {added && mergeResult && review && (
            <ChangeReview
              {...{ added, merged: mergeResult, review }}
              onKind={(kind) => setAdded({ ...added, file: { ...added.file, kind } })}
            />
          )}
        </Content>
      </Dialog>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Discard the analysis of this file?"
        confirm="Discard"
        onConfirm={onClose}
      >
        The file is not added. To add it later, you have to analyze it again.
      </AlertDialog>
    </>
  );
}

/** Adding a second file requires the name of the first one, which comes from the library. */
const LibraryLoading = ({ library }: Pick<CallFileNames, 'library'>) =>
  library.isError ? (
    <ErrorState
      title="We couldn't load your library"
      error={library.error}
      onRetry={() => void (library.items ? library.fetchNextPage() : library.refetch())}
    />
  ) : (
    <Loading label="Loading your library">
      <Skeleton $height="44px" />
    </Loading>
  );

type ActionsProps = Pick<ReturnType<typeof useAddedFile>, 'form'> & {
  isAnalyzed: boolean;
  review: ReturnType<typeof createReview> | undefined;
  onApply: (outcome: string) => void;
  onClose: () => void;
};

function Actions({ form, isAnalyzed, review, onApply, onClose }: ActionsProps) {
  const isAnalyzing = form.analysis.progress !== undefined;
  if (!isAnalyzed)
    return (
      <Button
        variant="primary"
        disabled={!form.analysisStart.canStart}
        pending={isAnalyzing}
        onClick={() => form.analysisStart.start()}
      >
        {isAnalyzing ? 'Analyzing file...' : 'Analyze file'}
      </Button>
    );
  const [label, outcome] =
    review?.count === 0 ? ['Add to the list', 'File added'] : ['Apply', 'Changes applied'];
  return (
    <>
      <Button onClick={onClose}>Discard</Button>
      {review && !review.isKnown && (
        <Button variant="primary" onClick={() => onApply(outcome)}>
          {label}
        </Button>
      )}
    </>
  );
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`;
