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

/** What a decoration adds to a leaf while it is shown; never part of the document. */
export type LeafDecoration = {
  /** The part of a `[NEEDS INPUT: …]` mark that this leaf shows. */
  gap?: 'frame' | 'question';
  /** A fact that no source holds. */
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
