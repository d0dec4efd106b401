/**
 * The document model of an application, shared by the editor, the HTML parser and the Word export. It is a
 * valid Slate value, so the editor uses it directly.
 */
export type RichText = {
  text: string;
  bold?: true;
  italic?: true;
  underline?: true;
};

/** `url` is always http, https or mailto. */
export type Link = { type: 'link'; url: string; children: RichText[] };
export type Inline = RichText | Link;

export type Paragraph = { type: 'paragraph'; children: Inline[] };
export type Heading = { type: 'heading'; level: 1 | 2 | 3; children: Inline[] };
export type List = { type: 'bulleted-list' | 'numbered-list'; children: ListItem[] };
/** A paragraph, then any nested lists. */
export type ListItem = { type: 'list-item'; children: [Paragraph, ...List[]] };
export type BlockQuote = { type: 'block-quote'; children: Paragraph[] };
export type CellBlock = Paragraph | List;
export type TableCell = { type: 'table-cell'; header?: true; children: CellBlock[] };
export type TableRow = { type: 'table-row'; children: TableCell[] };
export type Table = { type: 'table'; children: TableRow[] };

export type RichBlock = Paragraph | Heading | List | BlockQuote | Table;

/** Never empty: an empty application is one empty paragraph. A line break within text is `\n`. */
export type RichDocument = RichBlock[];
