import type { SectionLimit } from '@grantwright/shared/contract';
import { contentWords } from '@grantwright/analyst';
import type { Guidelines, Statement } from '../guidelines.ts';
import { formatLimit, lengthLimitOf } from '../length-limit.ts';
import type { SectionCandidate } from '../sections/candidate.ts';
import { findParts } from '../sections/find-parts.ts';

const longestName = 110;

/**
 * Which part of the application a limit belongs to, where the parts are known: "What you will do (400 words): Tell us …"
 * limits the part that the list of parts calls so, whatever else its words might be taken for.
 */
export const limitedParts = (
  guidelines: Guidelines,
): ((statement: Statement, limit: SectionLimit) => string | undefined) => {
  const parts = findParts(guidelines).filter(
    ({ name, limit }) => limit !== undefined && name.length <= longestName,
  );
  const limiting = guidelines.statements.filter(({ text }) => lengthLimitOf(text) !== undefined);
  const isIn = ({ block }: Statement, part: SectionCandidate): boolean =>
    block > part.block && block < part.end;
  return (statement, limit) => {
    const alike = parts.filter(
      (part) => part.limit !== undefined && formatLimit(part.limit) === formatLimit(limit),
    );
    const named = alike.filter(
      (part) =>
        part.from !== 'table' &&
        part.block === statement.block &&
        part.quote.includes(statement.quote),
    );
    // Under a heading there may be limits of single answers: only one that stands alone is that of the part.
    const under = alike.filter(
      (part) =>
        part.from === 'heading' &&
        isIn(statement, part) &&
        limiting.filter((other) => isIn(other, part)).length === 1,
    );
    const [part] = named.length > 0 ? named : under;
    return named.length > 1 ? undefined : part?.name.replace(/\s*:$/, '');
  };
};

/** What a limit is about, as its own words say or, where they say something else than the known part, by its name. */
export const asCalled = (said: string, part: string | undefined): string => {
  if (part === undefined) return said;
  const words = new Set(contentWords(said));
  const ofPart = contentWords(part);
  const isSaid = ofPart.length > 0 && ofPart.every((word) => words.has(word));
  return isSaid && !said.startsWith('the answer to') ? said : `"${part}"`;
};
