import { findValues } from '@grantwright/analyst';
import type { Answer } from '@grantwright/shared/contract';
import type { DraftInput } from '../../providers/provider.ts';
import { selectBestPassages, selectRelevantPassages } from './select-relevant-passages.ts';
import { createNameKey, createQuery } from './section-query.ts';
import type { SectionWork } from './list-section-work.ts';

/** The maximum total size of answers to questions for other sections. */
const maxOtherChars = 4_000;
const summary = /\b(?:summary|abstract|overview)\b/i;

/**
 * Selects the answers for a section: first the answers to its own and to general questions, then relevant answers for
 * other sections. A summary gets all answers.
 *
 * @param maxChars the limit, beyond which the least relevant answers are omitted
 */
export function listSectionAnswers(
  input: DraftInput,
  section: SectionWork,
  maxChars: number,
): string[] {
  const answered = input.answers.filter(({ answer }) => answer.trim() !== '');
  const isOwn = findOwnAnswers(input, section);
  const query = createQuery(section);
  const sectionTexts = answered.filter(isOwn).map(toText);
  const others = answered.filter((answer) => !isOwn(answer)).map(toText);
  const relevant = new Set([
    ...selectBestPassages(sectionTexts, query, maxChars),
    ...selectRelevantPassages(others, query, Math.min(maxChars, maxOtherChars)),
  ]);
  return answered.map(toText).filter((text) => relevant.has(text));
}

const toText = ({ question, answer }: Answer): string => `${question}\n${answer}`;

function findOwnAnswers(
  { sections, details }: DraftInput,
  { name, asksForMoney }: SectionWork,
): (answer: Answer) => boolean {
  const names = new Set(sections.map((section) => createNameKey(section.name)));
  const askedFor = new Map(
    (details?.questions ?? []).map((question) => [
      question.question,
      question.sections.map(createNameKey).filter((key) => names.has(key)),
    ]),
  );
  return ({ question, answer }) => {
    const asked = askedFor.get(question) ?? [];
    return (
      asked.length === 0 ||
      asked.includes(createNameKey(name)) ||
      summary.test(name) ||
      (asksForMoney && findValues(answer).some(({ type }) => type.startsWith('money')))
    );
  };
}
