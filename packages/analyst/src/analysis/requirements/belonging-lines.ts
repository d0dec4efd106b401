import type { Unit } from '../../document/unit.ts';
import { squeeze } from '../../text/normalize.ts';
import type { Value } from '../../text/values.ts';

/** Matches the end of a line that introduces others, such as "Applicants must:" or "Who may apply?". */
const introduction = /[:?]\s*$/;
/** Values that make an introduction useful even without the lines below it. */
const statedTypes: ReadonlySet<Value['type']> = new Set([
  'date',
  'time',
  'money',
  'money-range',
  'percent',
  'email',
  'url',
  'phone',
]);
/** Parts of an address or signature, each of which may be on its own line. */
const contactParts: ReadonlySet<Value['type']> = new Set([
  'address',
  'email',
  'phone',
  'url',
  'person',
  'organization',
]);
const contactLabels =
  /\b(?:attn|attention|c\/o|tel|telephone|phone|fax|e-?mail|mail(?:ing)?|address|web(?:site)?|contact|at|or|and|to)\b/gi;
const maxBelow = 30;

/** Whether a line only introduces the lines below it. */
export const isIntroduction = ({ text }: Unit): boolean => introduction.test(text);

/** Whether an introduction also states a value, such as an amount, a date or an email address. */
export const hasStatedValue = ({ values }: Unit): boolean =>
  values.some(({ type }) => statedTypes.has(type));

/** Whether a line contains only a contact or part of one: "Attention: Grants Office", "Omaha, Nebraska 68106". */
export function isContactLine({ text, values }: Unit): boolean {
  const parts = values.filter(({ type }) => contactParts.has(type));
  const isContact = parts.some(({ type }) => type !== 'person' && type !== 'organization');
  if (!isContact && !/^\W*(?:attn|attention|c\/o)\b/i.test(text)) return false;
  const rest = [...parts]
    .reverse()
    .reduce((words, { start, end }) => words.slice(0, start) + words.slice(end), text)
    .replace(contactLabels, ' ');
  return (rest.match(/\p{L}{2,}/gu) ?? []).length <= maxOtherWords;
}

/** Whether a line lists a person of the funder: "Ana Ruiz, Program Director, telephone: …, email: …". */
export function isPersonOfFunder({ text, values }: Unit): boolean {
  const types = new Set(values.map(({ type }) => type));
  if (!types.has('email') || !types.has('phone')) return false;
  const parts = text.split(/[,;|]/).map((part) => part.trim().split(/\s+/));
  return (
    parts.length >= minPartsOfEntry &&
    parts.every(({ length }) => length <= maxWordsOfPart) &&
    /^(?:\p{Lu}[\p{L}.’'-]* ){1,4}\p{Lu}[\p{L}.’'-]*,/u.test(text)
  );
}

/** "Name, title, telephone, email" */
const minPartsOfEntry = 4;
const maxWordsOfPart = 6;

/** Whether these lines form a complete address: a street or PO box and a city or postal code. */
export function isWholeAddress(lines: readonly Unit[]): boolean {
  const addresses = lines.flatMap(({ values }) =>
    values.filter((value) => value.type === 'address'),
  );
  return (
    addresses.some(({ street, box }) => street ?? box) &&
    addresses.some(({ city, postalCode }) => city ?? postalCode)
  );
}

/** Allows for a name not recognized by the value parser, such as a department. */
const maxOtherWords = 3;

/**
 * Returns the indices of the lines introduced by a line: its list items, the lines of an address, or otherwise the next
 * line. Returns an empty list if the line is not an introduction.
 */
export function listLinesBelow(units: readonly Unit[], index: number): number[] {
  const lead = units[index];
  if (!lead) return [];
  const indices: number[] = [];
  const title = squeeze(lead.text);
  for (let next = index + 1; next < Math.min(units.length, index + maxBelow); next++) {
    const unit = units[next];
    // an address in large type is extracted as headings
    if (!unit || (unit.kind === 'heading' && !isContactLine(unit))) break;
    const isBelow = unit.path.some((text) => squeeze(text) === title);
    const isFirst = next === index + 1 && isIntroduction(lead);
    if (!isBelow && !isContactLine(unit) && !isFirst) break;
    indices.push(next);
  }
  return indices;
}
