import type { Guidelines } from '../guidelines.ts';
import { barePaper } from './bare-paper.ts';
import type { SectionCandidate } from './candidate.ts';
import { sectionsFromAskedPapers } from './from-asked-papers.ts';
import { sectionsFromNamedPapers } from './from-named-papers.ts';
import { namesPaper } from './paper-nouns.ts';

/** With fewer parts than these a call has not yet said what an application is. */
const fewest = 3;
/** A page or two: who writes so little asks for a paper only once, in a sentence. */
const mostWordsOfSmallCall = 1_500;
/** What there is already, and is only put along: the parts told hold all that is written. */
const isPutAlong =
  /\b(?:logos?|accounts|constitution|governing documents?|articles of|by-?laws|(?:financial|bank) statements?|letters? of (?:support|recommendation|endorsement|reference|commitment|permission)|(?:determination|reference|support) letters?|letters? from|certificates?|licen[cs]es?|(?:lists?|roster) of|quotations?|quotes|photographs?|photos?|maps?|cvs?|r[eé]sum[eé]s?|curriculum vitae|references?|referees?|proof of|(?:written )?permission|insurance|polic(?:y|ies)|990s?|tax returns?|annual reports?|minutes|work samples?|transcripts?)\b/i;

const isSmall = ({ text }: Guidelines): boolean => text.split(/\s+/).length <= mostWordsOfSmallCall;

/** The papers that sentences ask for, where no parts are told or, in a small call, beside those told. */
export const papersBeside = (
  guidelines: Guidelines,
  found: SectionCandidate[],
): SectionCandidate[] => {
  const isToldByParts = found.length >= fewest;
  if (isToldByParts && !isSmall(guidelines)) return [];
  const asked = sectionsFromAskedPapers(guidelines);
  if (isToldByParts) {
    const isTaken = ({ block, quote }: SectionCandidate): boolean =>
      found.some(
        (part) =>
          part.block === block && (part.quote.includes(quote) || quote.includes(part.quote)),
      );
    return asked
      .filter((part) => isPutAlong.test(part.name) && !isTaken(part))
      .map((part) => ({ ...part, along: true as const }));
  }
  const read = new Set(asked.map(({ block }) => block));
  return [...asked, ...sectionsFromNamedPapers(guidelines).filter(({ block }) => !read.has(block))];
};

/** The same, where a list or a row of papers to attach names it. */
const inList =
  /\b(?:audits?|audited|rosters?|board (?:list|members)|w-?9s?|assurances|certifications?|exemption|registrations?|agreements?|memorand(?:um|a)|resolutions?|leases?|permits?|(?:operating|organi[sz]ation(?:al|['’]s)?|annual|yearly|agency|current[- ]year|board[- ]approved) (?:operating )?budgets?)\b/i;

/** True for what is put along and has been there before: whoever applies attaches it and writes nothing. */
export const isThereAlready = ({ name, prompts, along }: SectionCandidate): boolean =>
  along === true && prompts.length === 0 && (isPutAlong.test(name) || inList.test(name));

/** What is written, or the form that holds it: with one of these it is told what papers are put along with. */
const isWritten =
  /\b(?:forms?|templates?|applications?|proposals?|letters? of (?:intent|inquiry|enquiry|interest)|narratives?|descriptions?|summar(?:y|ies)|outlines?|essays?|abstracts?|statements? of(?! (?:endorsement|support|commitment|accounts?|compliance|non-?\w+))|concept (?:notes?|papers?))\b|^letter\b(?! (?:of|from))/i;

/** Where only papers to put along are named, what they are put along with is still to be told. */
export const areOnlyPapers = (found: SectionCandidate[]): boolean =>
  found.every(
    ({ name, prompts, limit }) =>
      prompts.length === 0 &&
      !limit &&
      !isWritten.test(name) &&
      (isPutAlong.test(name) || namesPaper(barePaper(name))),
  );
