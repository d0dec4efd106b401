import { findValues } from '@grantwright/analyst';
import type { Answer } from '@grantwright/shared/contract';
import type { DraftInput } from '../../providers/provider.ts';
import { bestPassages, relevantPassages } from './relevant-passages.ts';
import { nameKey, queryOf } from './section-query.ts';
import type { SectionWork } from './section-work.ts';

/** The total size of the answers that were asked for other sections. */
const maxOtherChars = 4_000;
const summary = /\b(?:summary|abstract|overview)\b/i;

/**
 * Selects the answers for a section: first those to its own and to general questions, then relevant answers for other
 * sections. A summary gets all answers.
 *
 * @param maxChars with less room than they need, the least relevant ones are left out
 */
export function answersFor(input: DraftInput, section: SectionWork, maxChars: number): string[] {
  const given = input.answers.filter(({ answer }) => answer.trim() !== '');
  const isOwn = ownAnswers(input, section);
  const query = queryOf(section);
  const own = given.filter(isOwn).map(toText);
  const others = given.filter((answer) => !isOwn(answer)).map(toText);
  const relevant = new Set([
    ...bestPassages(own, query, maxChars),
    ...relevantPassages(others, query, Math.min(maxChars, maxOtherChars)),
  ]);
  return given.map(toText).filter((text) => relevant.has(text));
}

const toText = ({ question, answer }: Answer): string => `${question}\n${answer}`;

function ownAnswers(
  { sections, details }: DraftInput,
  { name, asksForMoney }: SectionWork,
): (answer: Answer) => boolean {
  const names = new Set(sections.map((section) => nameKey(section.name)));
  const askedFor = new Map(
    (details?.questions ?? []).map((question) => [
      question.question,
      question.sections.map(nameKey).filter((key) => names.has(key)),
    ]),
  );
  return ({ question, answer }) => {
    const asked = askedFor.get(question) ?? [];
    return (
      asked.length === 0 ||
      asked.includes(nameKey(name)) ||
      summary.test(name) ||
      (asksForMoney && findValues(answer).some(({ type }) => type.startsWith('money')))
    );
  };
}
