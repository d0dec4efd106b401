import type { RichDocument } from '@grantwright/shared/richtext';
import type { Dispatch, RefObject } from 'react';
import type { EditorHandle } from '../../../editor/editor-handle.ts';
import { RichTextEditor } from '../../../editor/rich-text-editor.tsx';
import type { CreatorAction } from '../state/creator-reducer.ts';
import type { CreatorState } from '../state/creator-state.ts';
import type { collectDraftFacts } from './draft-facts.ts';
import type { PageEstimate } from './outline/page-estimate.ts';
import { SectionCount } from './outline/section-count.tsx';
import { ToolbarRow } from './draft-layout.ts';
import { RewriteStatus } from './rewrite/rewrite-status.tsx';
import type { RewritingState } from './rewrite/use-rewriting.ts';

type DraftEditorProps = {
  state: CreatorState;
  dispatch: Dispatch<CreatorAction>;
  document: RichDocument;
  facts: ReturnType<typeof collectDraftFacts>;
  editor: RefObject<EditorHandle | null>;
  pages: PageEstimate | undefined;
  rewriting: RewritingState;
  onTextChange: (document: RichDocument) => void;
};

/** The editor. The length of the current section is shown next to the toolbar. */
export function DraftEditor(props: DraftEditorProps) {
  const { state, dispatch, document, facts, editor, pages, rewriting, onTextChange } = props;
  return (
    <RichTextEditor
      key={state.documentVersion}
      handle={editor}
      initialDocument={document}
      label="Application text"
      unsupported={facts.unsupported}
      onChange={onTextChange}
      frame={(toolbar, sheet) => (
        <>
          <ToolbarRow>
            {toolbar}
            <SectionCount
              entries={facts.outline}
              length={facts.length}
              onCounting={(counting) =>
                dispatch({ type: 'submission-edited', change: { counting } })
              }
              rewrite={(section) => (
                <RewriteStatus {...{ state, section, rewriting, pages, editor }} />
              )}
            />
          </ToolbarRow>
          {sheet}
        </>
      )}
    />
  );
}
