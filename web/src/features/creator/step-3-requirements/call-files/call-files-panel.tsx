import { limits, type Analysis, type CallFile } from '@grantwright/shared/contract';
import { FilePlus } from 'lucide-react';
import { useRef, useState, type Dispatch } from 'react';
import styled from 'styled-components';
import { lazyWithRetry } from '../../../../lib/lazy-with-retry.ts';
import { Button } from '../../../../ui/button.tsx';
import { LazyBoundary } from '../../../../ui/lazy-boundary.tsx';
import { color, media, size, space } from '../../../../ui/tokens.ts';
import { Section } from '../../layout/section.tsx';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { Disclosure } from '../before-you-start/disclosure.tsx';
import { newestFirst } from './change-lines.ts';
import { ChangeList } from './change-list.tsx';
import { KindSelect } from './kind-select.tsx';
import { addFileHelp } from './labels.ts';
import { useCallFiles } from './use-call-files.ts';
import { useUndo } from './use-undo.tsx';

const AddFileDialog = lazyWithRetry(
  async () => (await import('./add-file-dialog.tsx')).AddFileDialog,
);

const panelId = 'call-files';

type CallFilesPanelProps = {
  state: CreatorState;
  analysis: Analysis;
  dispatch: Dispatch<CreatorAction>;
};

/** The files of the call, what later ones changed, and the button that adds one. */
export function CallFilesPanel({ state, analysis, dispatch }: CallFilesPanelProps) {
  const files = useCallFiles(analysis);
  const { changes = [] } = analysis.details;
  const [isAdding, setIsAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const { apply, undo, outcome } = useUndo({
    analysis,
    dispatch,
    // The pressed button disappears. A full list has no button that adds a file.
    onUndone: () =>
      (addButton.current ?? document.getElementById(panelId))?.focus({ preventScroll: true }),
  });
  const close = () => setIsAdding(false);
  const isFull = files.length >= limits.callFiles;
  return (
    <Section id={panelId} title="Files of this call" hint={addFileHelp}>
      <FileList
        files={files}
        onKind={(index, kind) =>
          dispatch({
            type: 'analysis-replaced',
            before: analysis,
            after: withFiles(
              analysis,
              files.map((file, at) => (at === index ? { ...file, kind } : file)),
            ),
          })
        }
      />
      <Row>
        {isFull ? (
          <span>A call can have {limits.callFiles} files.</span>
        ) : (
          <Button
            ref={addButton}
            icon={<FilePlus size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => setIsAdding(true)}
          >
            Add a file
          </Button>
        )}
        {undo && (
          <span>
            {outcome}.{' '}
            <Button variant="quiet" size="small" onClick={undo}>
              Undo these changes
            </Button>
          </span>
        )}
      </Row>
      {changes.length > 0 && (
        <Disclosure label="Changes" isOpen>
          <ChangeList changes={newestFirst(changes)} />
        </Disclosure>
      )}
      {isAdding && (
        <LazyBoundary onLoadError={close}>
          <AddFileDialog
            {...{ state, dispatch, analysis }}
            firstFile={files[0]}
            onApply={(after, done) => {
              apply(after, done);
              close();
            }}
            onClose={close}
          />
        </LazyBoundary>
      )}
    </Section>
  );
}

type FileListProps = {
  files: readonly CallFile[];
  onKind: (index: number, kind: CallFile['kind']) => void;
};

const FileList = ({ files, onKind }: FileListProps) => (
  <Files role="list">
    {files.map(({ name, kind }, index) => (
      <li key={index}>
        <span>{name}</span>
        <KindSelect
          aria-label={`Kind of ${name}`}
          kind={kind}
          onChoose={(chosen) => onKind(index, chosen)}
        />
      </li>
    ))}
  </Files>
);

const withFiles = (analysis: Analysis, files: CallFile[]): Analysis => ({
  ...analysis,
  details: { ...analysis.details, files },
});

const Files = styled.ol`
  display: grid;
  gap: ${space[2]};
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 200px;
    align-items: center;
    gap: ${space[1]} ${space[4]};
    overflow-wrap: anywhere;
  }
  ${media.phone} {
    li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  color: ${color.inkSoft};
  font-size: ${size.small};
`;
