import { elementsIn, type Element } from './structure.ts';
import { nameOf, operationsOf, type Dict, type Pdf, type Value } from './read-pdf.ts';

const painting = /^(?:Tj|TJ|'|"|f\*?|F|[Bbs]\*?|S|sh|Do)$/;

/** Finds problems with the tags, links and fonts on the pages, such as missing or duplicate tags. */
export function pageProblems(pdf: Pdf, structure: Element[]): string[] {
  const elements = elementsIn(structure);
  const pages = pagesOf(pdf, pdf.root.get('Pages'));
  const tagged = new Map<Dict, number[]>();
  for (const { content } of elements)
    for (const { page, mcid } of content) tagged.set(page, [...(tagged.get(page) ?? []), mcid]);
  const linked = new Set(elements.flatMap(({ annotations }) => annotations));
  return pages.flatMap((page, index) =>
    [
      ...contentProblems(pdf, page, tagged.get(page) ?? []),
      ...annotationProblems(pdf, page, linked),
      ...fontProblems(pdf, page),
    ].map((problem) => `page ${index + 1}: ${problem}`),
  );
}

function pagesOf(pdf: Pdf, node: Value | undefined): Dict[] {
  const dictionary = pdf.dict(node);
  if (nameOf(dictionary.get('Type')) === 'Page') return [dictionary];
  return pdf.list(dictionary.get('Kids')).flatMap((kid) => pagesOf(pdf, kid));
}

type Mark = { isArtifact: boolean; mcid?: number };

function contentProblems(pdf: Pdf, page: Dict, tagged: number[]): string[] {
  const problems: string[] = [];
  const open: Mark[] = [];
  const mcids: number[] = [];
  for (const contents of pdf.list(page.get('Contents'))) {
    for (const { operator, operands } of operationsOf(pdf.stream(contents))) {
      if (operator === 'BMC' || operator === 'BDC') {
        const mcid = pdf.get(pdf.dict(operands[1]).get('MCID'));
        const isArtifact = nameOf(operands[0]) === 'Artifact';
        const isNested = open.some((mark) => mark.isArtifact || mark.mcid !== undefined);
        if (isNested && (isArtifact || typeof mcid === 'number')) problems.push('nested marks');
        if (typeof mcid === 'number') mcids.push(mcid);
        open.push({ isArtifact, ...(typeof mcid === 'number' && { mcid }) });
      }
      if (operator === 'EMC' && !open.pop()) problems.push('EMC without a mark');
      if (
        painting.test(operator) &&
        !open.some((mark) => mark.isArtifact || mark.mcid !== undefined)
      )
        problems.push(`${operator} outside of marked content`);
      if (/^T[jJ]$/.test(operator) && hasMissingGlyph(operands)) problems.push('missing glyph');
    }
  }
  if (open.length > 0) problems.push('unclosed mark');
  const [inContent, inStructure] = [mcids, tagged].map((ids) => ids.toSorted((a, b) => a - b));
  if (inContent?.join() !== inStructure?.join()) problems.push('content and structure differ');
  const key = pdf.get(page.get('StructParents'));
  if (mcids.length > 0 && !isInParentTree(pdf, key, mcids.length))
    problems.push('no parents of the content');
  return problems;
}

/** Whether text uses glyph 0, which is shown for characters missing from the font. */
function hasMissingGlyph(operands: Value[]): boolean {
  return operands.flat().some((value) => {
    if (typeof value !== 'object' || value === null || !('text' in value)) return false;
    const codes: string[] = value.text.match(/[\s\S]{2}/g) ?? [];
    return codes.includes('\0\0');
  });
}

/** Returns the value of a key in the parent tree. */
function parentsOf(pdf: Pdf, key: Value | undefined): Value | undefined {
  const tree = pdf.dict(pdf.dict(pdf.root.get('StructTreeRoot')).get('ParentTree'));
  const entries = pdf.list(tree.get('Nums'));
  const at = entries.findIndex((entry, index) => index % 2 === 0 && entry === key);
  return at < 0 ? undefined : entries[at + 1];
}

function isInParentTree(pdf: Pdf, key: Value | undefined, count: number): boolean {
  const parents = pdf.list(parentsOf(pdf, key));
  return parents.length === count && parents.every((parent) => pdf.dict(parent).has('S'));
}

function annotationProblems(pdf: Pdf, page: Dict, linked: Set<Dict>): string[] {
  const annotations = pdf.list(page.get('Annots')).map((annotation) => pdf.dict(annotation));
  const problems = annotations.flatMap((annotation) => {
    const parent = pdf.dict(parentsOf(pdf, pdf.get(annotation.get('StructParent'))));
    const isLink = nameOf(annotation.get('Subtype')) === 'Link';
    return isLink && linked.has(annotation) && nameOf(parent.get('S')) === 'Link'
      ? []
      : ['annotation outside of the structure'];
  });
  const isInOrder = nameOf(pdf.get(page.get('Tabs'))) === 'S';
  return annotations.length > 0 && !isInOrder ? [...problems, 'no tab order'] : problems;
}

function fontProblems(pdf: Pdf, page: Dict): string[] {
  const fonts = pdf.dict(pdf.dict(page.get('Resources')).get('Font'));
  return [...fonts.values()].flatMap((value) => {
    const font = pdf.dict(value);
    const name = nameOf(font.get('BaseFont'));
    const [descendant] = pdf.list(font.get('DescendantFonts'));
    const descriptor = pdf.dict(pdf.dict(descendant).get('FontDescriptor'));
    const isEmbedded = ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor.has(key));
    const isReadable = /beginbf(?:range|char)/.test(pdf.stream(font.get('ToUnicode')));
    return [
      ...(isEmbedded ? [] : [`${name} is not embedded`]),
      ...(isReadable ? [] : [`${name} has no ToUnicode`]),
    ];
  });
}
