import { Node, Range, Transforms } from 'slate';
import { isType } from '../queries.ts';
import type { RichEditor } from '../slate-types.ts';
import { parseLinkUrl } from './link-url.ts';
import { setLink } from './set-link.ts';

/** Makes links inline, removes empty ones, and links the selected text to a pasted address. */
export function withLinks(editor: RichEditor): RichEditor {
  const { isInline, normalizeNode, insertData } = editor;

  editor.isInline = (element) => element.type === 'link' || isInline(element);

  editor.normalizeNode = ([node, path], options) => {
    if (isType(node, 'link') && Node.string(node) === '') {
      Transforms.removeNodes(editor, { at: path });
      return;
    }
    normalizeNode([node, path], options);
  };

  editor.insertData = (data) => {
    const text = data.getData('text/plain').trim();
    const url = /^(https?:|mailto:)/i.test(text) ? parseLinkUrl(text) : undefined;
    if (url && editor.selection && Range.isExpanded(editor.selection)) setLink(editor, url);
    else insertData(data);
  };

  return editor;
}
