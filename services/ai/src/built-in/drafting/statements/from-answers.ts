import type { Answer } from '@grantwright/shared/contract';
import { notedQuestions } from '../../notes/answered-in-notes.ts';
import { squeeze } from '../../../text/normalize.ts';
import { withArticle } from '../grammar/articles.ts';
import { isCertainPhrase, isClosed } from '../grammar/certain-phrase.ts';
import { isOrder } from '../grammar/is-order.ts';
import { lineForm } from '../grammar/line-form.ts';
import { mainVerb } from '../grammar/main-verb.ts';
import { subjectArticle } from '../grammar/subject-article.ts';
import { inFirstPerson, lowerFirst, openEnd, sentence } from '../grammar/write-sentence.ts';
import { type TopicScores, topicsAsked, topicsTold } from '../topics.ts';
import { frameAnswer } from './answer-frames.ts';
import { expandNotes } from './expand-notes.ts';
import { isTalk } from './for-the-writer.ts';
import { costs } from './frames/costs.ts';
import { incomeOf } from './frames/income.ts';
import { inASentence } from './frames/in-a-sentence.ts';
import { inItsYear } from './frames/in-its-year.ts';
import { withMeasure } from './frames/measured.ts';
import { partnerAgreed } from './frames/name-and-deed.ts';
import { promised } from './frames/promised.ts';
import { dueOf, isChange } from './frames/results-to-come.ts';
import { risk } from './frames/risk.ts';
import { figures, isOfWhole, shareTold } from './frames/shares-and-figures.ts';
import { fromLine, isWhole, type Wording } from './from-line.ts';
import { isThings } from './is-things.ts';
import { asksFor, listLead } from './list-lead.ts';
import { onItsDay, runs, scheduled, spanOf, startsOrEnds } from './scheduled.ts';
import { future, spelled, withGoal } from './spelled.ts';
import { proseSentences } from './prose.ts';
import { shortAnswer } from './short-answer.ts';
import { soundOnly } from './sound-only.ts';
import { splitStatements } from './split-lines.ts';
import { statement, type Statement } from './statement.ts';
import { underHeadings } from './under-heading.ts';

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

/** What somebody has, wants or knows now is no promise. */
const isState = (line: string): boolean =>
  /^(?:have|need|want|own|know|like|hope|plan|expect)\b/i.test(line);

/** "asking the Hale Trust for $3,000" goes on from what we have. */
const andAsking = (text: string): string =>
  text.replace(/, (asking|applying|waiting) (?=\p{L})/u, ' and are $1 ');

/** "Ana Ruiz (potter, 9 years at the kiln)": somebody, and what is known of them. */
const byPerson = /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]*){1,3} \([^()]+\)\.?$/u;

/** What goes on from the sentence before is no thing of a list. */
const goesOn =
  /^(?:then|next|finally|lastly|also|later|after that|afterwards|in (?:that|this) case|if (?:so|not))\b/i;

type Line = { text: string; time?: string };

/** The lines of an answer that say something, each with the time that its list is under. */
const linesOf = (answer: string, shown: ReadonlySet<string>): Line[] =>
  underHeadings(answer).flatMap(({ text, time }) =>
    splitStatements(expandNotes(text))
      .filter((line) => !shown.has(line) && !nothing.test(squeeze(line)) && !isTalk(line))
      .map((line) => ({ text: withGoal(line), ...(time ? { time } : {}) })),
  );

