import { capitalize, plain, squeeze } from '@grantwright/analyst';
import type { Guidelines, ListPart } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { hasDueDate } from './from-labels.ts';
import { isLeftToApplicant } from './left-to-applicant.ts';
import { leaningToParts } from './leaning-to-parts.ts';
import { listsInSentences } from './lists-in-sentences.ts';
import { listsOfLines } from './lists-of-lines.ts';
import { nameAndRest } from './name-and-rest.ts';
import { isOfJudging } from './of-judging.ts';
import { operatesSystem } from './operating-lines.ts';
import { isPrompt, splitPrompt } from './prompts.ts';
import { sectionName } from './section-name.ts';
import { wholeLists } from './whole-lists.ts';

/** A little below even odds: parts that are missed cost more than a list too many where nothing else was found. */
const enough = -0.6;
const fewest = 2;
const mostWords = 12;

const ofOthers =
  /\b(?:referees?|recommenders?|supervisors?|reviewers?)(?:'s)? (?:letter|should|must|will)|\b(?:final|interim|progress) reports?\b|\bsteps\b/i;
/** A rule about the whole, not a part of it. */
const aboutAll =
  /\b(?:length|deadline|format|due date|font|margins?|submission date)\b[^:]{0,20}:|\b(?:must|should|may|can(?:not)?|will) (?:not )?(?:exceed|be (?:submitted|sent|e-?mailed|received|conveyed|notified|informed|contacted|reviewed|assessed|processed|shortlisted|no (?:more|longer)))\b|\bdo not\b/i;

/** "Letters of Intent: Not required", "Proposals submitted via the portal: …": what a notice says of sending, and no part. */
const ofNotice =
  /^[^:]{3,80}: (?:not required|none|not applicable|n\/a)\.?$|^(?:full )?(?:proposals?|applications?) (?:submitted|sent) (?:via|through|by)\b|^[^.:]{3,60}\binstructions$|^budgetary information$|^due dates?$/i;

const ordered =
  /^(?:please )?(?:also )?(?:submit|show|provide|state|list(?! of\b)|present|demonstrate|describe|explain|include|attach|give|supply|enclose|upload|send)(?: us)?,? (?:in the order listed here, )?(?:that )?/i;
const telling =
  /[;:(]|,? (?:describing|detailing|explaining|outlining|listing|including|which|who|and how|so that|such as|that (?:would|will|is|are|was|has|have)) /i;

const article = /^(?:(?:an?|the|your|total of) )+(?=\S)/i;

/** Cut amid "… aided with a small grant", a name ends before what is begun there. */
const openEnd =
  /,?\s(?:with|by|in|on|of|for|to|from|at|through|during|as|and|or|that|which|who|how|if|is|are|will)(?: (?!(?:with|by|in|on|of|for|to|from|at|through|during|as|and|or|that|which|who|how|if|is|are|will) )\S+){0,2}$/i;

/** What a long item asks for, in the first words of its own that stand for themselves. */
const shortName = (text: string): string => {
  const first = (text.split(/(?<=[.?!])\s+(?=\p{Lu})/u)[0] ?? text).replace(/[.;,]$/, '');
  const asked = first.replace(ordered, '').replace(article, '');
  const isShort = (part: string): boolean => part.split(' ').length <= mostWords;
  if (isShort(asked)) return capitalize(asked);
  const whole = (asked.split(telling)[0] ?? asked).trim();
  if (isShort(whole)) return capitalize(whole);
  const clause = whole.split(',')[0] ?? whole;
  // "Convincing, lasting evidence …": one word before a comma names nothing.
  const said = clause.includes(' ') ? clause : whole;
  const words = said.split(' ');
  return capitalize(
    words.length > mostWords ? words.slice(0, mostWords).join(' ').replace(openEnd, '') : said,
  );
};

const leftToThem = /,?\s+(?:if|where) (?:applicable|relevant|available|appropriate|needed)$/i;

const asPart = (item: ListPart['items'][number]): SectionCandidate[] => {
  const text = squeeze(item.text);
  if (hasDueDate(text) || aboutAll.test(text) || ofNotice.test(text)) return [];
  const parts = ordered.test(text) ? undefined : nameAndRest(text, true);
  const bare = sectionName(text.split(/:\s/)[0] ?? text);
  const isShort = bare.split(' ').length <= mostWords && !ordered.test(text);
  const said = parts?.name ?? (isShort ? capitalize(bare) : shortName(text));
  const name = said.replace(leftToThem, '');
  if (name.length < 2) return [];
  const rest = parts ? parts.rest : name.length + 3 < text.length ? text : '';
  const sentences = rest ? rest.split(/(?<=[.?!])\s+(?=\p{Lu})/u) : [];
  return [
    partAt(item, {
      name,
      told: sentences.filter((sentence) => !isPrompt({ text: sentence })),
      prompts: sentences.filter((sentence) => isPrompt({ text: sentence })).flatMap(splitPrompt),
      limit: lengthLimitOf(text),
      required: !isLeftToApplicant(text),
      from: 'list',
    }),
  ];
};

/** "Follow the outline below. References do not count.": what leads may stand before the last sentence. */
const withLead = (list: ListPart, { reading }: Guidelines): ListPart => {
  const block = list.lead && reading.blocks[list.lead.block];
  if (!list.lead || /:$/.test(list.lead.text) || !block || block.type === 'table') return list;
  const text = squeeze(plain(block.text));
  return /\b(?:following|below|these)\b/i.test(text)
    ? { ...list, lead: { ...list.lead, text } }
    : list;
};

const partsOf = (list: ListPart, guidelines: Guidelines): SectionCandidate[] => {
  const least = Math.min(...list.items.map(({ depth }) => depth));
  const top = list.items.filter(({ depth }) => depth === least);
  const said = list.lead?.text ?? '';
  if (top.length < fewest || ofOthers.test(said) || isOfJudging(said)) return [];
  if (operatesSystem(top.map(({ text }) => text))) return [];
  const weight = leaningToParts(
    withLead(list, guidelines),
    top.map(({ text }) => text),
  );
  const parts = weight < enough ? [] : top.flatMap(asPart);
  return parts.length >= fewest ? parts : [];
};

/**
 * Lists that by their own words and by those over them look like what an application holds. No turn of
 * speech decides: this is for calls whose parts nothing plainer has named.
 */
export const sectionsFromWeighedLists = (guidelines: Guidelines): SectionCandidate[] => {
  const lists = guidelines.lists.filter(({ aside }) => !aside || aside === 'background');
  const parts = [...wholeLists(lists), ...listsOfLines(guidelines)].flatMap((list) =>
    partsOf(list, guidelines),
  );
  // A list within a list is read with the whole one and alone.
  const read = new Set<number>();
  return parts.filter(({ block }) => read.size < read.add(block).size);
};

/** The same of rows within a sentence, which tell least and are asked last. */
export const sectionsFromWeighedSentences = (guidelines: Guidelines): SectionCandidate[] =>
  listsInSentences(guidelines).flatMap((list) => partsOf(list, guidelines));
