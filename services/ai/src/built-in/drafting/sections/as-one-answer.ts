import { notedQuestions } from '../../notes/answered-in-notes.ts';
import type { Statement } from '../statements/statement.ts';
import { topicsAsked } from '../topics.ts';

/** So much of a sentence's weight is that of the whole answer it stands in. */
const ofTheAnswer = 0.6;

/** What one question drew out that names no matter stays together more surely. */
const ofWhole = 0.85;
/** So well an answer as a whole must fit where one of its sentences alone would have no place. */
const enoughOfAll = 0.8;

/** From here on nothing else decides. */
const sure = 6;

/** Whoever answers a question says one thing, in a few sentences; a long answer may turn to others. */
const mostOfOne = 5;

/** What notes were read as answers to was asked by nobody. */
const isOneThing = (question: string): boolean =>
  !notedQuestions.has(question) && Object.keys(topicsAsked(question)).length < 2;

/**
 * The sentences of one answer go where the answer goes, unless one of them has no place there at all: of an answer
 * to a question about one thing all of them, of any other that does not ask two things where they are few.
 */
export const asOneAnswer = (statements: Statement[], scores: number[][]): number[][] => {
  const answers = new Map<string, number[]>();
  statements.forEach(({ question, open }, at) => {
    if (question && !open) answers.set(question, [...(answers.get(question) ?? []), at]);
  });
  return scores.map((own, at) => {
    const { asked, question = '' } = statements[at] ?? {};
    const together = answers.get(question) ?? [];
    const isNoted = notedQuestions.has(question);
    if (together.length < 2 || (!asked && !(together.length <= mostOfOne && isOneThing(question))))
      return own;
    return own.map((score, section) => {
      // What a part asks for in so many words is told there, whatever it was told beside.
      if (isNoted && score >= sure) return score;
      const fitting = together
        .map((other) => scores[other]?.[section] ?? 0)
        .filter((other) => other > 0);
      // What has no place there at all does not pull the others away, unless it is most of them.
      const among = fitting.length * 2 >= together.length && asked ? fitting : together;
      const mean = fitting.reduce((sum, other) => sum + other, 0) / Math.max(1, among.length);
      if (score === 0) return asked || mean < enoughOfAll ? 0 : mean * ofTheAnswer;
      const own = asked ? ofTheAnswer : ofWhole;
      return score * (1 - own) + mean * own;
    });
  });
};
