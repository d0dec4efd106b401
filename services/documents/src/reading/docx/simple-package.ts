import { strToU8, zipSync } from 'fflate';
import type { ListPlace } from './numbering/number-paragraphs.ts';
import { chainOf, headingLevel, type WordStyles } from './styles.ts';
import { attributeOf, childOf, isElement, isOn, valueOf, type XmlElement } from '../xml/tree.ts';

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaging = 'http://schemas.openxmlformats.org/package/2006';

const tocStyle = 'Contents';
const headingStyle = (level: number): string => `Level ${level}`;
const levels = [1, 2, 3, 4, 5, 6];

/** How the converter treats the styles that `simplePackage` writes. */
export const simpleStyleMap: string[] = [
  ...levels.map((level) => `p[style-name='${headingStyle(level)}'] => h${level}:fresh`),
  `p[style-name='${tocStyle}'] => !`,
];

export const isHeadingStyleId = (id: string): boolean => id.startsWith('Level');

export type SimpleContent = {
  body: XmlElement;
  footnotes: XmlElement | undefined;
  endnotes: XmlElement | undefined;
  items: ReadonlyMap<XmlElement, ListPlace>;
  styles: WordStyles;
};

/** A Word file with what the converter to HTML needs and nothing else: text, headings, lists, tables, notes. */
export function simplePackage(content: SimpleContent): Uint8Array {
  const part = (root: XmlElement | undefined) =>
    root && `<${root.name} xmlns:w="${main}">${writeChildren(root, content)}</${root.name}>`;
  const parts: Record<string, string | undefined> = {
    '[Content_Types].xml': `<Types xmlns="${packaging}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packaging}/relationships"><Relationship Id="r1" Type="${relationships}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': part(content.body),
    'word/footnotes.xml': part(content.footnotes),
    'word/endnotes.xml': part(content.endnotes),
    'word/styles.xml': stylesPart(),
    'word/numbering.xml': numberingPart(),
  };
  const packed = Object.entries(parts).flatMap(([name, text]): [string, Uint8Array][] =>
    text === undefined ? [] : [[name, strToU8(text)]],
  );
  return zipSync(Object.fromEntries(packed), { level: 0 });
}

const stylesPart = (): string =>
  `<w:styles xmlns:w="${main}">${[...levels.map(headingStyle), tocStyle]
    .map(
      (name) =>
        `<w:style w:type="paragraph" w:styleId="${name.replace(' ', '')}"><w:name w:val="${name}"/></w:style>`,
    )
    .join('')}</w:styles>`;

const orderedList = 1;
const bulletList = 2;
const maxLevel = 8;

function numberingPart(): string {
  const kinds = [orderedList, bulletList].map((id) => {
    const format = id === orderedList ? 'decimal' : 'bullet';
    const inner = Array.from(
      { length: maxLevel + 1 },
      (_, level) => `<w:lvl w:ilvl="${level}"><w:numFmt w:val="${format}"/></w:lvl>`,
    );
    return `<w:abstractNum w:abstractNumId="${id}">${inner.join('')}</w:abstractNum><w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`;
  });
  return `<w:numbering xmlns:w="${main}">${kinds.join('')}</w:numbering>`;
}

const structure = new Set(
  'w:body w:tbl w:tr w:tc w:footnote w:endnote w:r w:tab w:br w:sym w:noBreakHyphen w:softHyphen w:footnoteReference w:endnoteReference w:t'.split(
    ' ',
  ),
);
/** Elements that show something which the converter knows by another name. */
const same: Record<string, string> = { 'w:cr': 'w:br', 'w:ptab': 'w:tab' };

function writeChildren(parent: XmlElement, content: SimpleContent): string {
  const written: string[] = [];
  for (const child of parent.children)
    written.push(isElement(child) ? write(child, content) : escaped(child));
  return written.join('');
}

function write(node: XmlElement, content: SimpleContent): string {
  const name = same[node.name] ?? node.name;
  if (name === 'w:p')
    return `<w:p>${paragraphProperties(node, content)}${writeChildren(node, content)}</w:p>`;
  if (!structure.has(name)) return '';
  const inner = name === 'w:t' ? escaped(node.children.join('')) : writeChildren(node, content);
  return `<${name}${attributesOf(node)}>${propertiesOf(node)}${inner}</${name}>`;
}

function paragraphProperties(paragraph: XmlElement, { items, styles }: SimpleContent): string {
  const id = valueOf(paragraph, 'w:pPr', 'w:pStyle');
  if (id !== undefined && chainOf(id, styles).some(({ name }) => isContentsName(name)))
    return `<w:pPr><w:pStyle w:val="${tocStyle}"/></w:pPr>`;
  const level = id === undefined ? undefined : headingLevel(id, styles);
  if (level) return `<w:pPr><w:pStyle w:val="Level${level}"/></w:pPr>`;
  const item = items.get(paragraph);
  if (!item) return '';
  const list = item.ordered ? orderedList : bulletList;
  return `<w:pPr><w:numPr><w:ilvl w:val="${Math.min(maxLevel, item.level)}"/><w:numId w:val="${list}"/></w:numPr></w:pPr>`;
}

const isContentsName = (name: string): boolean =>
  /^(?:toc|table of (?:contents|figures))\b/i.test(name);

function propertiesOf(node: XmlElement): string {
  if (node.name === 'w:r') {
    const properties = childOf(node, 'w:rPr');
    const size = valueOf(properties, 'w:sz') ?? '';
    const bold = isOn(childOf(properties, 'w:b')) ? '<w:b/>' : '';
    return `<w:rPr>${bold}${/^\d{1,4}$/.test(size) ? `<w:sz w:val="${size}"/>` : ''}</w:rPr>`;
  }
  if (node.name !== 'w:tc') return '';
  const properties = childOf(node, 'w:tcPr');
  const span = valueOf(properties, 'w:gridSpan') ?? '';
  const merge = childOf(properties, 'w:vMerge');
  const isRestart = attributeOf(merge, 'w:val') === 'restart';
  return `<w:tcPr>${/^\d{1,2}$/.test(span) ? `<w:gridSpan w:val="${span}"/>` : ''}${merge ? `<w:vMerge${isRestart ? ' w:val="restart"' : ''}/>` : ''}</w:tcPr>`;
}

/** Ids of notes, fonts and codes of symbols, and kinds of breaks. */
const attributesOf = (node: XmlElement): string =>
  ['w:id', 'w:type', 'w:font', 'w:char']
    .flatMap((name) => {
      const value = attributeOf(node, name);
      return value === undefined ? [] : [` ${name}="${escaped(value)}"`];
    })
    .join('');

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
