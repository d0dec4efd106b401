import { pageProblems } from './page-problems.ts';
import { nameOf, readPdf, textOf, type Pdf } from './read-pdf.ts';
import { structureOf, structureProblems } from './structure.ts';

/**
 * Finds violations of the machine-checkable rules of PDF/UA-1 (ISO 14289-1) for text, lists, tables and links.
 */
export function pdfUaProblems(file: Uint8Array): string[] {
  const pdf = readPdf(file);
  const structure = structureOf(pdf);
  return [
    ...documentProblems(pdf),
    ...structureProblems(structure),
    ...pageProblems(pdf, structure),
  ];
}

function documentProblems(pdf: Pdf): string[] {
  const { root, dict, get } = pdf;
  const metadata = pdf.stream(root.get('Metadata'));
  const claims: [string, boolean][] = [
    ['is marked as tagged', get(dict(root.get('MarkInfo')).get('Marked')) === true],
    ['has a language', textOf(get(root.get('Lang'))) !== ''],
    ['shows its title', get(dict(root.get('ViewerPreferences')).get('DisplayDocTitle')) === true],
    ['has a title', textOf(get(pdf.info.get('Title'))) !== ''],
    ['has a structure', nameOf(dict(root.get('StructTreeRoot')).get('Type')) === 'StructTreeRoot'],
    ['claims PDF/UA-1', /<pdfuaid:part>1<\/pdfuaid:part>/.test(metadata)],
    ['has a title in its metadata', /<rdf:li xml:lang="x-default">[^<]+<\/rdf:li>/.test(metadata)],
  ];
  return claims.filter(([, isTrue]) => !isTrue).map(([claim]) => `not: ${claim}`);
}
