import type { Answer } from '@grantwright/shared/contract';
import { capitalize, squeeze } from '@grantwright/analyst';
import { notedQuestions } from '../../notes/answered-in-notes.ts';
import { isCertainPhrase, isClosed } from '../grammar/certain-phrase.ts';
import { lineForm } from '../grammar/line-form.ts';
import { inFirstPerson, openEnd, sentence } from '../grammar/write-sentence.ts';
import { type TopicScores, topicsAsked, topicsTold } from '../topics.ts';
import { asksWhatFunds } from './frames/funded-by.ts';
import { frameAnswer } from './answer-frames.ts';
import { asWritten } from './as-written.ts';
import { expandNotes } from './expand-notes.ts';
import { isTalk } from './for-the-writer.ts';
import type { Wording, Written } from './wording.ts';
import { isThings } from './is-things.ts';
import { proseSentences } from './prose.ts';
import { isClean } from './readable.ts';
import { shortAnswer } from './short-answer.ts';
import { splitStatements } from './split-lines.ts';
import { statement, type Statement } from './statement.ts';
import { withoutPaste } from './without-paste.ts';
import { underHeadings } from './under-heading.ts';

const nothing =
  /^(?:me|myself|us|n\/?a|none|no|unknown|not (?:sure|yet|applicable)|tbd|to be (?:decided|determined)|\?+|-+|yes)\.?$/i;

const asksHowMuch = /^how much (?:money )?(?:do|does|will|would) (?:you|we|the \w+) need\b/i;

/** What a question is about weighs more than the words of its answer. */
const questionTopics = (question: string): TopicScores => {
  // "How much do you need?" asks for no need.
  if (asksHowMuch.test(question)) return { ask: 3, budget: 2 };
  const result: TopicScores = {};
  const asked = topicsAsked(question);
  const told = topicsTold(question);
  for (const topic of new Set([...Object.keys(asked), ...Object.keys(told)]) as Set<
    keyof TopicScores
  >)
    result[topic] = (asked[topic] ?? 0) * 1.2 + (told[topic] ?? 0) * 0.6;
  if (asksWhatFunds(question)) return { organization: 3, funding: 1 };
  if (/\b(?:go wrong|risks?|obstacles?)\b/i.test(question)) return { project: 3 };
  if (/\bhow much\b/i.test(question) && /\b(?:ask|request|apply|grant)/i.test(question))
    result.ask = 3;
  return result;
};

/** "150 families", "Ana Ruiz and two drivers": words that leave their verb to the question. */
const isShort = (line: string): boolean =>
  lineForm(line) === 'noun' &&
  (isCertainPhrase(line) || isThings(line)) &&
  // Whoever closes so long a line wrote a sentence.
  !(isClosed(line) && line.split(' ').length >= longest);
const longest = 8;

type Line = { text: string; time?: string };

/** The lines of an answer that say something, each with the time that its list is under. */
const linesOf = (answer: string, shown: ReadonlySet<string>): Line[] =>
  underHeadings(answer).flatMap(({ text, time }) =>
    splitStatements(expandNotes(text))
      .filter((line) => !shown.has(line) && !nothing.test(squeeze(line)) && !isTalk(line))
      .map((line) => ({ text: line, ...(time ? { time } : {}) })),
  );

/** The answers to the analyst's questions, as sentences. */
export const fromAnswers = (
  answers: Answer[],
  wording: Wording,
  /** Lines that the budget table shows already. */
  shown: ReadonlySet<string> = new Set(),
): Statement[] =>
  answers.flatMap(({ question, answer: typed }, at) => {
    const answer = withoutPaste(typed);
    // Notes are drafted as notes, whatever they answer.
    if (notedQuestions.has(question)) return [];
    const topics = questionTopics(question);
    const lines = linesOf(answer, shown);
    const prose = proseSentences(answer);
    // Only the whole of an answer takes its verb from the question.
    const alone = lines.length === 1;
    return lines.map(({ text: line, time }, order): Statement => {
      const make = (written: Written): Statement =>
        statement({ ...written, origin: 'answer', order: at * 1000 + order, question }, topics);
      // What comes first answers the question, whatever is said besides.
      const framed =
        order === 0
          ? (shortAnswer(question, line) ??
            (alone && isShort(line) ? frameAnswer(question, line, wording.names) : undefined))
          : undefined;
      if (framed && isClean(framed)) return make({ text: sentence(framed) });
      // Somebody who writes out a paragraph wrote a sentence even where its verb is not known.
      if (prose.has(line))
        return make({ text: sentence(inFirstPerson(line, wording.ownNames)), whole: true });
      const written = asWritten(line, `answer ${at}`, wording);
      // "By May 2028:" stands over what is promised.
      return make(
        time === undefined || isClosed(line)
          ? written
          : {
              text: openEnd(line),
              series: { key: `answer ${at} ${time}`, lead: capitalize(time) },
            },
      );
    });
  });
