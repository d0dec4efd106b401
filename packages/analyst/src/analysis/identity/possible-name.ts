import { findTimeZone } from '@grantwright/shared/values';
import { listContentWords } from '../../text/normalize.ts';
import { findValues, type Value } from '../../text/values.ts';
import type { ClassifiedUnit } from '../classify-units.ts';
import { createNameKey } from './create-name-key.ts';

/** The start of a request, a question or a greeting. */
const opening =
  /^(?:please|click|download|go to|how|what|why|who|when|where|which|if|you|your|we|this|these|there|it|want|thank|attached|for (?:more|further)|to apply|completed|submit|hey|hello|dear)\b/i;
const verb =
  / (?:is|are|was|were|will|would|should|must|can|may|has|have|had|provides?|offers?|invites?|seeks?|supports?|presents?|requires?|includes?|needs?|strengthens?|announces?|welcomes?|accepts?|uses?|does|do|meets?|makes?|(?:awards?|grants?|funds?) up to) /;
const capital = /\p{Lu}/u;
const address = /https?:|www\.|@/;

/** Values that are next to names. Counts can be part of a name, as in "100 Trees Grant". */
const valueTypes: ReadonlySet<Value['type']> = new Set([
  'time',
  'money',
  'money-range',
  'percent',
  'phone',
  'address',
]);

/** Whether a value is a day. A month, season or year can be part of a name, as in "May 2027 Fellowship". */
const isDay = (value: Value): boolean => value.type === 'date' && value.day !== undefined;

/** Whether most words of a text are dates, times, amounts or addresses: "Eastern Standard Time on February 29". */
function isMostlyValues(text: string): boolean {
  const rest = findValues(text)
    .filter((value) => valueTypes.has(value.type) || isDay(value))
    .reduceRight((kept, { start, end }) => kept.slice(0, start) + kept.slice(end), text);
  const zone = findTimeZone(rest.trim()) ?? '';
  // "Central" is a zone only after a time.
  const isZone = /\btime$/i.test(zone) || /^\p{Lu}+$/u.test(zone);
  const words = listContentWords(isZone ? rest.replace(zone, '') : rest);
  return words.length < listContentWords(text).length / 2;
}

/**
 * Creates a test for names of programs and funders. It rejects clauses, addresses, people, words in lower case, and
 * dates, times and amounts.
 */
export function createNameTest(units: readonly ClassifiedUnit[]): (text: string) => boolean {
  const people = new Set(
    units.flatMap(({ values }) =>
      values.flatMap((value) => (value.type === 'person' ? [createNameKey(value.text)] : [])),
    ),
  );
  return (text) => {
    const [beforeComma = ''] = text.split(',');
    const isClause = opening.test(text) || verb.test(`${text} `);
    return (
      capital.test(text) &&
      !isClause &&
      !address.test(text) &&
      !people.has(createNameKey(beforeComma)) &&
      !isMostlyValues(text)
    );
  };
}
