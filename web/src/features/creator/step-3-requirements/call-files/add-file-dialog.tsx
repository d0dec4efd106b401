import { addCallFile } from '@grantwright/shared/call-files';
import type { Analysis, CallFile } from '@grantwright/shared/contract';
import type { Dispatch } from 'react';
import styled from 'styled-components';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { space } from '../../../../ui/tokens.ts';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { GuidelinesForm } from '../../step-2-guidelines/guidelines-form.tsx';
import { ChangeReview } from './change-review.tsx';
import { addFileHelp } from './labels.ts';
import { useAddedFile } from './use-added-file.ts';

type AddFileDialogProps = {
  state: Pick<CreatorState, 'organization' | 'additionalInfo'>;
  dispatch: Dispatch<CreatorAction>;
  analysis: Analysis;
  /** The first file of the call. */
  firstFile: CallFile;
  onApply: (analysis: Analysis) => void;
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
  const isAnalyzing = form.analysis.analyzing !== undefined;
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={added ? 'What this file changes' : 'Add a file'}
      description={
        added
          ? 'Check the changes before you apply them. Your title, answers, checklist and draft stay as they are.'
          : addFileHelp
      }
      footer={
        merged ? (
          <>
            <Button onClick={onClose}>Discard</Button>
            {merged.analysis !== analysis && (
              <Button variant="primary" onClick={() => onApply(merged.analysis)}>
                Apply
              </Button>
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
        {added && merged ? (
          <ChangeReview
            {...{ added, merged }}
            before={analysis}
            onKind={(kind) => setAdded({ ...added, file: { ...added.file, kind } })}
          />
        ) : (
          <GuidelinesForm {...form} />
        )}
      </Content>
    </Dialog>
  );
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`;
