import { splitSentences } from '@grantwright/analyst';
import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';
import { isRegisterPage } from '../register-page.ts';
import { isAnothers, isToldOfAnother } from './number-of-another.ts';
import { afterItself } from './own-names.ts';

/** As registers write it: "1098765", "SC012345", "NIC 101234", "CC23456", eight digits in Ireland. */
const figures = String.raw`((?:SC|NIC?|CC)?\s?\d{5,8})(?![\d-]|,\d)`;
const numbering = String.raw`(?:number|numbers|no|nos|nr|num|#)\.?`;
const link = String.raw`(?:\s*(?:is|are|:|–|-|=|\())*[\s:.]*`;
const register = String.raw`(?:(?:,? (?:registered )?(?:in|with) (?:the )?(?:England(?: (?:and|&) Wales)?|Wales|Scotland|Northern Ireland|Ireland|UK|United Kingdom|New Zealand|Charity Commission|Charities Regulator|OSCR)(?: for England(?: and|&) Wales)?)|\s*\([^()\d]{2,40}\))`;
const forms = [
  // "registered charity (No. 1098765)", "Registered Charity in England & Wales 1098765"
  new RegExp(
    `\\b(?:registered|reg\\.?|scottish|irish) charit(?:y|ies)${register}?[\\s,:(–-]*(?:(?:registration|registered|reg\\.?|charity) )?(?:${numbering})?${link}${figures}`,
    'giu',
  ),
  // "Charity number: 1098765", "charity registration no. SC012345"
  new RegExp(
    `\\bcharit(?:y|able|ies)(?: (?:trust|status|commission|regulator))?(?: (?:registration|registered|reg\\.?))?(?: ${numbering}|#)(?: \\([A-Z]{2,4}\\))?${register}?${link}${figures}`,
    'giu',
  ),
  // "a charity registered in England and Wales, with registration number 1098765"
  new RegExp(
    `\\bcharit(?:y|able)\\b(?:(?!\\bcompan)[^.;]){0,110}?(?<!company )\\b(?:registration|registered) ${numbering}${link}${figures}`,
    'giu',
  ),
  // "a charity registered in Scotland (SC012345)", Ireland's registered charity number by its letters
  new RegExp(`\\bcharit(?:y|able)\\b[^.;\\d]{0,80}?[\\s(](SC\\s?0\\d{5})(?!\\d)`, 'gu'),
  new RegExp(`\\bRCN${link}(\\d{8})(?!\\d)`, 'gu'),
];
/** Ireland's tax office has its own number of a charity, South Africa's a public benefit organization's, the Netherlands' a body's. */
const others = [
  new RegExp(`\\bCHY(?: ${numbering})?${link}(\\d{4,5})(?!\\d)`, 'gu'),
  new RegExp(
    `\\b(?:PBO|[Pp]ublic [Bb]enefit [Oo]rgani[sz]ation)(?: (?:registration|reference|exemption|${numbering}))*${link}(9300\\d{5}|930 ?\\d{3} ?\\d{3})(?!\\d)`,
    'gu',
  ),
  new RegExp(
    `\\bRSIN\\b(?: \\([^()]{5,90}\\))?(?: (?:${numbering}))?${link}(\\d{4}[. ]?\\d{2}[. ]?\\d{3})(?!\\d)`,
    'gu',
  ),
];

/** American states keep numbers of who asks for gifts there; they are no tax numbers. */
const ofAState =
  /\b(?:solicit\w*|secretary of state|attorney general|department|division of|state of|raffle|gaming|lottery)\b/i;
const itself = /\b(?:we|our|us|it|its)\b/i;
const theBody =
  /\b(?:the|this) (?:charity|trust|society|association|church|PCC|club|school|museum|library|company|foundation|organi[sz]ation)\b/i;
const wordsOfALabel = 24;

const isOwn = (line: Line, sentence: string, before: string, names: string[]): boolean => {
  if (line.foot || line.head) return true;
  // "Registered charity number: 1098765" alone on its line says nothing of anybody else.
  const part = before.split(/[|•·]/).at(-1) ?? '';
  if (part.trim() === '' && line.text.split(' ').length <= wordsOfALabel) return true;
  const named = names.some((name) => before.toLowerCase().includes(name.toLowerCase()));
  return (
    named ||
    afterItself(sentence, names) !== undefined ||
    itself.test(before) ||
    theBody.test(before) ||
    /^(?:\W*(?:as )?an? )?$/i.test(before)
  );
};

const numbersBy = ({ lines }: Paper, names: string[], by: RegExp[], trust: number): Candidate[] =>
  by.flatMap((form) =>
    lines.flatMap((line): Candidate[] => {
      if (line.others && !line.foot) return [];
      let from = 0;
      return splitSentences(line.text).flatMap(({ text }): Candidate[] => {
        const start = line.text.indexOf(text, from);
        from = Math.max(from, start);
        if (ofAState.test(text)) return [];
        return [...text.matchAll(form)].flatMap((match): Candidate[] => {
          const value = match[1]?.trim();
          const before = text.slice(0, match.index);
          const all = line.text.slice(0, Math.max(0, start) + match.index);
          if (
            !value ||
            isAnothers(before.slice(-120), names) ||
            isToldOfAnother(all, names) ||
            !isOwn(line, text, before, names)
          )
            return [];
          return [candidate(value, line, trust)];
        });
      });
    }),
  );

const distinct = (found: Candidate[]): Set<string> =>
  new Set(found.map(({ value }) => value.replace(/\D/g, '')));

/**
 * Where nothing else is a body's tax number, the number under which its country's register of charities
 * or tax office keeps it. Of several that a paper gives none is surely the organization's.
 */
export const charityNumbers = (paper: Paper, names: string[]): Candidate[] => {
  // The page of a register shows the number as the register's own.
  if (paper.sponsorship || isRegisterPage(paper.lines)) return [];
  for (const [by, trust] of [
    [forms, 1.6],
    ...others.map((form) => [[form], 1.5] as const),
  ] as const) {
    const found = numbersBy(paper, names, [...by], trust);
    const ownLine = found.filter((one) =>
      names.some((name) => one.quote.toLowerCase().includes(name.toLowerCase())),
    );
    const surer = distinct(found).size > 1 ? ownLine : found;
    if (distinct(surer).size === 1) return surer;
    if (found.length > 0) return [];
  }
  return [];
};
