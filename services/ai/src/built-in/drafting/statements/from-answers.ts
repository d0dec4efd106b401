import type { Answer } from '@grantwright/shared/contract';
import { squeeze } from '../../../text/normalize.ts';
import { lineForm } from '../grammar/line-form.ts';
import { subjectArticle } from '../grammar/subject-article.ts';
import { inFirstPerson, lowerFirst, openEnd, sentence } from '../grammar/write-sentence.ts';
import { type TopicScores, topicsAsked, topicsTold } from '../topics.ts';
import { bareAnswer } from './bare-answer.ts';
import { isCertainPhrase, isClosed } from '../grammar/certain-phrase.ts';
import { frameAnswer } from './answer-frames.ts';
import { fromLine, isWhole, type Wording } from './from-line.ts';
import { expandNotes } from './expand-notes.ts';
import { inASentence } from './frames/in-a-sentence.ts';
import { withMeasure } from './frames/measured.ts';
import { future, withGoal } from './spelled.ts';
import { runs, startsOrEnds } from './scheduled.ts';
import { splitStatements } from './split-lines.ts';
import { statement, type Statement } from './statement.ts';

const nothing =
  /^(?:n\/?a|none|no|unknown|not (?:sure|yet|applicable)|tbd|to be (?:decided|determined)|\?+|-+|yes)\.?$/i;

/** What a question is about weighs more than the words of its answer. */
const questionTopics = (question: string): TopicScores => {
  const result: TopicScores = {};
  const asked = topicsAsked(question);
  const told = topicsTold(question);
  for (const topic of new Set([...Object.keys(asked), ...Object.keys(told)]) as Set<
    keyof TopicScores
  >)
    result[topic] = (asked[topic] ?? 0) * 1.2 + (told[topic] ?? 0) * 0.6;
  if (/\b(?:go wrong|risks?|obstacles?)\b/i.test(question)) return { project: 3 };
  if (/\bhow much\b/i.test(question) && /\b(?:ask|request|apply|need|grant)/i.test(question))
    result.ask = 3;
  return result;
};

const expects =
  /\bwhat will (?:change|be different)|\b(?:results?|outcomes?|changes?) (?:do|will|would) you (?:expect|see|achieve|promise)|\bexpected (?:results?|outcomes?)\b/i;

const label = (question: string): string => openEnd(question.replace(/[?:].*$/, ''));

const words = (text: string): number => text.split(/\s+/).length;

/** The answers to the analyst's questions, as sentences. */
export const fromAnswers = (
  answers: Answer[],
  wording: Wording,
  thisYear: number,
  /** Lines that the budget table shows already. */
  shown: ReadonlySet<string> = new Set(),
): Statement[] =>
  answers.flatMap(({ question, answer }, at) => {
    const topics = questionTopics(question);
    const lines = splitStatements(expandNotes(answer))
      .filter((line) => !shown.has(line) && !nothing.test(squeeze(line)))
      .map(withGoal);
    const key = `answer ${at}`;
    return lines.map((line, order) => {
      const place = at * 1000 + order;
      const typed = isWhole(line) ? { whole: true as const } : {};
      const make = (text: string, series?: Statement['series']): Statement =>
        statement(
          {
            text,
            origin: 'answer',
            order: place,
            question,
            ...typed,
            ...(series ? { series } : {}),
          },
          topics,
        );
      const turn =
        startsOrEnds(line) ??
        (/\bwhen\b|\bdates?\b|\btimeline\b/i.test(question) ? runs(line) : undefined);
      if (turn) return make(turn);
      const bare = bareAnswer(question, line);
      if (bare) return make(bare);
      const form = lineForm(line);
      const plain = /^(?:we|our|the|in|on|at|during|since|it|they|there|i)\b/i.test(line)
        ? undefined
        : inASentence(withMeasure(line), {
            names: wording.names,
            ...(expects.test(question) ? { topic: 'goals' as const } : {}),
          });
      if (plain) return make(sentence(plain));
      const named =
        form === 'noun' && order === 0 && /^(?:an?|the|our) /i.test(line)
          ? frameAnswer(question, line, wording.names)
          : undefined;
      if (named) return make(sentence(named));
      if (form === 'sentence' || isWhole(line)) {
        const own = inFirstPerson(
          withMeasure(subjectArticle(line, wording.names)),
          wording.ownNames,
        );
        const risk =
          order === 0 &&
          !isClosed(line) &&
          /\b(?:go wrong|risks?|obstacles?|challenges?)\b/i.test(question) &&
          !/^(?:we|our|the (?:main|biggest)|one)\b/i.test(own);
        if (risk) return make(sentence(`One risk is that ${lowerFirst(own, wording.names)}`));
        const hoped =
          expects.test(question) && !isClosed(line) && !/\b(?:we|our|will|expect|aim)\b/i.test(own);
        return make(sentence(hoped ? `We expect that ${lowerFirst(own, wording.names)}` : own));
      }
      const single = lines.filter((other) => lineForm(other) === 'noun').length === 1;
      const framed =
        form === 'noun' && single && isCertainPhrase(line)
          ? frameAnswer(question, line, wording.names)
          : undefined;
      if (framed) return make(sentence(framed));
      if (form === 'base' && (/\bwill\b/i.test(question) || future(line, thisYear)))
        return make(sentence(`We will ${line.charAt(0).toLowerCase()}${line.slice(1)}`));
      const lead = {
        key,
        lead: lines.length > 1 && /\?/.test(question) ? 'This includes' : `${label(question)}:`,
      };
      const written = fromLine(line, lead, wording);
      if (!written.series) return make(written.text);
      if (lines.length > 1) return make(written.text, { key, lead: listLead(question) });
      return make(
        words(line) > 4 && /[,.;]/.test(line)
          ? sentence(line)
          : sentence(`${listLead(question)} ${written.text}`),
      );
    });
  });

/** What a list of short answers hangs on. */
const listLead = (question: string): string => {
  const q = question.toLowerCase();
  if (/\bwho\b|staff|team|lead/.test(q)) return 'The people who do this work include';
  if (/partner|collaborat/.test(q)) return 'Our partners include';
  if (/measure|evaluat|success|know/.test(q)) return 'Our measures include';
  if (/outcome|result|change|goal/.test(q)) return 'The results we expect include';
  if (/when|timeline|month|schedule|milestone/.test(q)) return 'Our schedule includes';
  if (/where|locations?|sites?/.test(q)) return 'We work in';
  if (/budget|cost|spend|pay|money/.test(q)) return 'The costs include';
  if (/need|problem/.test(q)) return 'The need includes';
  if (/fund|continue|sustain|after/.test(q)) return 'Our other support includes';
  return 'Our plans include';
};
