import { capitalize } from '@grantwright/analyst';
import type { Guidelines, Statement } from '../guidelines.ts';
import { grouped } from '../grouped.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { asksInProse, imperative, lengthInProse, limitInProse, tidy } from './lengths-in-prose.ts';
import { isPaper } from './paper.ts';
import { sectionName, soundsLikeSection } from './section-name.ts';

const fewest = 3;
const mostWords = 9;
/** "Begin with a summary", "The heart of the proposal is an account of the activity", "Add a budget note". */
const named =
  /^(?:(?:then|next|after that|finally|lastly|first|second|third|also|and|please|now),? )*(?:(?:begin|start|open|finish|end|close|conclude|follow|continue)(?: (?:it|this|that))? with|add|include|give(?: us)?|provide|write|send(?: us)?|attach|(?:the |its |your )?(?:heart|core|centre|center|body|main part|bulk|rest|(?:first|second|third|last|next) (?:part|section|page))[^,.;]{0,30}? (?:is|should be|must be|will be|holds|contains)|(?:there should|this should|it should|we want|we need|we would like|we ask (?:you |every applicant |all applicants )?for)(?: be)?) (?:an?|the|your|one)\s+(?!further\b)([^§,.:;]{3,80}?)(?=\s*(?:§|,|[.:;]|$|\b(?:that|which|in which|where|so that)\b|\p{L}+ing\b))/iu;
/** "up to 300 words about access" */
const about = /§\s*(?:about|on|regarding|for|to cover|covering)\s+(?:the |your )?([^§.:;]{3,120})/i;
/** "The budget note may not be longer than 200 words." */
const subject =
  /^(?:the|your|an?)\s+([^\s§,.:;][^§,.:;]{2,59}?)\s+(?:should|must|may|can|cannot|needs to|is|has)\b[^.]*§|^(?:the|your|an?)\s+([^\s§,.:;][^§,.:;]{2,59}?)\s*§\s*(?:comes|follows|goes|completes|is (?:next|last|first))\b/i;
const ofWhole =
  /^(?:(?:whole|entire|full|complete|written) )*(?:applications?|proposals?|letters?|document|submission|narrative|request)s?(?: itself)?$/i;

/** "Open with a paragraph that says what you want to do": what it is to say is its name. */
const onlySize =
  /^(?:(?:short|brief|single|opening|closing|few|first|last) )*(?:paragraph|page|section|sentence|passage|sheet|line|text|part)s?$/i;
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

const partOf = (statement: Statement): SectionCandidate | undefined => {
  const limit = limitInProse(statement.text);
  if (!limit) return undefined;
  const said = statement.text.replace(lengthInProse, ' § ').replace(/\s+/g, ' ');
  const verb = asksInProse.exec(said);
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
