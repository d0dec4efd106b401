import { strToU8, zipSync } from 'fflate';
import {
  getAttribute,
  findChild,
  createElement,
  isElement,
  isToggledOn,
  getValue,
  type XmlElement,
  type XmlNode,
} from '../../xml/tree.ts';
import { writeXml } from '../../xml/write-xml.ts';
import type { ListItem } from '../numbering/number-paragraphs.ts';
import { listAncestors, findHeadingLevel, type WordStyles } from '../styles.ts';

const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

const tocStyle = 'Contents';
const lookalikeStyle = 'Lookalike';
const nameHeadingStyle = (level: number): string => `Level${level}`;
const levels = [1, 2, 3, 4, 5, 6];
const styleNames = [...levels.map(nameHeadingStyle), lookalikeStyle, tocStyle];
/** The IDs of the two lists in the numbering part. */
const orderedList = '1';
const bulletList = '2';
const maxListLevel = 8;

/** mammoth's style map for the styles of a simple package. */
export const simpleStyleMap: string[] = [
  ...levels.map((level) => `p[style-name='${nameHeadingStyle(level)}'] => h${level}:fresh`),
  `p[style-name='${lookalikeStyle}'] => h6.lookalike:fresh`,
  `p[style-name='${tocStyle}'] => !`,
];

export type SimpleContent = {
  body: XmlElement;
  items: ReadonlyMap<XmlElement, ListItem>;
  /** Paragraphs that look like headings without being styled as such. */
  unstyledHeadings: ReadonlySet<XmlElement>;
  styles: WordStyles;
};

/**
 * Builds a Word file with only the content needed by mammoth: text, headings, lists and tables. The parts have their
 * usual names, because mammoth finds them by name.
 */
export function buildSimplePackage(content: SimpleContent): Uint8Array {
  const { name, children } = content.body;
  const parts: Record<string, XmlElement> = {
    'word/document.xml': createWordPart(name, simplifyAll(children, content)),
    'word/styles.xml': createWordPart('w:styles', styleNames.map(createStyle)),
    'word/numbering.xml': createWordPart('w:numbering', [
      ...listDefinition(orderedList, 'decimal'),
      ...listDefinition(bulletList, 'bullet'),
    ]),
  };
  const packed = Object.entries(parts).map(([part, root]): [string, Uint8Array] => [
    part,
    strToU8(writeXml(root)),
  ]);
  return zipSync(Object.fromEntries(packed), { level: 0 });
}

const createWordPart = (name: string, children: XmlNode[]): XmlElement =>
  createElement(name, children, { 'xmlns:w': wordNamespace });

/** Creates an element whose only content is its value. */
const createSetting = (name: string, value: string): XmlElement =>
  createElement(name, [], { 'w:val': value });

const createStyle = (name: string): XmlElement =>
  createElement('w:style', [createSetting('w:name', name)], {
    'w:type': 'paragraph',
    'w:styleId': name,
  });

const listDefinition = (id: string, format: string): XmlElement[] => [
  createElement(
    'w:abstractNum',
    Array.from({ length: maxListLevel + 1 }, (_, level) =>
      createElement('w:lvl', [createSetting('w:numFmt', format)], { 'w:ilvl': String(level) }),
    ),
    { 'w:abstractNumId': id },
  ),
  createElement('w:num', [createSetting('w:abstractNumId', id)], { 'w:numId': id }),
];

const copiedElements = new Set(
  'w:body w:tbl w:tr w:tc w:p w:r w:t w:tab w:br w:sym w:noBreakHyphen w:softHyphen'.split(' '),
);
const copiedAttributes = ['w:type', 'w:font', 'w:char'];
/** Elements supported by mammoth only under a different name. */
const replacements: Record<string, string> = { 'w:cr': 'w:br', 'w:ptab': 'w:tab' };

const simplifyAll = (nodes: XmlNode[], content: SimpleContent): XmlNode[] =>
  nodes.flatMap((node): XmlNode[] => (isElement(node) ? simplify(node, content) : [node]));

function simplify(node: XmlElement, content: SimpleContent): XmlElement[] {
  const name = replacements[node.name] ?? node.name;
  if (!copiedElements.has(name)) return [];
  const attributes = copiedAttributes.flatMap((key) => {
    const value = getAttribute(node, key);
    return value === undefined ? [] : [[key, value] as const];
  });
  const children: XmlNode[] = createProperties(node, content);
  for (const child of simplifyAll(node.children, content)) children.push(child);
  return [createElement(name, children, Object.fromEntries(attributes))];
}

function createProperties(node: XmlElement, content: SimpleContent): XmlElement[] {
  switch (node.name) {
    case 'w:p':
      return [createElement('w:pPr', createParagraphProperties(node, content))];
    case 'w:r':
      return isToggledOn(findChild(node, 'w:rPr', 'w:b'))
        ? [createElement('w:rPr', [createElement('w:b')])]
        : [];
    case 'w:tc':
      return [createElement('w:tcPr', createCellProperties(findChild(node, 'w:tcPr')))];
    default:
      return [];
  }
}

function createParagraphProperties(
  paragraph: XmlElement,
  { items, unstyledHeadings, styles }: SimpleContent,
): XmlElement[] {
  const id = getValue(paragraph, 'w:pPr', 'w:pStyle');
  if (id !== undefined && listAncestors(id, styles).some(({ name }) => isTocStyleName(name)))
    return [createSetting('w:pStyle', tocStyle)];
  const level = id === undefined ? undefined : findHeadingLevel(id, styles);
  if (level) return [createSetting('w:pStyle', nameHeadingStyle(level))];
  const item = items.get(paragraph);
  if (!item)
    return unstyledHeadings.has(paragraph) ? [createSetting('w:pStyle', lookalikeStyle)] : [];
  return [
    createElement('w:numPr', [
      createSetting('w:ilvl', String(Math.min(maxListLevel, item.level))),
      createSetting('w:numId', item.ordered ? orderedList : bulletList),
    ]),
  ];
}

const isTocStyleName = (name: string): boolean =>
  /^(?:toc|table of (?:contents|figures))\b/i.test(name);

function createCellProperties(properties: XmlElement | undefined): XmlElement[] {
  const span = getValue(properties, 'w:gridSpan') ?? '';
  const merge = findChild(properties, 'w:vMerge');
  const isRestart = getAttribute(merge, 'w:val') === 'restart';
  return [
    ...(/^\d{1,2}$/.test(span) ? [createSetting('w:gridSpan', span)] : []),
    ...(merge
      ? [isRestart ? createSetting('w:vMerge', 'restart') : createElement('w:vMerge')]
      : []),
  ];
}
