import { changesCall, refersToTitle } from '@grantwright/shared/call-files';
import { announcesConditions } from '@grantwright/shared/submission';
import { listWordedCells, toReadableText } from '@grantwright/shared/richtext';
import { anyOf } from '@grantwright/shared/values';
import { capitalize, squeeze, trimEndCharacters } from '../../text/normalize.ts';
import { sumProbabilities, type ClassifiedUnit } from '../classify-units.ts';
import { findChangedCells } from '../current-values.ts';

const maxLength = 600;
/** A line with at most this many words depends on the title above it. */
const maxShortWords = 7;
const maxLeadLength = 100;
const conditionVerb =
  /^(?:be|have|hold|possess|maintain|plan|conduct|operate|work|serve|comply|located|based|if)\b/i;
const finiteVerb = /\b(?:must|may|shall|should|can|cannot|will|is|are|has)\b/i;
const addressee = /\b(?:applicants?|organi[sz]ations?|contact)\b/i;
/** Words that make a line clear even without its title: "Be a nonprofit", "Groups must register". */
const statement = anyOf(conditionVerb, finiteVerb, addressee);

/**
 * Turns a unit into a checklist item in the funder's own words. Prefixes a fragment with the title or introductory
 * sentence above it ("Applicants must: be registered"). Marks an exclusion as such, even if the sentence that excludes
 * it is too long to repeat. Appends as many of the lines introduced by the unit as will fit.
 */
export const getWording = (unit: ClassifiedUnit, below: readonly string[] = []): string =>
  appendBelow(getOwnWording(unit), below).text;

/** Number of related lines that fit into the checklist item of a unit. */
export const countFitting = (unit: ClassifiedUnit, below: readonly string[]): number =>
  appendBelow(getOwnWording(unit), below).count;

function getOwnWording(unit: ClassifiedUnit): string {
  const changed = findChangedCells(unit);
  if (changed) {
    const { label, old, now } = changed;
    return `${trimEndCharacters(label, ':')}: ${now} (previously ${old})`.slice(0, maxLength);
  }
  const { text, path, kind, row } = unit;
  const ownText = removeMark(text);
  const isLabeled = row !== undefined && listWordedCells(row.cells).length === 2;
  const title = trimEndCharacters(toReadableText(squeeze(path.at(-1) ?? '')), ':.');
  const isFragment =
    kind !== 'heading' &&
    !isLabeled &&
    (/^\p{Ll}/u.test(ownText) ||
      (ownText.split(' ').length < maxShortWords && !changesCall(ownText)) ||
      (refersToTitle(ownText) && changesCall(ownText)) ||
      (isListed(unit) && announcesConditions(title) && !statement.test(ownText)) ||
      row !== undefined ||
      isImpliedExclusion(unit, ownText));
  const lead = isFragment && title && !ownText.includes(title) ? findLead(unit, title) : undefined;
  return lead ? `${capitalize(lead)}: ${ownText}` : capitalize(ownText);
}

const maxQuoteLength = 2_000;

/** Quotes a unit and as many of its related lines as will fit, each on a separate line. */
export function quoteWithLines(unit: ClassifiedUnit, below: readonly string[] = []): string {
  let quote = unit.text;
  for (const line of below) {
    if (quote.length + 1 + line.length > maxQuoteLength) break;
    quote += `\n${line}`;
  }
  return quote;
}

function appendBelow(text: string, below: readonly string[]): { text: string; count: number } {
  const isIntroduction = /[:?]$/.test(text);
  let whole = shorten(text);
  for (const [index, line] of below.entries()) {
    const before = isIntroduction && index > 0 ? trimEndCharacters(whole, ';,.') : whole;
    const mark = isIntroduction ? (index === 0 ? ' ' : '; ') : ', ';
    const longer = `${before}${mark}${removeMark(line)}`;
    if (longer.length > maxLength) return { text: whole, count: index };
    whole = longer;
  }
  return { text: whole, count: below.length };
}

/** Ends a long text after its last whole word. */
const shorten = (text: string): string =>
  text.length <= maxLength
    ? text
    : `${trimEndCharacters(text.slice(0, text.lastIndexOf(' ', maxLength - 2)), ',;:(')} …`;

/** Removes the bullet or number of a list item, and the bars between the cells of a row. */
const removeMark = (text: string): string =>
  toReadableText(squeeze(text)).replace(/^\(?[\da-z]{1,2}[.)]\s+/i, '');

/** Whether a unit is or looks like a list item. */
const isListed = ({ kind, text }: ClassifiedUnit): boolean =>
  kind === 'item' || (kind === 'sentence' && !/[.!?:;]$/.test(text.trim()));

/** Whether an introduction is too long to be repeated before each of its items. */
export const isTooLongToRepeat = ({ text }: Pick<ClassifiedUnit, 'text'>): boolean =>
  trimEndCharacters(squeeze(text), ':.').length > maxLeadLength;

function findLead(unit: ClassifiedUnit, title: string): string | undefined {
  if (title.length <= maxLeadLength) return title;
  return isExcluded(unit) ? 'Not eligible' : undefined;
}

const isExcluded = (unit: ClassifiedUnit): boolean =>
  sumProbabilities(unit, ['ineligible']) > sumProbabilities(unit, ['eligible']);

const negation = /\b(?:not|no|cannot|never|ineligible|unallowable|excluded?|prohibited)\b/i;

/** Whether an item is excluded only by the sentence above its list. */
const isImpliedExclusion = (unit: ClassifiedUnit, wording: string): boolean =>
  unit.kind === 'item' && isExcluded(unit) && !negation.test(wording);
