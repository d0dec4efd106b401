import { limits, type Analysis } from '@grantwright/shared/contract';
import { FilePlus } from 'lucide-react';
import { useRef, useState, type Dispatch } from 'react';
import { lazyWithRetry } from '../../../../lib/lazy-with-retry.ts';
import { Button } from '../../../../ui/button.tsx';
import { LazyBoundary } from '../../../../ui/lazy-boundary.tsx';
import { QuietRow } from '../../../../ui/quiet-text.ts';
import { Section } from '../../layout/section.tsx';
import { useUndo } from '../../layout/use-undo.tsx';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { withDeadlineOf } from '../../state/with-analysis.ts';
import { Disclosure } from '../../layout/disclosure.tsx';
import { CallFileList } from './call-file-list.tsx';
import { sortNewestFirst } from './change-lines.ts';
import { ChangeList } from './change-list.tsx';
import { useCallFiles } from './use-call-files.ts';

const AddFileDialog = lazyWithRetry(
  async () => (await import('./add-file-dialog.tsx')).AddFileDialog,
);

const panelId = 'call-files';

type CallFilesPanelProps = {
  getCurrent: () => CreatorState;
  analysis: Analysis;
  dispatch: Dispatch<CreatorAction>;
};

/** Shows the files of the call, the changes made by later files, and the button to add a file. */
export function CallFilesPanel(props: CallFilesPanelProps) {
  const { getCurrent, analysis, dispatch } = props;
  const callFiles = useCallFiles(analysis);
  const { changes = [] } = analysis.details;
  // Initially open if an added file is being analyzed or its changes are waiting for the user.
  const [isAdding, setIsAdding] = useState(() => getCurrent().jobs?.['added-file'] !== undefined);
  const addButton = useRef<HTMLButtonElement>(null);
  // Used when the pressed button disappears. A full list does not have an "Add a file" button.
  const focusPanel = () =>
    (addButton.current ?? document.getElementById(panelId))?.focus({ preventScroll: true });
  const {
    apply: replace,
    undo,
    outcome,
  } = useUndo({
    current: analysis,
    onReplace: (replacement) => dispatch({ type: 'analysis-replaced', ...replacement }),
    onUndone: focusPanel,
  });
  const apply = (after: Analysis, message: string) =>
    replace(withDeadlineOf(analysis, after), message);
  const close = () => setIsAdding(false);
  return (
    <Section
      id={panelId}
      title="Files of this call"
      hint="Add an amendment, FAQ, form or budget template if there is one."
    >
      <CallFileList
        {...{ analysis, callFiles }}
        onKind={(after) => apply(after, 'Kind of file changed')}
        onRemove={(after) => {
          apply(after, 'File removed');
          focusPanel();
        }}
      />
      <QuietRow>
        {callFiles.files.length >= limits.callFiles ? (
          <span>A call can have {limits.callFiles} files.</span>
        ) : (
          <Button ref={addButton} icon={<FilePlus size={16} />} onClick={() => setIsAdding(true)}>
            Add a file
          </Button>
        )}
        {undo && <Outcome {...{ outcome, undo }} />}
      </QuietRow>
      {changes.length > 0 && (
        <Disclosure label="Changes" isOpen>
          <ChangeList changes={sortNewestFirst(changes)} />
        </Disclosure>
      )}
      {isAdding && (
        <LazyBoundary onLoadError={close}>
          <AddFileDialog
            {...{ getCurrent, dispatch, analysis, callFiles }}
            onApply={(after, outcome) => {
              apply(after, outcome);
              close();
            }}
            onClose={close}
          />
        </LazyBoundary>
      )}
    </Section>
  );
}

type OutcomeProps = { outcome: string | undefined; undo: () => void };

const Outcome = ({ outcome, undo }: OutcomeProps) => (
  <span>
    {outcome}.{' '}
    <Button variant="quiet" size="small" onClick={undo}>
      Undo these changes
    </Button>
  </span>
);
