import type { CellBlock, Inline, RichBlock, RichDocument } from '@grantwright/shared/richtext';
import type { DraftedSection } from '../drafting/draft-material.ts';

/** One line of the draft as seen by a reader. */
export type DraftLine = {
  section?: string;
  text: string;
  /** Whether the line is a heading or a header cell, where capital letters do not indicate names. */
  label: boolean;
  /** The table that contains the line, used to add up its totals. */
  table?: number;
  /** For a table cell, the first cell of its row. */
  rowLabel?: string;
};

const joinInlineText = (children: Inline[]): string =>
  children
    .map((child) => {
      if (!('type' in child)) return child.text;
      const text = child.children.map((leaf) => leaf.text).join('');
      const address = child.url.replace(/^mailto:/, '');
      return text.includes(address) || address.includes(text.trim())
        ? address
        : `${text} (${address})`;
    })
    .join('');

const listLines = (
  children: { children: readonly [{ children: Inline[] }, ...RichBlock[]] }[],
): string[] =>
  children.flatMap(({ children: [paragraph, ...nested] }) => [
    joinInlineText(paragraph.children),
    ...nested.flatMap((list) =>
      list.type === 'bulleted-list' || list.type === 'numbered-list'
        ? listLines(list.children)
        : [],
    ),
  ]);

const listBlockLines = (block: RichBlock, table: () => number): Omit<DraftLine, 'section'>[] => {
  switch (block.type) {
    case 'paragraph':
      return joinInlineText(block.children)
        .split('\n')
        .map((text) => ({ text, label: false }));
    case 'heading':
      return [{ text: joinInlineText(block.children), label: true }];
    case 'block-quote':
      return block.children.map(({ children }) => ({
        text: joinInlineText(children),
        label: false,
      }));
    case 'table': {
      const id = table();
      return block.children.flatMap((row) => {
        const cells = row.children.map((cell) => ({
          text: cell.children.flatMap(listCellLines).join(' '),
          label: cell.header === true,
          table: id,
        }));
        const rowLabel = cells[0]?.text ?? '';
        return cells.map((cell, index) => (index === 0 ? cell : { ...cell, rowLabel }));
      });
    }
    default:
      return listLines(block.children).map((text) => ({ text, label: false }));
  }
};

const listCellLines = (block: CellBlock): string[] =>
  block.type === 'paragraph' ? [joinInlineText(block.children)] : listLines(block.children);

const isSections = (content: RichDocument | DraftedSection[]): content is DraftedSection[] =>
  content.length > 0 && content.every((part) => 'blocks' in part);

/** Returns the headings of a provider's sections as draft lines. */
export const listSectionHeadings = (content: RichDocument | DraftedSection[]): DraftLine[] =>
  isSections(content)
    ? content.map(({ name }) => ({ section: name, text: name, label: true }))
    : [];

/**
 * Splits a draft into lines with their sections. Divides a whole document at the headings that name a section,
 * otherwise at its largest headings.
 */
export const listDraftLines = (
  content: RichDocument | DraftedSection[],
  sectionNames: readonly string[] = [],
): DraftLine[] => {
  let tables = 0;
  const numberNextTable = (): number => tables++;
  if (isSections(content))
    return content.flatMap(({ name, blocks }) =>
      blocks.flatMap((block) =>
        listBlockLines(block, numberNextTable).map((line) => ({ ...line, section: name })),
      ),
    );
  const knownNames = new Set(sectionNames.map((name) => name.trim().toLowerCase()));
  const levels = content.flatMap((block) => (block.type === 'heading' ? [block.level] : []));
  const repeated = ([1, 2, 3] as const).find(
    (level) => levels.filter((other) => other === level).length > 1,
  );
  const sectionLevel = repeated ?? Math.min(...levels);
  let section: string | undefined;
  return content.flatMap((block) => {
    if (block.type === 'heading') {
      const text = joinInlineText(block.children).trim();
      const isSection =
        knownNames.size > 0 ? knownNames.has(text.toLowerCase()) : block.level <= sectionLevel;
      if (isSection && text) section = text;
    }
    return listBlockLines(block, numberNextTable).map((line) => ({
      ...line,
      ...(section ? { section } : {}),
    }));
  });
};