/** The answers to the analyst's questions, as sentences. */
export const fromAnswers = (
  answers: Answer[],
  wording: Wording,
  thisYear: number,
  /** Lines that the budget table shows already. */
  shown: ReadonlySet<string> = new Set(),
): Statement[] =>
  answers.flatMap(({ question, answer }, at) => {
    // Notes are drafted as notes, whatever they answer.
    if (notedQuestions.has(question)) return [];
    const topics = questionTopics(question);
    const lines = linesOf(answer, shown);
    const prose = proseSentences(answer);
    const key = `answer ${at}`;
    const subject = asksFor(question);
    const promises = expects.test(question);
    const toCome = /\bwill\b/i.test(question);
    const orders = lines.filter(({ text }) => isOrder(text)).length;
    let risks = 0;
    const drafted = lines.flatMap(({ text: line, time }, order): Statement[] => {
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
      const said = (text: string): Statement[] => [make(spelled(sentence(text)))];
      const listed = (items: string[]): Statement[] =>
        items.map((item) => {
          const lead = listLead(question, item);
          return make(item, { key: `${key} ${lead}`, lead });
        });
      const turn =
        startsOrEnds(line) ??
        (/\bwhen\b|\bdates?\b|\btimeline\b/i.test(question) ? runs(line) : undefined) ??
        spanOf(line) ??
        (toCome ? onItsDay(line) : undefined);
      if (turn) return said(turn);
      const bare = shortAnswer(question, line, order);
      if (bare) return said(bare);
      // What somebody wrote out is taken as it is; only where no verb is known would it be framed.
      if (prose.has(line) && lineForm(line) !== 'sentence')
        return said(inFirstPerson(line, wording.ownNames));
      if (subject === 'costs') {
        const items = costs(line, wording.names);
        if (items) return listed(items);
      }
      if (subject === 'risks') {
        const told = risk(line, risks, wording.names);
        if (told) {
          risks += 1;
          return said(told);
        }
      }
      if (subject === 'partners') {
        const told = partnerAgreed(line, wording.names);
        if (told) return said(told);
      }
      if (byPerson.test(line) && listLead(question) === 'The people who do this work include')
        return listed([openEnd(line)]);
      if (/^Our schedule/.test(listLead(question))) {
        const step = scheduled(line, wording);
        if (step) return said(step);
      }
      if (goesOn.test(line)) return said(line);
      if (promises) {
        const due = order === 0 ? dueOf(line) : undefined;
        if (due) return said(`We expect these results by ${due}`);
        const told = promised(line);
        if (told) return said(time ? `${time}, ${lowerFirst(told, wording.names)}` : told);
        const items = figures(line);
        if (items) return listed(items);
        // "45 new lawyers, bringing the panel to 188" are still to come.
        if (/^\d/.test(line) && mainVerb(line) === undefined && !isOfWhole(line))
          return said(`We expect ${line}`);
        if (lineForm(line) === 'past' && isChange(line)) return listed([openEnd(line)]);
      }
      const earned = subject === 'people' ? incomeOf(line) : undefined;
      if (earned) return said(earned);
      if (
        subject === 'people' &&
        /^(?:about |over |up to |more than )?\d/i.test(line) &&
        mainVerb(line) === undefined
      )
        return said(`We will serve ${line}`);
      const form = lineForm(line);
      const step = toCome && !isState(line) && isOrder(line) && (form === 'base' || orders > 1);
      if (step && form !== 'base')
        return said(`We will ${line.charAt(0).toLowerCase()}${line.slice(1)}`);
      const plain =
        prose.has(line) || /^(?:we|our|the|in|on|at|during|since|it|they|there|i)\b/i.test(line)
          ? undefined
          : inASentence(withMeasure(line), {
              names: wording.names,
              ...(promises ? { topic: 'goals' as const } : {}),
            });
      if (plain) return said(plain);
      const named =
        form === 'noun' && order === 0 && /^(?:an?|the|our) /i.test(line)
          ? frameAnswer(question, line, wording.names)
          : undefined;
      if (named) return said(named);
      const share = shareTold(line);
      if (share) return said(share);
      if (form === 'sentence' || isWhole(line)) {
        const own = inFirstPerson(
          withMeasure(subjectArticle(line, wording.names)),
          wording.ownNames,
        );
        const isRisk =
          order === 0 &&
          !isClosed(line) &&
          subject === 'risks' &&
          !/^(?:we|our|the (?:main|biggest)|one)\b/i.test(own);
        if (isRisk) {
          risks += 1;
          return said(`One risk is that ${lowerFirst(own, wording.names)}`);
        }
        const hoped = promises && !isClosed(line) && !/\b(?:we|our|will|expect|aim)\b/i.test(own);
        const that = mainVerb(own) === undefined ? '' : 'that ';
        const told = hoped ? `We expect ${that}${lowerFirst(own, wording.names)}` : own;
        return said(time ? `${time}, ${lowerFirst(told, wording.names)}` : told);
      }
      const single = lines.filter(({ text }) => lineForm(text) === 'noun').length === 1;
      const framed =
        form === 'noun' && single && (isCertainPhrase(line) || isThings(line))
          ? frameAnswer(question, line, wording.names)
          : undefined;
      if (framed) return said(framed);
      if (form === 'base' && (toCome || future(line, thisYear)))
        return said(
          `${isState(line) ? 'We' : 'We will'} ${andAsking(`${line.charAt(0).toLowerCase()}${line.slice(1)}`)}`,
        );
      if (isOfWhole(line)) return said(line);
      const project =
        subject === 'project' &&
        order === 0 &&
        /^\p{L}[^,;:]*$/u.test(line) &&
        isCertainPhrase(line);
      if (project) return said(`The project is ${withArticle(lowerFirst(line, wording.names))}`);
      const lead = {
        key,
        lead: lines.length > 1 && /\?/.test(question) ? 'This includes' : `${label(question)}:`,
      };
      const written = fromLine(subject === 'past' ? inItsYear(line) : line, lead, wording);
      if (!written.series) return said(written.text);
      if (lines.length > 1) return listed([written.text]);
      return words(line) > 4 && /[,.;]/.test(line) && !isThings(line)
        ? said(line)
        : said(`${listLead(question, line)} ${written.text}`);
    });
    return soundOnly(drafted, lines, at);
  });
