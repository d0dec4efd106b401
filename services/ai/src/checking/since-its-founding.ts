import type { Finding } from './finding.ts';
import { isApplicant } from './names/is-applicant.ts';
import { initialsOf } from './names/initials-of.ts';
import { sentenceOf } from './reckon/arithmetic.ts';
import type { Occurrence, SourceIndex } from './source-index.ts';

/** "Harbor Loaves has baked for the county since 1997": who, up to the verb. */
const subject =
  /^\W*(we|(?:our|the) (?:organization|charity|group|association|society)|(?:the )?\p{Lu}[^,.;]{1,70}?)\s(?:has|have)\s/u;
const since = /\bsince\s$/i;

const isItself = (who: string, index: SourceIndex): boolean =>
  /^(?:we|our |the \p{Ll})/iu.test(who) ||
  isApplicant(who, index) ||
  index.texts.some(
    ({ source, written }) =>
      source.type === 'organization' &&
      source.field === 'name' &&
      initialsOf(written).some((initials) => initials.toLowerCase() === who.toLowerCase()),
  );

/** What the organization itself has done since a year, it has done since it was founded, whatever else that is said of. */
export const sinceItsFounding = (
  finding: Finding,
  text: string,
  exact: readonly Occurrence[],
  index: SourceIndex,
): Occurrence | undefined => {
  if (!finding.keys[0]?.startsWith('year:')) return undefined;
  const { from } = sentenceOf(text, finding);
  const ahead = text.slice(from, finding.start);
  const who = since.test(ahead) ? subject.exec(ahead)?.[1] : undefined;
  return who !== undefined && isItself(who, index)
    ? exact.find(({ source }) => source.type === 'organization' && source.field === 'foundedYear')
    : undefined;
};
