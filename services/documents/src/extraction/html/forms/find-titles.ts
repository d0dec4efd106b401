import { getClassAndId, getTag, type PageDocument } from '../dom.ts';
import { containsControl, getWords } from './controls.ts';

const titleNames =
  /\b(?:panel|section|card|group|fieldset|step|form|part)[-_]*(?:heading|header|title|name)\b/;
const maxWords = 14;
const candidates = 'legend,div,p,span,header';
const textBlocks = 'h1,h2,h3,h4,h5,h6,p,li';

/** Finds the titles of field groups: legends, and elements with a heading class. */
export function findTitles(
  page: PageDocument,
  parts: Element[],
  containsPart: (element: Element) => boolean,
): Set<Element> {
  const forms = new Set(parts.map((element) => element.closest('form') ?? page.body));
  const isTitle = (element: Element): boolean => {
    if (getTag(element) !== 'legend' && !titleNames.test(getClassAndId(element))) return false;
    if (containsControl(element) || element.querySelector(textBlocks)) return false;
    const text = getWords(element);
    const isShort = text !== '' && text.split(' ').length <= maxWords;
    return isShort && !/[.;,]$/.test(text) && !containsPart(element);
  };
  return new Set(
    [...forms].flatMap((form) => [...form.querySelectorAll(candidates)].filter(isTitle)),
  );
}
