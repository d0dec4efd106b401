import { comparable } from '@grantwright/analyst';
import type { SectionCandidate } from './candidate.ts';
import { isPrompt } from './prompts.ts';

const fewestInside = 3;
const fewestBeside = 2;

const insideOf = (whole: SectionCandidate, all: SectionCandidate[]): SectionCandidate[] =>
  all.filter((other) => other !== whole && other.block > whole.block && other.block < whole.end);

/** What holds all that is written, by whatever words. */
const isHolder =
  /^(?:the |your )?(?:letter(?: of (?:inquiry|intent|interest|request))?|loi|application|proposal|request)(?: (?:contents?|itself))?$/i;

/** A title over parts that are sections themselves, with nothing to write under it but them. */
const isUmbrella = (whole: SectionCandidate, all: SectionCandidate[]): boolean => {
  if (whole.from !== 'heading') return false;
  const parts = insideOf(whole, all);
  // "Your letter" over its seven points says how long and to whom; nothing is written under it but them.
  if (isHolder.test(whole.name) && parts.length >= fewestInside && !hasEqual(whole, all))
    return true;
  const asked = comparable(parts.flatMap(({ quote, prompts }) => [quote, ...prompts]).join(' '));
  const among = whole.prompts.filter((prompt) => asked.includes(comparable(prompt)));
  // "Application and criteria" over a form of twelve points: the one or two that were not read are none of its own.
  const isNearlyAll = parts.length >= fewestInside && among.length >= whole.prompts.length * 0.7;
  return (
    (parts.length >= 2 && among.length === whole.prompts.length) ||
    (isNearlyAll && !whole.limit && !hasEqual(whole, all))
  );
};

/** Whether titles beside it are parts as it is. */
const hasEqual = (whole: SectionCandidate, all: SectionCandidate[]): boolean =>
  all.filter(
    (other) =>
      other !== whole &&
      other.from === 'heading' &&
      (other.end <= whole.block || other.block >= whole.end) &&
      (other.prompts.length > 0 || other.limit !== undefined),
  ).length >= fewestBeside;

/** "A. The story. What is …" has a letter of its own: it is one of the headings to use. */
const lettered = /^[A-Z][.)]\s/;

/** "Risk. What could go wrong, and what then?" has a title of its own, and more than one has. */
const isTitled = ({ quote, name }: SectionCandidate): boolean =>
  quote.startsWith(name) && /^[.:]\s+\S/.test(quote.slice(name.length));

/** "Describe any optional activities" under "Project design", one of several such titles, is asked there. */
const isAskedUnder = (part: SectionCandidate, all: SectionCandidate[]): boolean =>
  part.from !== 'heading' &&
  part.from !== 'table' &&
  !lettered.test(part.quote) &&
  !isTitled(part) &&
  !part.limit &&
  part.points === undefined &&
  isPrompt({ text: part.quote }) &&
  all.some(
    (whole) =>
      whole.from === 'heading' &&
      part.block > whole.block &&
      part.block < whole.end &&
      whole.prompts.some((prompt) => comparable(part.quote).includes(comparable(prompt))) &&
      hasEqual(whole, all),
  );

/** Of a title and what stands under it, only what is a part: the title where others are beside it, else what it holds. */
export const withoutNested = (parts: SectionCandidate[]): SectionCandidate[] => {
  const asked = parts.filter((part) => !isAskedUnder(part, parts));
  return asked.filter((part) => !isUmbrella(part, asked));
};
