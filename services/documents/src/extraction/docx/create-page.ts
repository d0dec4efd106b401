import { parsePage } from '../html/dom.ts';
import {
  findChild,
  getAttribute,
  getCharacters,
  getValue,
  isToggledOn,
  listChildren,
  listElements,
  type XmlElement,
} from '../xml/tree.ts';
import type { ListItem } from './numbering/number-paragraphs.ts';
import { findHeadingLevel, listAncestors, type WordStyles } from './styles.ts';

export type WordContent = {
  body: XmlElement;
  items: ReadonlyMap<XmlElement, ListItem>;
  /** Paragraphs that look like headings without being styled as such. */
  unstyledHeadings: ReadonlySet<XmlElement>;
  styles: WordStyles;
};

const maxListLevel = 8;

/**
 * Creates an HTML page with the text, headings, lists and tables of a Word file.
 *
 * @returns its body
 */
export function createPage({ body, items, unstyledHeadings, styles }: WordContent): Element {
  const page = parsePage('');
  const append = (parent: Element, tag: string): Element =>
    parent.appendChild(page.createElement(tag));

  function addContent(parent: XmlElement, target: Element): void {
    for (const element of listElements(parent)) add(element, target);
  }

  function add(element: XmlElement, target: Element): void {
    switch (element.name) {
      case 'w:body':
        return addContent(element, target);
      case 'w:tbl':
        return addRows(element, append(target, 'table'));
      case 'w:p':
        return addParagraph(element, target);
      case 'w:r': {
        const isBold = isToggledOn(findChild(element, 'w:rPr', 'w:b'));
        return addContent(element, isBold ? append(target, 'strong') : target);
      }
      case 'w:br':
      case 'w:cr':
        // the words around a page or column break stay apart
        if (/^(?:page|column)$/.test(getAttribute(element, 'w:type') ?? '')) target.append(' ');
        else append(target, 'br');
        return;
      case 'w:t':
        return target.append(getCharacters(element));
      default:
        return target.append(characters[element.name] ?? '');
    }
  }

  function addParagraph(paragraph: XmlElement, target: Element): void {
    const id = getValue(paragraph, 'w:pPr', 'w:pStyle');
    if (id !== undefined && listAncestors(id, styles).some(({ name }) => isTocStyleName(name)))
      return;
    const level = id === undefined ? undefined : findHeadingLevel(id, styles);
    const item = items.get(paragraph);
    if (level) addContent(paragraph, append(target, `h${level}`));
    else if (item) addContent(paragraph, appendItem(target, item));
    else if (unstyledHeadings.has(paragraph)) {
      const heading = append(target, 'h6');
      heading.className = 'lookalike';
      addContent(paragraph, heading);
    } else addContent(paragraph, append(target, 'p'));
  }

  function appendItem(target: Element, { level, ordered }: ListItem): Element {
    let list = target;
    for (let depth = 0; depth <= Math.min(maxListLevel, level); depth += 1)
      list = append(list, ordered ? 'ol' : 'ul');
    return append(list, 'li');
  }

  function addRows(table: XmlElement, target: Element): void {
    /** The last cell in each column, which a vertically merged cell below it continues. */
    const lastCells = new Map<number, { cell: Element; rows: number }>();
    for (const row of listChildren(table, 'w:tr')) {
      const rowElement = append(target, 'tr');
      let column = 0;
      for (const cell of listChildren(row, 'w:tc')) {
        const { span, isContinued } = readCell(cell);
        const above = isContinued ? lastCells.get(column) : undefined;
        if (above) above.cell.setAttribute('rowspan', String((above.rows += 1)));
        else {
          const cellElement = append(rowElement, 'td');
          if (span > 1) cellElement.setAttribute('colspan', String(span));
          addContent(cell, cellElement);
          lastCells.set(column, { cell: cellElement, rows: 1 });
        }
        column += span;
      }
    }
  }

  addContent(body, page.body);
  return page.body;
}

const characters: Readonly<Record<string, string>> = {
  'w:tab': '\t',
  'w:ptab': '\t',
  'w:noBreakHyphen': '\u2011',
  'w:softHyphen': '\u00ad',
};

const isTocStyleName = (name: string): boolean =>
  /^(?:toc|table of (?:contents|figures))\b/i.test(name);

function readCell(cell: XmlElement): { span: number; isContinued: boolean } {
  const properties = findChild(cell, 'w:tcPr');
  const span = getValue(properties, 'w:gridSpan') ?? '';
  const merge = findChild(properties, 'w:vMerge');
  return {
    span: /^\d{1,2}$/.test(span) ? Number(span) : 1,
    isContinued: merge !== undefined && getAttribute(merge, 'w:val') !== 'restart',
  };
}
