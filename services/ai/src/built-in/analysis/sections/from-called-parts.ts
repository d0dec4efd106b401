import type { Block } from '@grantwright/shared/contract';
import { capitalize, plain, splitSentences, squeeze } from '@grantwright/analyst';
import { statementAt, type Guidelines } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { asksInProse, imperative, lengthInProse, limitInProse, tidy } from './lengths-in-prose.ts';
import { isPrompt, splitPrompt } from './prompts.ts';

/** Fewer paragraphs that call something by a name happen to stand together. */
const fewest = 3;
const longestBlock = 1_200;
const mostWords = 8;
/** Of the paragraphs from the first such to the last, most are. */
const leastShare = 0.6;

const piece = '(?:heading|title|section|part|paragraph|page|chapter|headline|answer)';
const called =
  '(?:called|named|titled|entitled|headed|on|about|for|with the (?:heading|title|name))';
const ordinal =
  '(?:(?:first|second|third|fourth|fifth|sixth|seventh|next|last|final|main|longest|shortest|closing|opening|middle|short|brief|further|another|separate|special|our|your|the|an?|one) )*';
/** "Begin with", "Go on to", "Under the heading", "The longest part is". */
const opening = `(?:(?:then|next|and|finally|lastly|after that|please),? )*(?:(?:begin|start|open|continue|carry on|go on|move on|follow|end|close|finish|conclude)(?: (?:it|this|the letter|your (?:letter|proposal|application)))?,? (?:with|to|on to|by) ${ordinal}(?:${piece} ${called} )?|(?:comes|follows) ${ordinal}|under ${ordinal}(?:${piece} (?:of )?)?(?:${called} )?|in ${ordinal}(?:${piece} )?(?:${called} )?|${ordinal}${piece},? (?:(?:is|must be|will be|should be)(?: ${called})?|${called}),? ${ordinal})`;
/** "…, we want a short part on" */
const within = `${ordinal}${piece} ${called} `;
const leadsTo = new RegExp(`^${opening}$|\\b${within}$`, 'i');
const leads = new RegExp(`^${opening}|\\b${within}`, 'i');
/** `"Our Plan" asks`, "Neighbors in Charge, about half a page, should" */
const tells =
  /^(?:,[^,.]{3,50},)? (?:asks?|should|must|is|tells?|covers?|names?|describes?|explains?|comes|wants?|needs|gives?|says?|shows?|sets? out)\b/;
const word = "\\p{Lu}[\\p{L}\\d'-]*";
const small = '(?:an?|and|the|of|for|in|on|to|with|or|by|your|our|&)';
const quoted = /"(\p{Lu}[^"]{2,60}?)[,.]?"/u;
const titled = new RegExp(`^${word}(?: (?:${small} ){0,2}${word})*`, 'u');
/** "In May we meet", "Under Michigan law": a name in the middle of a clause is no heading. */
const ends = /^(?:[,:.;]|,? (?:of|is|asks|in|that|which)\b|$)/;
/** What calls are full of with a capital, and which is no heading. */
const ofCall =
  /^(?:the |our |this |an? )?(?:[\p{L}-]+ )*(?:appli\w+|proposals?|letters?|grants?|funds?|foundations?|trusts?|trustees|programs?|programmes?|committee|board|council|city|county|department|projects?|organi[sz]ations?|it|we|you|they|this|these|each|all|please|section|part|page)$/iu;

type Called = { name: string; rest: string };

const nameIn = (sentence: string): Called | undefined => {
  const inQuotes = quoted.exec(sentence);
  const lead = inQuotes ? sentence.slice(0, inQuotes.index) : (leads.exec(sentence) ?? null);
  const end = typeof lead === 'string' ? lead.length : lead ? lead.index + lead[0].length : 0;
  // "Under About Us": the capital gives the word to the name.
  const from = inQuotes
    ? end
    : end - (/(?<= )(?:\p{Lu}\p{L}* )+$/u.exec(sentence.slice(0, end))?.[0].length ?? 0);
  const whole = inQuotes?.[0] ?? titled.exec(sentence.slice(from))?.[0] ?? '';
  const name = inQuotes?.[1] ?? whole;
  const rest = sentence.slice(from + whole.length);
  const isLed = from === 0 ? tells.test(rest) : inQuotes ? leadsTo.test(lead as string) : true;
  const isEnd = inQuotes !== null || from === 0 || ends.test(rest);
  const isName = name.length > 2 && name.split(' ').length <= mostWords && !ofCall.test(name);
  return isLed && isEnd && isName ? { name, rest } : undefined;
};

/** "In half a page to a page" sets one limit, "in a third of a page" none that is counted. */
const inWholePages = (said: string): string =>
  said
    .replace(/\bhalf an? page (?:to|or) (?:an?|one) (?:full |whole )?(?=page)/gi, 'one ')
    .replace(
      /,? ?\b(?:in |of )?(?:about |roughly |around |up to )?(?:an?|one|two|three) (?:third|quarter|fifth)s? of an? page\b,?/gi,
      '',
    );

