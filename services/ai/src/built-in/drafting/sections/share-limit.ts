import type { Placed } from './allocate.ts';
import { countWords, wordsAPage } from './length.ts';
import type { SectionPlan } from './section-plan.ts';

const whole =
  /\b(?:letters?(?: of (?:inquiry|intent))?|applications?|proposals?|narratives?|submissions?|entire \w+|whole \w+|in all|in total)\b[^.;"]{0,40}\b(?:within|exceed|than|to|most|of)\s+(\d[\d,]*|one|two|three|four|five)\s+(pages?|words?)\b/i;
const numbers: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5 };

type Whole = { pages: number } | { words: number };

const limitOfWhole = (requirements: string[]): Whole[] =>
  requirements.flatMap((text) => {
    const [, count = '', unit = ''] = whole.exec(text) ?? [];
    const amount = numbers[count.toLowerCase()] ?? Number(count.replace(/,/g, ''));
    if (!amount) return [];
    return [/^page/i.test(unit) ? { pages: amount } : { words: amount }];
  });

const lengthOf = (placed: Placed[]): number =>
  placed.reduce((sum, { statement }) => sum + countWords(statement.text), 0);

/** A part keeps room for a sentence or two, however little the others leave. */
const least = 40;

/**
 * A limit that the funder sets to the whole and that every part carries is one for all of them: where they come
 * to more, each gets as much of it as its share of what there is to say.
 */
export const shareLimit = (
  plans: SectionPlan[],
  placed: Placed[][],
  requirements: string[],
  /** Words that a part holds besides its statements. */
  besides: readonly number[] = [],
): SectionPlan[] => {
  for (const limit of limitOfWhole(requirements)) {
    const carries = ({ limit: own }: SectionPlan): boolean =>
      'pages' in limit
        ? own?.pages === limit.pages && own.words === undefined
        : own?.words === limit.words;
    if (plans.filter(carries).length < 2) continue;
    const room = 'pages' in limit ? limit.pages * wordsAPage : limit.words;
    const lengths = plans.map((plan, at) =>
      carries(plan) ? lengthOf(placed[at] ?? []) + (besides[at] ?? 0) : 0,
    );
    const all = lengths.reduce((sum, length) => sum + length, 0);
    if (all <= room * nearly) continue;
    const free = lengths.filter((length) => length > least).length * least;
    const small = lengths.filter((length) => length <= least).reduce((a, b) => a + b, 0);
    const left = Math.max(0, room * nearly - small - free);
    const large = all - small;
    return plans.map((plan, at) => {
      const own = lengths[at] ?? 0;
      if (!carries(plan) || own <= least) return plan;
      return {
        ...plan,
        limit: {
          words: Math.max(least, Math.floor(least + (left * own) / large) - (besides[at] ?? 0)),
        },
      };
    });
  }
  return plans;
};

/** Headings and the words that join phrases take room too. */
const nearly = 0.85;
