import type { Statement } from '../statements/statement.ts';

/** So much of a sentence's weight is that of the whole answer it stands in. */
const ofTheAnswer = 0.6;

/**
 * The sentences of one answer to a question about one thing go where the answer goes, unless one of them has no
 * place there at all.
 */
export const asOneAnswer = (statements: Statement[], scores: number[][]): number[][] => {
  const answers = new Map<string, number[]>();
  statements.forEach(({ asked, question }, at) => {
    if (asked && question) answers.set(question, [...(answers.get(question) ?? []), at]);
  });
  return scores.map((own, at) => {
    const { asked, question = '' } = statements[at] ?? {};
    const together = (asked && answers.get(question)) || [];
    if (together.length < 2) return own;
    return own.map((score, section) => {
      const mean =
        together.reduce((sum, other) => sum + (scores[other]?.[section] ?? 0), 0) / together.length;
      return score === 0 ? 0 : score * (1 - ofTheAnswer) + mean * ofTheAnswer;
    });
  });
};
