import type { Structure } from '@grantwright/shared/pdf';
import { inlinesToText, type RichBlock, type RichDocument } from '@grantwright/shared/richtext';
import { colors } from '../export/create-page-layout.ts';
import { computeHeightToKeep, type Box } from './box.ts';
import { listBox } from './list.ts';
import { drawParagraph, layOutParagraph, findLineStart } from './paragraph.ts';
import type { PdfPages } from './pdf-page.ts';
import type { Styles } from './styles.ts';
import { createTableBox } from './table.ts';

const headingSpace = { 1: [20, 6], 2: [15, 5], 3: [12, 4] } as const;
const quoteIndent = 24;

/** Adds the blocks of a document to a structure element. Each block is laid out once, shortly before it is drawn. */
export function drawBlocks(
  pages: PdfPages,
  root: Structure,
  document: RichDocument,
  styles: Styles,
): void {
  const ahead: Box[] = [];
  const getLevel = createLevelCounter();
  let count = 0;
  const getBox = (offset: number): Box | undefined => {
    while (ahead.length <= offset) {
      const block = document[count];
      if (!block) return undefined;
      ahead.push(createBox(pages, root, block, { styles, getLevel }));
      count += 1;
    }
    return ahead[offset];
  };
  for (let box = getBox(0); box; box = getBox(0)) {
    pages.spaceAbove(box.before);
    pages.ensure(computeHeightToKeep(getBox, pages.pageRoom));
    box.draw();
    ahead.shift();
  }
}

type Options = { styles: Styles; getLevel: (level: number) => number };

function createBox(
  pages: PdfPages,
  root: Structure,
  block: RichBlock,
  { styles, getLevel }: Options,
): Box {
  switch (block.type) {
    case 'paragraph': {
      const paragraph = layOutParagraph(pages, block.children, { style: styles.body });
      const draw = () => drawParagraph(pages, root, paragraph, { after: 8 });
      const isEmpty = inlinesToText(block.children).trim() === '';
      // keeps a heading above an empty paragraph together with the text that follows
      return {
        before: 0,
        start: findLineStart(pages, paragraph),
        draw,
        ...(isEmpty && { keepNext: 8 }),
      };
    }
    case 'heading': {
      const [before, after] = headingSpace[block.level];
      const style = styles.headings[block.level];
      const heading = layOutParagraph(pages, block.children, { style, bold: true });
      const tag = `H${getLevel(block.level)}`;
      return {
        before,
        start: heading.lines.length * pages.lineHeight(style),
        keepNext: after,
        draw: () => drawParagraph(pages, root, heading, { after, tag }),
      };
    }
    case 'block-quote':
      return createQuoteBox(pages, root, block, styles);
    case 'bulleted-list':
    case 'numbered-list':
      return listBox(pages, root, block, styles);
    case 'table':
      return createTableBox(pages, root, block, styles);
  }
}

function createQuoteBox(
  pages: PdfPages,
  root: Structure,
  block: Extract<RichBlock, { type: 'block-quote' }>,
  styles: Styles,
): Box {
  const look = {
    style: { ...styles.body, color: colors.muted },
    italic: true,
    indent: quoteIndent,
    indentEnd: quoteIndent,
  };
  const paragraphs = block.children.map(({ children }) => layOutParagraph(pages, children, look));
  const [first] = paragraphs;
  return {
    before: 0,
    start: first ? findLineStart(pages, first) : 0,
    draw() {
      const quote = pages.pdf.struct('BlockQuote');
      root.add(quote);
      for (const paragraph of paragraphs) drawParagraph(pages, quote, paragraph, { after: 8 });
      quote.end();
    },
  };
}

/** Maps heading levels to structure levels, which must not skip any level: h2, h3, h2 become 1, 2, 1. */
function createLevelCounter(): (level: number) => number {
  const open: number[] = [];
  return (level) => {
    while ((open.at(-1) ?? 0) >= level) open.pop();
    return open.push(level);
  };
}
