import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';
import { charityNumbers } from './charity-number.ts';
import { formHeader } from './form-header.ts';
import { isAnothers, isToldOfAnother } from './number-of-another.ts';
import { standsWithName } from './stands-with-name.ts';

const named =
  /\b(?:EIN|FEIN|F\.?E\.?I\.?(?:\/EIN)?(?= ?(?:no|num|#|:|\d))(?: (?:number|no\.?))?|E\.I\.N\.|employer(?:['’]s)? identification(?: (?:number|no\.?))?|tax(?:payer)? ?(?:-| )?(?:id\b|I\.D\.|identification)(?: (?:number|no\.?|#))?|federal (?:tax )?(?:id|identification)(?: (?:number|no\.?))?|TIN|employer id(?: number)?|tax-? ?exempt (?:#|no\.?|id|number)|(?:our|its|federal|fed\.?) tax(?:payer)? (?:number|no\.?|#)|fed\.? (?:tax )?(?:id\b|I\.D\.)(?: (?:number|no\.?))?|IRS (?:id |identification )?(?:number|no\.?|#))/i;
const foreign =
  /\b(?:firm['’]s|preparer|PTIN|fiscal sponsor|sponsor['’]s|(?<!food |diaper |seed |milk )bank|payer|foundation['’]s EIN|preparer|group exemption|file (?:no|number)|DLN|document locator)\b/i;
/** What stands before the number of somebody who takes the gifts for it. */
const sponsored = /\bfiscal(?:ly)? (?:sponsor|host|agent)|\b(?:sponsored )?project of\b/i;
/** The numbers under which Canada's and Australia's tax offices know a body say by themselves what they are. */
const abroad =
  /(?<!\d)(?:\d{5}[ -]?\d{4}|\d{3}[ -]\d{3}[ -]\d{3})[ -]?RR[ -]?\d{4}(?!\d)|(?<=\b(?:ABN|Australian Business Number)\b(?: \(ABN\))?(?: (?:is|number|no\.?))*[:.]? ?)\d{2} ?\d{3} ?\d{3} ?\d{3}(?!\d)/i;
const besideStatus =
  /\b(?:501\s?\(c\)\s?\(\d{1,2}\)|non-?profit|tax-exempt)[\w ,-]{0,40}[(#:, ]+(\d{2}-\d{7})(?!\d)/i;
/** The number under which India's tax office knows a trust; typists part it anywhere. */
const permanentAccount =
  /\bPAN(?: (?:no|number|card))?\.?\s*(?:is )?[:–-]?\s*([A-Z]{3} ?[A-Z]{2} ?\d{4} ?[A-Z])(?![A-Z\d])/;
/** "81-1907024", "81- 1907024", and grouped as no authority does: "59-066-2267". */
const digits = String.raw`(\d{2})(?:\s?[-–‑ ]?\s?(\d{7})|[-–‑ ](\d{3})[-–‑ ](\d{4}))(?![\d-])`;
const number = new RegExp(String.raw`(?<![\d-])${digits}`);
const numberBelow = new RegExp(String.raw`^\D{0,12}${digits}`);
const written = ([, first = '', second = '', third = '', fourth = '']: string[]): string =>
  `${first}-${second}${third}${fourth}`;
/** "Kidd's Technical Services LLC (EIN …": a company beside the organization. */
const company = /\b(?:LLC|L\.L\.C\.|LLP)\W{0,12}$/;
const withName = 0.1;

/** EINs beside their label; on a Form 990 and in a letter of the IRS the only one there is. */
export const findTaxIds = (paper: Paper, names: string[] = []): Candidate[] => {
  const { lines, kind, sponsorship } = paper;
  const { taxId } = formHeader(paper);
  if (taxId) return [taxId];
  // Where a paper tells of several bodies, the number that stands with the name is the organization's.
  const labelledAs = (value: string, line: Line): Candidate =>
    candidate(value, line, standsWithName(lines, line, names) ? 3 + withName : 3);
  const found = lines.flatMap((line, at): Candidate[] => {
    for (const label of line.text.matchAll(new RegExp(named.source, 'gi'))) {
      const before = line.text.slice(Math.max(0, label.index - 120), label.index);
      if (sponsorship && (line.others || line.text.includes(sponsorship.sponsor ?? line.text)))
        continue;
      if (isAnothers(before, names)) continue;
      if (isToldOfAnother(line.text.slice(0, label.index), names)) continue;
      if (company.test(before) && !names.some((name) => company.test(name))) continue;
      if (foreign.test(before.slice(-40)) || sponsored.test(line.text.slice(0, label.index)))
        continue;
      const after = line.text.slice(
        label.index + label[0].length,
        label.index + label[0].length + 60,
      );
      const match = number.exec(after);
      if (match) return [labelledAs(written(match), line)];
      if (after.replace(/[\s:().#-]|number|no\b|is\b/gi, '') !== '') continue;
      for (const next of [lines[at + 1], lines[at + 2]]) {
        if (!next || foreign.test(next.text)) break;
        const below = numberBelow.exec(next.text);
        if (below) return [labelledAs(written(below), next)];
      }
    }
    return [];
  });
  // "The Chorus is a 501(c)(3) nonprofit (91-1455302)."
  found.push(
    ...lines.flatMap((line): Candidate[] => {
      const own =
        line.others || sponsorship || sponsored.test(line.text) || foreign.test(line.text)
          ? undefined
          : besideStatus.exec(line.text)?.[1];
      return own ? [candidate(own, line, 2.5)] : [];
    }),
  );
  found.push(
    ...lines.flatMap((line): Candidate[] => {
      if (line.others) return [];
      const own =
        abroad.exec(line.text)?.[0] ?? permanentAccount.exec(line.text)?.[1]?.replace(/ /g, '');
      return own ? [candidate(own, line, 2.8)] : [];
    }),
  );
  if (found.length === 0) found.push(...charityNumbers(paper, names));
  if (found.length > 0 || !(kind.startsWith('form') || kind === 'determination-letter'))
    return found;
  const bare = lines.flatMap((line) => {
    const match = /(?<![\d-])(\d{2}-\d{7})(?![\d-])/.exec(line.text);
    return match?.[1] && !foreign.test(line.text) && !line.others
      ? [candidate(match[1], line, 1)]
      : [];
  });
  return new Set(bare.map(({ value }) => value)).size === 1 ? bare.slice(0, 1) : [];
};