const withoutLength = (sentence: string): string =>
  tidy(sentence.replace(lengthInProse, ' § ').replace(/\s+/g, ' ')).replace(/^[,;:\s]+/, '');

/** "asks how …", "should name …", "…, in which you say …": what a part is to do, as an order. */
const directly =
  /^,? ?asks,? (?=how|what|why|who|where|when)|^,? ?(?:should|must|needs to) (?!be\b)|\bin which you (?:should )?/i;

/** "we want to read, in 200 words, what will be true at the end": what is asked, as an order. */
const orderIn = (rest: string): string[] => {
  const said = squeeze(rest.replace(lengthInProse, ' § ').replace(/\s+/g, ' '));
  const straight = directly.exec(said);
  const verb = straight ? null : asksInProse.exec(said);
  const [start = 0, turn = ''] = straight
    ? [straight.index + straight[0].length]
    : verb
      ? [verb.index + verb[0].length, `${imperative(verb[0].replace('§', '').trim())} `]
      : [/§ (?=(?:on|about|covering) )/i.exec(said)?.index ?? said.length];
  const after = tidy(said.slice(start))
    .replace(/^[,;:\s]+/, '')
    .replace(/\s+,/g, ',');
  return after.length < 4 ? [] : [`${capitalize(turn + after)}.`];
};

const isAsked = (sentence: string): boolean =>
  isPrompt({ text: sentence }) ||
  /^(?:and (?:how|what|who|why|when|where)|say|tell|show|use|write|set out|be)\b/i.test(sentence);

const partOf = (
  block: Exclude<Block, { type: 'table' }>,
  index: number,
): SectionCandidate | undefined => {
  const [first = '', ...more] = splitSentences(block.text).map(({ text }) =>
    inWholePages(squeeze(plain(text))),
  );
  const name = nameIn(first);
  if (!name) return undefined;
  const orders = orderIn(name.rest);
  const said = more.map((sentence) =>
    limitInProse(sentence)
      ? `${capitalize(withoutLength(sentence))}${/[?]$/.test(sentence) ? '?' : '.'}`
      : sentence,
  );
  const limit = [first, ...more]
    .map((each) => lengthLimitOf(each) ?? limitInProse(each))
    .find(Boolean);
  return partAt(
    { block: index, quote: block.text, page: block.page },
    {
      name: name.name,
      told: said.filter((sentence) => !isAsked(sentence)),
      prompts: [...orders, ...said.filter(isAsked).flatMap(splitPrompt)],
      limit,
      required: !/\boptional\b|\bif you (?:like|wish)\b/i.test(first),
      from: 'sentence',
    },
  );
};

/** "Use the seven names below as headings, in this order." */
const announces = (text: string): boolean =>
  /\b(?:headings?|titles?|names|parts|sections)\b/i.test(text) &&
  /\b(?:below|following|these|this order|use|under)\b/i.test(text);

const find = ({ reading: { blocks }, statements }: Guidelines): SectionCandidate[] => {
  const found = blocks.flatMap((block, index) => {
    if (block.type === 'table' || block.type === 'heading' || block.text.length > longestBlock)
      return [];
    const aside = statementAt(statements, index)?.aside;
    if (aside && aside !== 'background' && aside !== 'past') return [];
    const part = partOf(block, index);
    return part ? [{ part, type: block.type }] : [];
  });
  const runs: (typeof found)[] = [];
  for (const one of found) {
    const last = runs.at(-1)?.at(-1);
    const isNear =
      last?.type === one.type &&
      one.part.block - last.part.block <= 3 &&
      !blocks.slice(last.part.block, one.part.block).some(({ type }) => type === 'heading');
    if (isNear) runs.at(-1)?.push(one);
    else runs.push([one]);
  }
  return runs.flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last || run.length < fewest) return [];
    const span = last.part.block - first.part.block + 1;
    const before = blocks[first.part.block - 1];
    const isLed = before !== undefined && before.type !== 'table' && announces(before.text);
    const limited = run.filter(({ part }) => part.limit).length;
    const asking = run.filter(({ part }) => part.prompts.length > 0).length;
    const names = new Set(run.map(({ part }) => part.name));
    const isOne =
      names.size === run.length &&
      run.length >= span * leastShare &&
      asking * 2 >= run.length &&
      (isLed || limited * 2 >= run.length);
    return isOne ? run.map(({ part }) => part) : [];
  });
};

const known = new WeakMap<Guidelines, SectionCandidate[]>();

/**
 * Parts that a call in prose calls by the headings that they shall have, one a paragraph: `Begin with "Who We Are", in
 * a page. How did you start?`, "Under Our Plan, tell us in 200 words what will happen".
 */
export const sectionsFromCalledParts = (guidelines: Guidelines): SectionCandidate[] => {
  const parts = known.get(guidelines) ?? find(guidelines);
  known.set(guidelines, parts);
  return parts;
};
