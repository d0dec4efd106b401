import type { SectionLimit } from '@grantwright/shared/contract';
import { capitalize, squeeze } from '../../../text/normalize.ts';
import type { Guidelines, Statement } from '../guidelines.ts';
import { grouped } from '../grouped.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { isPaper } from './paper.ts';
import { sectionName, soundsLikeSection } from './section-name.ts';

const fewest = 3;
const mostWords = 9;
/** How the writer of a letter says how long something may be; left out, what is asked remains. */
const length =
  /,?\s*\b(?:(?:use|using|in|within|with|of|at|up|to|no|not|more|longer|than|most|about|around|roughly|approximately|exceeding|limited|max(?:imum|\.)?|further|another|additional|final|an?|the|for|some) )*(?:half (?:an? )?|(?:an? )?half[- ]|\d[\d,]*[- ]|an? (?=single|page)|(?:one|two|three|four|five|six|seven|eight|ten|twelve|fifteen|twenty|single)[- ](?:and a half )?|\d{1,2} ?½[- ])(?:hundred |single-spaced |double-spaced )*(?:pages?(?: and a half)?|words?|characters?)\b(?: (?:at most|maximum|max\.?|or so|or less|or fewer|long|altogether|in length|in all))?,?/i;
const asks =
  /\b(?:tell(?:s|ing)? us(?: about)?|explain(?:s|ing)?|describ(?:e|es|ing)|introduc(?:e|es|ing)|discuss(?:es|ing)?|outlin(?:e|es|ing)|set(?:s|ting)? out|summari[sz](?:e|es|ing)|address(?:es|ing)?|present(?:s|ing)?|state|says?|shows?|justify|list|answer|write about|talk about|(?:like|want|love|hope|need) to (?:read|hear|know|see|learn)(?: about)?)[\s§]+/i;
/** "Begin with a summary", "The heart of the proposal is an account of the activity", "Add a budget note". */
const named =
  /^(?:(?:then|next|after that|finally|lastly|first|second|third|also|and|please|now),? )*(?:(?:begin|start|open|finish|end|close|conclude|follow|continue)(?: (?:it|this|that))? with|add|include|give(?: us)?|provide|write|send(?: us)?|attach|(?:the |its |your )?(?:heart|core|centre|center|body|main part|bulk|rest|(?:first|second|third|last|next) (?:part|section|page))[^,.;]{0,30}? (?:is|should be|must be|will be|holds|contains)|(?:there should|this should|it should|we want|we need|we would like|we ask (?:you |every applicant |all applicants )?for)(?: be)?) (?:an?|the|your|one)\s+(?!further\b)([^§,.:;]{3,80}?)(?=\s*(?:§|,|[.:;]|$|\b(?:that|which|in which|where|so that)\b|\p{L}+ing\b))/iu;
/** "up to 300 words about access" */
const about = /§\s*(?:about|on|regarding|for|to cover|covering)\s+(?:the |your )?([^§.:;]{3,120})/i;
/** "The budget note may not be longer than 200 words." */
const subject =
  /^(?:the|your|an?)\s+([^§,.:;]{3,60}?)\s+(?:should|must|may|can|cannot|needs to|is|has)\b[^.]*§|^(?:the|your|an?)\s+([^§,.:;]{3,60}?)\s*§\s*(?:comes|follows|goes|completes|is (?:next|last|first))\b/i;
const ofWhole =
  /^(?:(?:whole|entire|full|complete|written) )*(?:applications?|proposals?|letters?|document|submission|narrative|request)s?(?: itself)?$/i;

/** "Open with a paragraph that says what you want to do": what it is to say is its name. */
const onlySize =
  /^(?:(?:short|brief|single|opening|closing|few|first|last) )*(?:paragraph|page|section|sentence|passage|sheet|line|text|part)s?$/i;
/** "a page", "half a page" and "one page" say how long in plain words. */
const sizeIn = (said: string): SectionLimit | undefined => {
  const size =
    /(?:half (?:an? )?|(?:an? )?half[- ]|[\w,]+[- ](?:hundred )?)(?:pages?|words?|characters?)/i.exec(
      said,
    )?.[0];
  return size === undefined ? undefined : lengthLimitOf(`(${size})`);
};

const tidy = (text: string): string => squeeze(text.replace(/§/g, ' ')).replace(/[.,;:\s]+$/, '');

