import type { BaseEditor, BaseRange } from 'slate';
import type { HistoryEditor } from 'slate-history';
import type { ReactEditor } from 'slate-react';
import type {
  Link,
  ListItem,
  RichBlock,
  RichText,
  TableCell,
  TableRow,
} from '@grantwright/shared/richtext';

/** Properties that decorations add for rendering; never part of the document. */
export type LeafDecoration = {
  /** The part of a gap that this leaf renders. */
  gap?: 'frame' | 'question';
  /** A claim without a source. */
  unsupported?: true;
};

export type EditorElement = RichBlock | ListItem | TableRow | TableCell | Link;
export type RichEditor = BaseEditor & ReactEditor & HistoryEditor;

declare module 'slate' {
  interface CustomTypes {
    Editor: RichEditor;
    Element: EditorElement;
    Text: RichText & LeafDecoration;
    Range: BaseRange & LeafDecoration;
  }
}
