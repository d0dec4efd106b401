import { nameOf, tagOf, type PageDocument } from '../dom.ts';
import { holdsControl, wordsOf } from './controls.ts';

const ofTitle =
  /\b(?:panel|section|card|group|fieldset|step|form|part)[-_]*(?:heading|header|title|name)\b/;
const longest = 14;
const mayTitle = 'legend,div,p,span,header';
const holdsTexts = 'h1,h2,h3,h4,h5,h6,p,li';

/** The titles over groups of fields: legends, and what its author calls the heading of a part. */
export const formTitles = (
  page: PageDocument,
  marked: Element[],
  holds: (element: Element) => boolean,
): Set<Element> => {
  const titles = new Set<Element>();
  const forms = new Set(marked.map((element) => element.closest('form') ?? page.body));
  for (const form of forms)
    for (const element of form.querySelectorAll(mayTitle)) {
      const said = wordsOf(element);
      if (tagOf(element) !== 'legend' && !ofTitle.test(nameOf(element))) continue;
      if (said === '' || said.split(' ').length > longest || /[.;,]$/.test(said)) continue;
      if (holdsControl(element) || element.querySelector(holdsTexts)) continue;
      if (!holds(element)) titles.add(element);
    }
  return titles;
};
