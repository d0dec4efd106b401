import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';
import { formHeader } from './form-header.ts';
import { standsWithName } from './stands-with-name.ts';

const named =
  /\b(?:EIN|FEIN|F\.?E\.?I\.?(?:\/EIN)?(?= ?(?:no|num|#|:|\d))(?: (?:number|no\.?))?|E\.I\.N\.|employer(?:['’]s)? identification(?: (?:number|no\.?))?|tax(?:payer)? ?(?:-| )?(?:id\b|I\.D\.|identification)(?: (?:number|no\.?|#))?|federal (?:tax )?(?:id|identification)(?: (?:number|no\.?))?|TIN|employer id(?: number)?|tax-? ?exempt (?:#|no\.?|id|number)|(?:our|its|federal|fed\.?) tax(?:payer)? (?:number|no\.?|#)|fed\.? (?:tax )?(?:id\b|I\.D\.)(?: (?:number|no\.?))?|IRS (?:id |identification )?(?:number|no\.?|#))/i;
const foreign =
  /\b(?:firm['’]s|preparer|PTIN|fiscal sponsor|sponsor['’]s|(?<!food |diaper |seed |milk )bank|payer|foundation['’]s EIN|preparer|group exemption|file (?:no|number)|DLN|document locator)\b/i;
/** What stands before the number of somebody who takes the gifts for it. */
const sponsored = /\bfiscal(?:ly)? (?:sponsor|host|agent)|\b(?:sponsored )?project of\b/i;
/**
 * The numbers under which Canada's and Australia's tax offices know a body say by themselves what they
 * are. A charity's number in a register, as in the United Kingdom, is no tax number.
 */
const abroad =
  /(?<!\d)\d{5} ?\d{4} ?RR ?\d{4}(?!\d)|(?<=\bABN:? ?)\d{2} ?\d{3} ?\d{3} ?\d{3}(?!\d)/;
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
/** "Holy Cross Parish EIN 31-…", on the page of its kitchen: the number of another body. */
const body =
  /((?:\p{Lu}[\p{L}'’.&-]* (?:(?:of|the|and|for|in) )*)+(?:Parish|Church|Cathedral|Diocese|University|College|Hospital|Foundation|Trust|Inc\.?))(?:,? Inc\.?)?[ ,:(–—-]*$/u;
const sharesWord = (named: string, names: string[]): boolean =>
  names.some((name) => {
    const own = name.toLowerCase().split(' ');
    return named
      .toLowerCase()
      .split(' ')
      .some((part) => part.length > 3 && own.includes(part));
  });
/** "The Friends of the Orle Library, a separate charity (EIN …", "Tarn Hose Company No. 1 (founded 1887; EIN …". */
const separate =
  /\b(?:a|an|its own|their own) (?:separate(?:ly \p{L}+)?|independent) [^.;]{0,60}\([^()]{0,40}$/iu;
const beforeBracket =
  /((?:\p{Lu}[\p{L}'’&-]*\.?,? (?:(?:of|the|and|for|in|No\.?|\d{1,4}) )*){2,})\([^()]{0,40}$/u;
const isAnothers = (before: string, names: string[]): boolean => {
  if (separate.test(before)) return true;
  const named = body.exec(before)?.[1] ?? beforeBracket.exec(before)?.[1];
  return named !== undefined && names.length > 0 && !sharesWord(named, names);
};
/** "Elm Row Alliance, Inc. is a non-profit corporation under the laws of Ohio. Its EIN …", told of a body beside it. */
const defines =
  /(?:^|[.!?] )(?:The )?(\p{Lu}[\p{L}\d'’&-]*(?: (?:(?:of|the|in|for|and|&) ){0,2}\p{Lu}[\p{L}\d'’&-]*)+)(?:, ?Inc\.?)?(?: \([A-Z]{2,8}\))? (?:is|was) an? /gu;
const ofItself = /\b(?:our|we|us)\b/i;
/** "We are a member of Elm Row Alliance." */
const belongsTo =
  /\b(?:members?|affiliates?|partners?|projects?) of (?:the )?(\p{Lu}[\p{L}\d'’&-]* [\p{L}\d'’&-]+)/u;
const isToldOfAnother = (before: string, names: string[]): boolean => {
  const told = [...before.matchAll(defines)].at(-1);
  const subject = told?.[1];
  if (!told || !subject) return false;
  const parent = belongsTo.exec(before.slice(0, told.index))?.[1];
  if (parent !== undefined && subject.startsWith(parent)) return true;
  if (names.length === 0 || sharesWord(subject, names)) return false;
  const since = before.slice(told.index);
  return !ofItself.test(since) && !names.some((name) => since.includes(name));
};
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
