import { addCallFile } from '@grantwright/shared/call-files';
import type { Analysis, CallFile } from '@grantwright/shared/contract';
import { useState, type Dispatch } from 'react';
import styled from 'styled-components';
import { AlertDialog } from '../../../../ui/alert-dialog.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { space } from '../../../../ui/tokens.ts';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { GuidelinesForm } from '../../step-2-guidelines/guidelines-form.tsx';
import { ChangeReview } from './change-review.tsx';
import { addFileHelp } from './labels.ts';
import { reviewOf } from './review-of.ts';
import { useAddedFile } from './use-added-file.ts';

type AddFileDialogProps = {
  state: Pick<CreatorState, 'organization' | 'additionalInfo'>;
  dispatch: Dispatch<CreatorAction>;
  analysis: Analysis;
  /** The first file of the call. */
  firstFile: CallFile;
  /** With what happened, for the user. */
  onApply: (analysis: Analysis, outcome: string) => void;
  onClose: () => void;
};

/** Analyzes one more file of the call, and shows what it changes before it is applied. */
export function AddFileDialog(props: AddFileDialogProps) {
  const { state, dispatch, analysis, firstFile, onApply, onClose } = props;
  const { added, setAdded, form } = useAddedFile({ state, dispatch });
  const merged =
    added &&
    addCallFile({
      current: analysis,
      added: added.analysis,
      currentFile: firstFile,
      addedFile: added.file,
    });
  const review = merged && reviewOf(analysis, merged);
  const isAnalyzing = form.analysis.analyzing !== undefined;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Dialog
        open
        wide
        onOpenChange={() => (review && !review.isKnown ? setIsAsking(true) : onClose())}
        title={added ? 'What this file changes' : 'Add a file'}
        description={
          added
            ? 'Check the changes before you apply them. Your title, answers, checklist and draft stay as they are.'
            : addFileHelp
        }
        footer={
          merged && review ? (
            <>
              <Button onClick={onClose}>Discard</Button>
              {!review.isKnown && (
                <ApplyButton
                  count={review.count}
                  onApply={(outcome) => onApply(merged.analysis, outcome)}
                />
              )}
            </>
          ) : (
            <Button
              variant="primary"
              disabled={!form.starting.canStart}
              pending={isAnalyzing}
              onClick={() => form.starting.start()}
            >
              {isAnalyzing ? 'Analyzing file...' : 'Analyze file'}
            </Button>
          )
        }
      >
        <Content>
          {added && merged && review ? (
            <ChangeReview
              {...{ added, merged, review }}
              onKind={(kind) => setAdded({ ...added, file: { ...added.file, kind } })}
            />
          ) : (
            <GuidelinesForm {...form} />
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

type ApplyButtonProps = { count: number; onApply: (outcome: string) => void };

const ApplyButton = ({ count, onApply }: ApplyButtonProps) => (
  <Button variant="primary" onClick={() => onApply(count === 0 ? 'File added' : 'Changes applied')}>
    {count === 0 ? 'Add to the list' : 'Apply'}
  </Button>
);

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`;
