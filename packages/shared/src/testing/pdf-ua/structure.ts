import { nameOf, textOf, type Dict, type Pdf, type Value } from './read-pdf.ts';

type Content = { page: Dict; mcid: number };

/** An element of the structure tree. */
export type Element = {
  role: string;
  dictionary: Dict;
  children: Element[];
  content: Content[];
  annotations: Dict[];
  attributes: Dict;
};

/** Returns the elements at the root of the structure tree. */
export function structureOf(pdf: Pdf): Element[] {
  const { dict, list, get } = pdf;
  const elementOf = (value: Value): Element => {
    const dictionary = dict(value);
    const page = dict(dictionary.get('Pg'));
    const element: Element = {
      role: nameOf(dictionary.get('S')),
      dictionary,
      children: [],
      content: [],
      annotations: [],
      attributes: dict(dictionary.get('A')),
    };
    for (const kid of list(dictionary.get('K'))) addKid(element, kid, page);
    return element;
  };
  const addKid = (element: Element, kid: Value, page: Dict): void => {
    const target = get(kid);
    if (typeof target === 'number') element.content.push({ page, mcid: target });
    if (!(target instanceof Map)) return;
    const type = nameOf(target.get('Type'));
    const mcid = get(target.get('MCID'));
    if (type === 'OBJR') element.annotations.push(dict(target.get('Obj')));
    else if (typeof mcid === 'number') element.content.push({ page: dict(target.get('Pg')), mcid });
    else element.children.push(elementOf(kid));
  };
  return list(dict(pdf.root.get('StructTreeRoot')).get('K')).map(elementOf);
}

/** Returns the elements and all of their descendants in reading order. */
export const elementsIn = (elements: Element[]): Element[] =>
  elements.flatMap((element) => [element, ...elementsIn(element.children)]);

const childrenOf: Record<string, RegExp> = {
  Document: /^(?:P|H[1-6]|L|Table|BlockQuote)$/,
  BlockQuote: /^P$/,
  L: /^LI$/,
  LI: /^(?:Lbl|LBody)$/,
  LBody: /^(?:L|Link)$/,
  Table: /^TR$/,
  TR: /^T[HD]$/,
};

/** Finds problems with the roles, their order and their attributes. */
export function structureProblems(roots: Element[]): string[] {
  const elements = elementsIn(roots);
  return [
    ...(roots.length === 1 && roots[0]?.role === 'Document' ? [] : ['no single Document']),
    ...headingProblems(elements.map(({ role }) => role)),
    ...elements.flatMap(elementProblems),
  ];
}

function headingProblems(roles: string[]): string[] {
  const levels = roles.filter((role) => /^H\d$/.test(role)).map((role) => Number(role[1]));
  return levels.flatMap((level, index) =>
    level > (levels[index - 1] ?? 0) + 1 ? [`heading ${index + 1} skips to H${level}`] : [],
  );
}

function elementProblems(element: Element): string[] {
  const { role, children, content, annotations, attributes } = element;
  const allowed = childrenOf[role] ?? /^Link$/;
  const problems = children
    .filter((child) => !allowed.test(child.role))
    .map((child) => `${child.role} in ${role}`);
  if (role === 'L' && nameOf(attributes.get('ListNumbering')) === '')
    problems.push('L without ListNumbering');
  if (role === 'LI' && children.map((child) => child.role).join() !== 'Lbl,LBody')
    problems.push('LI without Lbl and LBody');
  if (role === 'TH' && nameOf(attributes.get('Scope')) === '') problems.push('TH without Scope');
  if (role === 'Table' && new Set(children.map(columnsOf)).size > 1)
    problems.push('rows with different numbers of columns');
  if (role === 'Link') {
    if (annotations.length !== 1 || content.length === 0)
      problems.push('Link without OBJR or text');
    for (const annotation of annotations)
      if (textOf(annotation.get('Contents')) === '') problems.push('link without Contents');
  }
  return problems;
}

function columnsOf({ children }: Element): number {
  const spans = children.map(({ attributes }) => Number(attributes.get('ColSpan') ?? 1));
  return spans.reduce((sum, span) => sum + span, 0);
}
