import { fold, topicStems } from '../../text/words.ts';
import type { SourceIndex } from '../source-index.ts';
import { isApplicant } from './is-applicant.ts';

/** What people do, with what those are called who do it. */
const trades = [
  'coordinate coordinates coordinated coordinating coordinator',
  'dispatch dispatches dispatched dispatching dispatcher',
  'teach teaches taught teaching teacher instruct instructs instructed instructor',
  'train trains trained training trainer',
  'counsel counsels counseled counselor counsellor',
  'supervise supervises supervised supervisor',
  'conduct conducts conducted conductor',
  'evaluate evaluates evaluated evaluator',
  'interpret interprets interpreted interpreter',
  'accompany accompanies accompanied accompanist',
  'curate curates curated curator',
  'design designs designed designer',
  'coach coaches coached',
  'chair chairs chaired chairman chairwoman',
].map((line) => line.split(' '));

const tradeOf = (word: string): string[] | undefined =>
  trades.find((words) => words.includes(word.toLowerCase()));

const isDoer = /(?:or|er|ist|man|woman)$/;

const helping = '(?:(?:will|would|shall|is|has|have|had|to|also|then|now|be|been|currently)\\s+)*';
const does = new RegExp(`^\\s+${helping}(\\p{Ll}+)([^.;]*)`, 'u');
const doneBy = /([^.;]*?)\b(\p{Ll}+)\s+by\s+(?:(?:our|the|its|an?)\s+)?(?:\p{L}+\.?\s+)?$/u;

const person = /(?<![\p{L}])\p{Lu}[\p{Ll}’'-]+(?: \p{Lu}\.)?(?: \p{Lu}[\p{L}’'-]+)+/gu;
/** Two people of a list are in two breaths. */
const breaths = /[.;:](?:\s|$)|\n|\s(?:and|&)\s(?=\p{Lu})|,\s(?=\p{Lu}\p{Ll}+ \p{Lu})/u;

type Told = { whole: string; people: string[]; words: Set<string>; stems: Set<string> };
const known = new WeakMap<SourceIndex, Told[][]>();

/** What each sentence of the sources tells of people, a breath at a time. */
const toldIn = (index: SourceIndex): Told[][] => {
  const cached = known.get(index);
  if (cached) return cached;
  const told = index.texts.flatMap(({ source, written }): Told[][] =>
    source.type === 'guidelines' || !/\p{Lu}\p{Ll}+ \p{Lu}/u.test(written)
      ? []
      : [
          written.split(breaths).map((breath) => ({
            whole: fold(written),
            people: [...breath.matchAll(person)].map(([name]) => fold(name)),
            words: new Set(breath.toLowerCase().match(/\p{L}+/gu) ?? []),
            stems: new Set(topicStems(breath)),
          })),
        ],
  );
  known.set(index, told);
  return told;
};

const workOf = (
  text: string,
  start: number,
  end: number,
): { trade: string[]; object: string } | undefined => {
  const [, verb = '', object = ''] = does.exec(text.slice(end)) ?? [];
  // "Ana Diaz coordinator" is a line of a list: it tells what she is, and `holdsRole` looks at that.
  const active = isDoer.test(verb) ? undefined : tradeOf(verb);
  // "Ana Diaz coordinates, Nora Park teaches flute": what follows another's name is no work of hers.
  if (active) return { trade: active, object: object.split(breaths)[0] ?? '' };
  const [, done = '', participle = ''] =
    doneBy.exec(text.slice(Math.max(0, start - 120), start)) ?? [];
  const passive = tradeOf(participle);
  return passive && { trade: passive, object: done };
};

/**
 * False where the sources have another do what a draft has somebody do, and never this one: "Ana Diaz
 * will coordinate it" of a coordinator Nora Park; "Ana Diaz teaches flute", who teaches the drums.
 */
export const doesTheWork = (
  name: string,
  text: string,
  { start, end }: { start: number; end: number },
  index: SourceIndex,
): boolean => {
  const parts = fold(name).split(/\s+/);
  const work = parts.length > 1 ? workOf(text, start, end) : undefined;
  if (!work || isApplicant(name, index)) return true;
  const called = parts
    .map((part) => part.replace(/[^\p{L}'’-]/gu, ''))
    .filter(({ length }) => length > 2);
  const ofName = new RegExp(`(?<!\\p{L})(?:${called.join('|')})(?!\\p{L})`, 'u');
  const own = (text: string): boolean => called.length > 0 && ofName.test(text);
  const isOfTrade = ({ words }: Told): boolean =>
    work.trade.some((word) => words.has(word) || words.has(`${word}s`));
  const isOther = ({ people }: Told): boolean => people.some((one) => !own(one));
  const told = toldIn(index);
  const ofOwn = told.filter(([first]) => first && own(first.whole));
  const others = told.flatMap((list) =>
    list.some(isOfTrade) ? list.filter((one) => isOther(one) && !one.people.some(own)) : [],
  );
  if (!ofOwn.some((list) => list.some(isOfTrade))) return !others.some(isOfTrade);
  const objects = topicStems(work.object.replace(/\p{Lu}[\p{L}’'-]*/gu, '')).filter(
    (stem) => index.weightOf(stem) > 0.4,
  );
  if (objects.length < 2) return true;
  const tellsOf = ({ stems }: Told): number => objects.filter((stem) => stems.has(stem)).length;
  return (
    ofOwn.some((list) => list.some((breath) => breath.people.some(own) && tellsOf(breath) > 0)) ||
    !others.some((breath) => tellsOf(breath) >= 2)
  );
};
