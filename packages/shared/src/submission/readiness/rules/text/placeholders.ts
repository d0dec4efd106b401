import { createFindingFactory } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import { listFunderTexts } from './list-funder-texts.ts';
import type { Draft } from '../../readiness-input.ts';
import { listSentTexts } from './list-sent-texts.ts';

const { blocker, warning } = createFindingFactory('placeholder');
const maxPlaceholders = 30;

const nouns =
  'name|organi[sz]ation|company|agency|applicant|funder|foundation|program|project|date|day|month|year|amount|number|title|address|city|state|country|phone|e-?mail|website|url|contact|signature|text';
const fields = `${nouns}|insert|add|enter|fill in|your|placeholder|describe|list|click|xx|cite|citation needed|confirm|verify|tk`;
/** "[Name]", "{First_Name}"; in a quotation, "[program]" may be a word that the applicant has added. */
const bracketed: readonly RegExp[] = [
  new RegExp(
    String.raw`\[\s?(?:${fields})\b(?! (?:withheld|changed|omitted|redacted))[^[\]\n]{0,80}\]`,
    'gi',
  ),
  new RegExp(String.raw`<{1,2}(?:${fields})\b[^<>\n]{0,60}>{1,2}`, 'gi'),
  new RegExp(String.raw`\{(?:${fields})(?:\b|_)[^{}\n]{0,60}\}`, 'gi'),
];
const certain: readonly RegExp[] = [
  // In Spanish, a title in capitals may contain "TODO".
  /(?<![A-Z]\s)\b(?:TODO|TKTK)\b(?!\s[A-Z]{2})/g,
  // "[Location TBD]"
  /[[{<](?:[^[\]{}<>\n]{0,60}\s)?TBD\b[^[\]{}<>\n]{0,80}[\]}>]/g,
  /\b(?:19|20)(?:XX|xx)\b/g,
  /\bX{4,}\b/g,
  /\blorem ipsum\b/gi,
  /\{\{[^{}\n]{1,60}\}\}/g,
  // Fields of a mail merge: "«First_Name»", "«FunderName»", unlike the quotation "«YouTube»"
  /«(?=\w*_|(?:[A-Z][a-z]+){1,4}(?:Name|Date|Amount|Number|Address|City|State|Title|Phone|Email)\b)\w{2,40}»/g,
  /\[(?:\?+|_+|#+)\]/g,
  new RegExp(
    String.raw`\((?:insert|fill in) (?:(?:an?|the|your|our) )?(?:${nouns})(?=[),]| (?:here|of|for|from)\b)[^()\n]{0,60}\)`,
    'gi',
  ),
  /\((?:insert|fill in)(?: [\w’'-]+){0,4} here\)/gi,
  /\bError! (?:Reference source not found|Bookmark not defined)\b/gi,
  /[$€£]\s?(?:TBD\b|X{1,6}(?:[,.]X{1,3}){0,3}\b|_{2,})/g,
  /\bX{1,3}(?:,X{3})+\b|(?<![\w-])X{1,3}\s?%/g,
  /\(?\b0{3}\)?[-. ]0{3}[-. ]0{4}\b|\b0{2}-0{7}\b/g,
  /\bclick (?:or tap )?here to enter text\b/gi,
];
/**
 * "XX people" and "XXX" may be Roman numerals, which follow a capitalized name or a word such as "grade", or precede
 * "century".
 */
const numberPlaceholder =
  /\bXXX\b(?! cent)|\bXX(?= (?!chromosom|genotyp|karyotyp|cent(?:ury|uries|\.)|males?\b|females?\b|(?:and|or) XY)\p{Ll})/gu;
const maxWordLength = 40;
const numbered =
  /^(?:grades?|levels?|chapters?|parts?|sections?|titles?|volumes?|size|no|articles?|types?|factors?)$/i;
const sentenceStart =
  /^(?:In|The|Of|At|For|From|By|To|Our|We|With|Over|About|Nearly|Some|All|And|Serves?)$/;
const blank = /_{3,}/g;
/** Words that may be intentional: "Outreach worker (TBD)". "To be confirmed by the board" is a plan. */
const undecided =
  /\bto be (?:determined|confirmed|announced|decided)\b(?! (?:at|based|by|during|from|in|jointly|through|using|with)\b)|\bTB[ACD]\b/gi;
/** Words for what is signed by hand: "Signature: ____". */
export const signaturePattern = /\b(?:sign(?:ed|ature)?|initials?|printed? name|witness|notary)\b/i;
const lineOfForm = /^(?:date|name|title|by)\s?:?\s?_+$/i;

type Match = { words: string; isCertain: boolean };

/** Finds placeholders of a template or a writer that were never replaced. */
export function placeholders(draft: Draft): Finding[] {
  const funder = listFunderTexts({ ...draft, details: draft.allDetails }).join('\n');
  const findings = new Map<string, Finding>();
  for (const { text, place } of listSentTexts(draft)) {
    const lines = removeUrls(text).split('\n');
    for (const line of new Set(lines.map((rawLine) => rawLine.trim()))) {
      const { matches } = findPlaceholders(line);
      // These are the funder's own instructions, copied into the text.
      if (matches.length > 0 && line.length > 10 && funder.includes(line)) continue;
      for (const { words, isCertain } of matches) {
        if (findings.size >= maxPlaceholders) return [...findings.values()];
        if (findings.has(words)) continue;
        const create = isCertain ? blocker : warning;
        const finding = create(words, `Placeholder text: ${words}`, {
          help: 'Replace it with your own words, or remove it.',
          place: place ?? { type: 'words', words },
        });
        findings.set(words, finding);
      }
    }
  }
  return [...findings.values()];
}

/** Blanks out the placeholders, so that positions stay the same. */
export const removePlaceholders = (text: string): string =>
  text
    .split('\n')
    .map((line) => findPlaceholders(line).rest)
    .join('\n');

/** Returns the placeholders of a line, and the line without them. */
function findPlaceholders(line: string): { matches: Match[]; rest: string } {
  const matches: Match[] = [];
  let rest = line;
  // Removed, so that a later pattern does not match part of it.
  const remove = (
    pattern: RegExp,
    isCertain: (index: number) => boolean,
    isPlaceholder: (index: number) => boolean = () => true,
  ) => {
    rest = rest.replace(pattern, (words, index: number) => {
      if (!isPlaceholder(index)) return words;
      matches.push({ words: words.trim(), isCertain: isCertain(index) });
      return ' '.repeat(words.length);
    });
  };
  const isQuotation = createQuotationTest(line);
  for (const pattern of bracketed) remove(pattern, (index) => !isQuotation(index));
  for (const pattern of certain) remove(pattern, () => true);
  remove(undecided, () => false);
  const isNumber = (index: number) => {
    const before = rest.slice(Math.max(0, index - maxWordLength), index).trim();
    return !isNumeral(before.split(/\s/).at(-1) ?? '');
  };
  remove(numberPlaceholder, () => false, isNumber);
  if (!signaturePattern.test(rest) && !lineOfForm.test(rest.trim())) {
    for (const { 0: marks, index } of rest.matchAll(blank))
      matches.push({ words: marks.slice(0, 20), isCertain: !isQuotation(index) });
  }
  return { matches, rest };
}

/** @returns whether an index of the line is in a quotation */
function createQuotationTest(line: string): (index: number) => boolean {
  const outside = line.replace(/“[^“”]{1,1000}”|"[^"]{1,1000}"/g, ({ length }) =>
    ' '.repeat(length),
  );
  return (index) => outside[index] !== line[index];
}

const isNumeral = (before: string): boolean =>
  numbered.test(before) || (/^\p{Lu}/u.test(before) && !sentenceStart.test(before));

const removeUrls = (text: string): string =>
  text
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, ' ')
    .replace(/\S+/g, (word) => word.replace(/^[^@]+@.+/, ' '));