/** "your organization, its history and the people who come" is called by what comes first. */
const nameOf = (asked: string): string => {
  const clause = asked.split(/[;:(]|,?\s+(?:by|in|with) which\b/i)[0] ?? asked;
  const first =
    clause.split(/,\s|,?\s+and (?=(?:how|why|what|when|who|where)\b)|\s+(?:that|which) /i)[0] ??
    clause;
  const short = first.split(' ').length <= 2 && /^(?:what|how|why|who)$/i.test(first);
  // "something that went wrong", "the trouble that you see": one word without its clause names too little.
  const told = clause.split(/,\s|,?\s+and (?=(?:how|why|what|when|who|where)\b)/i)[0] ?? clause;
  const isBare = /^(?:the |an? )?\S+ that /i.test(told) && first !== told;
  const words = (short ? clause : isBare ? (told.split(/\s+and\s+/i)[0] ?? told) : first)
    .replace(/^(?:the|an?) /i, '')
    .replace(/ itself$/i, '')
    .split(' ');
  return capitalize(sectionName(words.slice(0, mostWords + 4).join(' ')));
};

const imperative = (verb: string): string =>
  verb
    .replace(/^tell(?:s|ing)\b/i, 'tell')
    .replace(/^(?:like|want|love|hope|need) to (?:read|hear|know|see|learn)\b/i, 'tell us')
    .replace(/^(say|show)s$/i, '$1')
    .replace(/^summari([sz])(?:es|ing)$/i, 'summari$1e')
    .replace(/^(?:set(?:s|ting)) out$/i, 'set out')
    .replace(/^describ(?:es|ing)$/i, 'describe')
    .replace(/^introduc(?:es|ing)$/i, 'introduce')
    .replace(/^(explain|discuss|outline?|address|present)(?:e?s|ing)$/i, '$1')
    .replace(/^outlin(?:ing)?$/i, 'outline');

const partOf = (statement: Statement): SectionCandidate | undefined => {
  const size = length.exec(statement.text)?.[0];
  const limit = size === undefined ? undefined : (lengthLimitOf(statement.text) ?? sizeIn(size));
  if (!limit) return undefined;
  const said = statement.text.replace(length, ' § ').replace(/\s+/g, ' ');
  const verb = asks.exec(said);
  const after = verb ? tidy(said.slice(verb.index + verb[0].length)) : '';
  const first = named.exec(said.trim())?.[1];
  const ordered = first && verb && onlySize.test(tidy(first)) ? undefined : first;
  const spoken = verb || ordered ? null : subject.exec(said.trim());
  const ofSubject = spoken?.[1] ?? spoken?.[2];
  const noun = ordered ?? (verb ? undefined : (about.exec(said)?.[1] ?? ofSubject));
  const asked = noun === undefined ? after : tidy(noun);
  if (asked.length < 3 || ofWhole.test(asked) || isPaper(asked)) return undefined;
  const name = nameOf(asked);
  const isNamed = name.split(' ').length <= mostWords + 4 && name.length >= 3;
  if (!isNamed || (noun === ofSubject && noun !== undefined && !soundsLikeSection(name)))
    return undefined;
  const [order = '', ...more] = verb
    ? tidy(`${imperative(verb[0].trim())} ${after}`).split(/;\s+/)
    : [];
  const prompt = order === '' ? '' : `${capitalize(order)}.`;
  return partAt(statement, {
    name,
    told: prompt ? more.map((rest) => `${capitalize(rest)}.`) : [statement.text],
    prompts: prompt ? [prompt] : [],
    limit,
    from: 'sentence',
  });
};

/** "Write 100 words about what surprised you last year" speaks to the reader, though of the past. */
const isOfCall = ({ aside, text }: Pick<Statement, 'aside' | 'text'>): boolean =>
  !aside || aside === 'background' || (aside === 'past' && /\byour?\b/i.test(text));

/**
 * A call written as a letter tells in running text what each page is for: "Begin with a summary in no more than 150
 * words. Use up to one page to tell us about your organization." One such sentence limits the whole; some together are
 * its parts.
 */
export const sectionsFromLimitedProse = (guidelines: Guidelines): SectionCandidate[] => {
  const told = guidelines.statements.filter(
    ({ form, aside, text }) =>
      form === 'sentence' && isOfCall({ aside, text }) && text.length <= 500,
  );
  const groups = grouped(told, ({ path }) => path.join(' › '));
  return [...groups.values()].flatMap((statements) => {
    const parts = statements.flatMap((statement) => partOf(statement) ?? []);
    return parts.length >= fewest ? parts : [];
  });
};
