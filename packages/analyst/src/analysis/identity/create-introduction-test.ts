import type { Doc } from '../../document/split-into-units.ts';
import { listContentWords } from '../../text/normalize.ts';
import type { ClassifiedUnit } from '../classify-units.ts';
import type { Candidate } from './candidates.ts';
import { patternsAfter, patternsBefore } from './name-patterns.ts';

/** Maximum number of units whose words around a name are compared. */
const maxContexts = 12;
/** Words after a name that asks for applications: "requests proposals". */
const asksAfter =
  /^ (?:\([^()]*\) )?(?:is |are )?(?:now |currently )?(?:request|solicit)(?:s|ing)\b/;
/** Words that occur in many names and web addresses. */
export const genericWordPattern =
  /^(?:grants?|foundation|funds?|award|program|schol\w+|community|university|school)$/;

/**
 * Creates a test for names that a document introduces as the funder: in a sentence such as "funded by", or with a web
 * or email address that contains all of their distinctive words.
 */
export function createIntroductionTest(
  { extractedText }: Doc,
  units: readonly ClassifiedUnit[],
): (candidate: Candidate) => boolean {
  const domains = listDomains(extractedText.origin?.host, units);
  return (candidate) => {
    const words = listContentWords(candidate.text).filter((word) => !genericWordPattern.test(word));
    const isInDomain =
      words.length > 0 &&
      domains.some((domain) => words.every((word) => word.length > 2 && domain.includes(word)));
    return (
      isInDomain ||
      listNameContexts(candidate, units).some(
        ({ before, after }) =>
          patternsBefore['funded by'].test(before) ||
          [patternsAfter.gives, asksAfter].some((pattern) => pattern.test(after)),
      )
    );
  };
}

/** Returns the words around a name in its first units. */
export const listNameContexts = (
  { text, units: indexes }: Candidate,
  units: readonly ClassifiedUnit[],
): { before: string; after: string }[] =>
  indexes.slice(0, maxContexts).map((index) => getNameContext(units[index]?.text ?? '', text));

function getNameContext(line: string, name: string): { before: string; after: string } {
  const index = line.indexOf(name);
  if (index < 0) return { before: '-', after: '-' };
  return {
    before: line.slice(Math.max(0, index - 40), index),
    after: line.slice(index + name.length, index + name.length + 60),
  };
}

/** Returns the host names in web and email addresses, without "www" or the top-level domain. */
export function listDomains(host: string | undefined, units: readonly ClassifiedUnit[]): string[] {
  const addressHosts = units.flatMap(({ values }) =>
    values.flatMap((value) =>
      value.type === 'email' || value.type === 'url'
        ? [value.text.replace(/^[^@]*@|^https?:\/\//i, '').split(/[/?#]/)[0] ?? '']
        : [],
    ),
  );
  const bare = [...(host ? [host] : []), ...addressHosts].map((name) =>
    name
      .toLowerCase()
      .replace(/^www\./, '')
      .split('.')
      .slice(0, -1)
      .join(''),
  );
  return [...new Set(bare)].filter(
    (name) => name.length > 2 && !/gmail|google|github|forms|bit/.test(name),
  );
}
