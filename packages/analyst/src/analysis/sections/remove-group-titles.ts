import { listContentWords, squeeze, trimEndCharacters } from '../../text/normalize.ts';
import type { ClassifiedUnit } from '../classify-units.ts';
import type { PartWithContent } from './find-named-parts.ts';
import { introducesList } from './introducing-words.ts';

/**
 * Omits titles that only group the sections below them, so that nobody is asked to write under them. A title above a
 * single question or request becomes the name of that section.
 */
export const removeGroupTitles = (
  parts: readonly PartWithContent[],
  units: readonly ClassifiedUnit[],
): PartWithContent[] =>
  // Backward, because group titles can be nested.
  parts.reduceRight<PartWithContent[]>((after, part, index) => {
    if (groupsSections(part, after[0])) return after;
    const between = units.slice(part.index + 1, parts[index + 1]?.index);
    if (!isEmptyTitle(part) || !isAbove(part, parts[index + 1]) || !between.every(announces))
      return [part, ...after];
    const leads = [part.unit, ...between].map(({ text }) => text);
    const below = parts.filter(({ unit }) => leads.includes(unit.path.at(-1) ?? ''));
    const [only, another] = below;
    if (only && !another && only === after[0] && only.prompt !== undefined && isTitleOf(part, only))
      return [{ ...only, name: part.name, unit: part.unit }, ...after.slice(1)];
    const isOfForm = part.unit.kind === 'heading' && another && below.every(isHeadingOrRequest);
    return isOfForm ? after : [part, ...after];
  }, []);

/** Words of titles for the application as a whole, of which every section is a part: "Application questions". */
const wordsForWhole: ReadonlySet<string> = new Set(
  (
    'application applications proposal proposals narrative form forms question questions section sections part parts ' +
    'content contents outline template format material materials requirement requirements component components ' +
    'instruction instructions guideline guidelines process submission letter following checklist required apply write ' +
    'include included package page attachments documents'
  ).split(' '),
);
/** Words that such titles share with titles of sections: "Program narrative". */
const otherWords = /^(?:projects?|programs?|grants?|applicants?|full|\d+)$/;

const isForWhole = (name: string): boolean => {
  const words = listContentWords(name);
  return (
    words.some((word) => wordsForWhole.has(word)) &&
    words.every((word) => wordsForWhole.has(word) || otherWords.test(word))
  );
};

/**
 * Whether a part is about the application as a whole and has no content of its own, introduces a list ("Your cover
 * sheet, including:"), or is above sections that have their own length limits.
 */
function groupsSections(part: PartWithContent, next: PartWithContent | undefined): boolean {
  if (part.limit !== undefined) return false;
  const isEmpty = part.prompts.length === 0;
  const isAboveNext = isAbove(part, next);
  if (isForWhole(part.name) && part.prompt !== undefined)
    return isAboveNext || part.prompt.endsWith(':');
  if (isForWhole(part.name)) return isEmpty && (isAboveNext || !isListedNarrative(part));
  if (part.prompt !== undefined || !isAboveNext) return false;
  const title = squeeze(trimEndCharacters(part.unit.text, ':'));
  return next?.limit !== undefined || (isEmpty && introducesList(title));
}

/** "Narrative" in a list of what to submit is a section, unlike "Application form". */
const isListedNarrative = ({ name, unit }: PartWithContent): boolean =>
  unit.kind === 'item' &&
  /\b(?:narrative|proposal)$/i.test(name) &&
  !introducesList(squeeze(trimEndCharacters(unit.text, ':')));

const isAbove = ({ unit }: PartWithContent, other: PartWithContent | undefined): boolean =>
  other?.unit.path.includes(unit.text) === true;

/** Whether a line only announces those below it: "Answer the following questions:" */
const announces = ({ text }: ClassifiedUnit): boolean => text.trimEnd().endsWith(':');

/**
 * Whether a title is that of the request below it. A label can also be a field or the columns above the next question:
 * "ID number:", "Event Date Place".
 */
function isTitleOf({ unit }: PartWithContent, request: PartWithContent): boolean {
  if (unit.kind === 'heading' || (announces(unit) && request.unit.kind === 'item')) return true;
  const words = new Set(listContentWords(request.unit.text));
  return listContentWords(unit.text).some((word) => words.has(word));
}

const isEmptyTitle = ({ unit, prompts, limit }: PartWithContent): boolean =>
  (unit.kind === 'heading' || unit.kind === 'label') && prompts.length === 0 && !limit;

const isHeadingOrRequest = ({ unit, prompt }: PartWithContent): boolean =>
  unit.kind === 'heading' || prompt !== undefined;
