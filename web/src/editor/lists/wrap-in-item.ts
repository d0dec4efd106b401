import { Transforms, type Path } from 'slate';
import type { ListItem } from '@grantwright/shared/richtext';
import type { RichEditor } from '../slate-types.ts';

/** Slate replaces the children of a wrapper with the wrapped node. */
const emptyItem: ListItem = { type: 'list-item', children: [{ type: 'paragraph', children: [] }] };

export const wrapInItem = (editor: RichEditor, at: Path): void =>
  Transforms.wrapNodes(editor, emptyItem, { at });
