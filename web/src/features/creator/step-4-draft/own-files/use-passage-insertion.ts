import type { OwnPassage } from '@grantwright/shared/contract';
import { flushSync } from 'react-dom';
import type { Dispatch, RefObject } from 'react';
import type { EditorHandle } from '../../../../editor/editor-handle.ts';
import { notify } from '../../../../ui/notify.ts';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import type { OutlineEntry } from '../outline/outline-entry.ts';
import { insertPassage } from './insert-passage.ts';
import { toClaims, getQuestion, toPlainText } from './passage-text.ts';

type Options = {
  editor: RefObject<EditorHandle | null>;
  section: OutlineEntry | undefined;
  dispatch: Dispatch<CreatorAction>;
  close: (() => void) | undefined;
};

/**
 * Inserts a passage into the section and adds its origin to the application's sources: a document is selected for
 * drafts and checks, and a saved answer or a passage from an earlier application becomes an answer.
 */
export function usePassageInsertion({ editor, section, dispatch, close }: Options) {
  return (passage: OwnPassage) => {
    // a drawer must release focus before the text can take it
    if (close) flushSync(close);
    const heading = section?.heading ?? '';
    const start = editor.current && insertPassage(editor.current, section, passage);
    if (start === null || start === undefined) {
      notify.error('Not added', 'The section has changed. Place the cursor in it and try again.');
      return;
    }
    // wait until the new blocks are on the screen
    requestAnimationFrame(() => editor.current?.goToBlock(start));
    if (passage.source.type === 'document')
      dispatch({ type: 'document-picked', id: passage.source.id, isPicked: true });
    else
      dispatch({ type: 'answered', question: getQuestion(passage), answer: toPlainText(passage) });
    dispatch({ type: 'claims-added', claims: toClaims(passage, heading) });
    notify.success(
      heading ? `Added to “${heading}”` : 'Added to the text',
      `From ${passage.answer ? 'your answers' : passage.name}. You can undo it in the text.`,
    );
  };
}
