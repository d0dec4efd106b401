import { lineForm } from '../../grammar/line-form.ts';
import { mainVerb } from '../../grammar/main-verb.ts';
import { withThe } from '../../grammar/subject-article.ts';
import { withArticle } from '../../grammar/articles.ts';
import { lowerFirst, openEnd } from '../../grammar/write-sentence.ts';

const date =
  '(?:(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:spring|summer|fall|winter)(?! (?!with|and|or|in|at|of|to|by|for|on)[a-z])|the end of)(?: \\d{1,2},?)?(?: 20\\d\\d| [Yy]ear \\w+)?|20\\d\\d)';
const state =
  'in service|in place|in use|open|ready|complete|completed|done|finished|installed|up and running|online|on the road|back|closed|hired|trained|built';
const inState = new RegExp(
  `^((?:[\\p{L}-]+ ){1,4})(${state})((?:,? (?:again|to the public))? (?:by|in|on|from) ${date})$`,
  'iu',
);
const bound = new RegExp(
  `^((?:[\\p{L}-]+ ){1,4}(?:under|below|over|above|down to|up to|at least|at most) \\d[\\d,.]*%?(?: [\\p{L}]+){0,3}? by ${date})$`,
  'iu',
);
const moved = /^((?:[\p{L}'’-]+ ){1,8}?)(down|up) (by|to|from) (.+)$/u;
const deed = new RegExp(
  `^(order|install|open|hire|start|launch|finish|complete|purchase|buy|move(?: in)?) ((?:by|in|on|before) ${date}.*|${date}.*)$`,
  'i',
);

/** What is to be reached: "wait list under 100 by June 30, 2028" as "We aim for a wait list under 100 by …" */
export const expected = (
  text: string,
  { goals, names }: { goals: boolean; names: ReadonlySet<string> },
): string | undefined => {
  const line = openEnd(text);
  const [, thing, reached, when] = inState.exec(line) ?? [];
  if (
    thing &&
    reached &&
    !/^(?:is|are|was|were|will|be|now)$/i.test(thing.trim().split(' ').at(-1) ?? '')
  )
    return `${withThe(thing.trim())} will be ${reached}${when ?? ''}.`;
  if (bound.test(line) && mainVerb(line) === undefined)
    return `We aim for ${withArticle(lowerFirst(line, names))}.`;
  const [, verb, rest] = deed.exec(line) ?? [];
  if (verb)
    return `We will ${verb.toLowerCase()} ${/^(?:by|in|on|before)/.test(rest ?? '') ? '' : /\d{1,2},/.test(rest ?? '') ? 'on ' : 'in '}${rest ?? ''}.`;
  if (!goals || mainVerb(line) !== undefined) return undefined;
  const [, what, way, how, far] = moved.exec(line) ?? [];
  if (what && lineForm(what) === 'noun')
    return `We aim to bring ${lowerFirst(what.trim(), names)} ${way ?? ''} ${how ?? ''} ${far ?? ''}.`;
  return /^(?:about |over |more than |at least |another )?\d[\d,]* (?:more |new |additional )?\p{Ll}/iu.test(
    line,
  ) &&
    lineForm(line) === 'noun' &&
    !/[,;:]/.test(line)
    ? `We expect ${lowerFirst(line, names)}.`
    : undefined;
};
