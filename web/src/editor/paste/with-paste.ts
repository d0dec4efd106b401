import { htmlToDocument } from '../../lib/html-to-document.ts';
import type { RichEditor } from '../slate-types.ts';
import { insertBlocks } from './insert-blocks.ts';
import { decodeFragment } from './decode-fragment.ts';
import { splitPlainText } from './split-plain-text.ts';

/** Keeps the structure of pasted HTML (Word, Google Docs, web pages) and the lines of plain text. */
export function withPaste(editor: RichEditor): RichEditor {
  editor.insertData = (data) => {
    const fragment = decodeFragment(data.getData('application/x-slate-fragment'));
    const html = data.getData('text/html');
    const text = data.getData('text/plain');
    if (fragment) insertBlocks(editor, fragment);
    else if (html.trim() !== '') insertBlocks(editor, htmlToDocument(html));
    else if (text !== '') insertText(editor, text);
  };
  return editor;
}

function insertText(editor: RichEditor, text: string): void {
  if (/[\r\n]/.test(text)) insertBlocks(editor, splitPlainText(text));
  else editor.insertText(text);
}
