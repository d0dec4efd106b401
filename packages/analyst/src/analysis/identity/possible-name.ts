import { listContentWords } from '../../text/normalize.ts';
import type { ClassifiedUnit } from '../classify-units.ts';
import { createNameKey } from './create-name-key.ts';
import { removeValues } from './remove-values.ts';

/** The start of a request, a question or a greeting. */
const opening =
  /^(?:please|click|download|go to|how|what|why|who|when|where|which|if|you|your|we|this|these|there|it|want|thank|attached|for (?:more|further)|to apply|completed|submit|hey|hello|dear)\b/i;
const verb =
  / (?:is|are|was|were|will|would|should|must|can|may|has|have|had|provides?|offers?|invites?|seeks?|supports?|presents?|requires?|includes?|needs?|strengthens?|announces?|welcomes?|accepts?|uses?|does|do|meets?|makes?|(?:awards?|grants?|funds?) up to) /;
const capital = /\p{Lu}/u;
const address = /https?:|www\.|@/;

/** Whether most words of a text are dates, times, amounts or addresses: "Eastern Standard Time on February 29". */
const isMostlyValues = (text: string): boolean =>
  listContentWords(removeValues(text)).length < listContentWords(text).length / 2;

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
