import { splitSentences } from '@grantwright/analyst';
import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';
import { belowName, isOfficersOwn, ofWhomItBefriends } from './address-owner.ts';
import { isWrittenTo } from './address-to-write-to.ts';
import { formHeader } from './form-header.ts';
import { isIrsPhone } from './irs.ts';
import { isOfAuthority } from './phone-of-authority.ts';
import { opensWithItself } from './own-names.ts';

const pattern =
  /(?<![\d-])(?:\+?1[\s.-]?)?(?:\(\d{3}\)\s?|\d{3}[\s./‐‑–-])\d{3}[\s.‐‑–-]\d{4}(?!\d)(?:\s*(?:x|ext\.?)\s*\d{1,5})?/g;
/** Numbers of the United Kingdom and of Australia, where something says that they are telephones. */
const abroad =
  /(?<![\d-])(?:\+\d{2} ?\(?0?\)? ?\d{2,4} \d{3,4} ?\d{3,4}|\(0\d{1,4}\) ?\d{3,4} ?\d{3,4}|0\d{1,4} \d{3,4} ?\d{3,4}|\+(?!1[ .(-]?\(?\d{3})\d{3}(?:[ .-]?\(?\d{2,9}\)?){1,3}|(?<![\p{L}\d])0\d{2,4}-\d{6,8}|\+(?!1\b)\d{2,3}-\d{2,4}-\d{3,4}-\d{3,4}|\+(?!1\b)\d{2,3}[ -]\d{2,5}[ -]\d{4,8}|\+(?!1\b)\d{2,3}[ -]\(?\d{1,2}\)?[ -]\d{3,4}[ -]?\d{3,4}|(?<=\b(?:[Pp]hone|[Tt]el(?:ephone)?|[Cc]all(?: us)?|[Ww]hats[Aa]pp)\b[^\d+]{0,12})[6-9]\d{9}|(?<!\p{L})0\d{10}|1[38]00 \d{3} \d{3})(?!\d)/gu;
const label =
  /\b(?:tel(?:ephone)?(?: (?:number|no\.?))?|phone(?: (?:number|no\.?))?|(?:call|calling)(?: us)?(?: at)?|(?:by )?(?:tele)?phone(?: us)? at|office|main(?: line| office)?|voice|ph|p|t|(?:contact|call|reach) (?:us |our (?:\p{L}+ ){1,3}|the office )at)\s*[.:]?\s*$/iu;
const notTheirs =
  /\b(?:fax|facsimile|(?:^|\s)F|reach me|TTY|TDD|hotline|crisis|911|customer service|toll.?free|preparer|firm['’]s|prayer|nurse line|after.hours|agent|secretary of state|internal revenue|IRS|contact telephone|cell|mobile|compliance|complain\p{L}*|ICO|commissioner|privacy|ombuds\p{L}*|whistle-?blower|human resources)\b/iu;

const tollFree = /^\(?(?:1[ .-])?\(?8(?:00|33|44|55|66|77|88)\b/;

/** An officer's own number; where there is one, a number beside it may be another officer's. */
const officer = /\b(?:secretary|treasurer|president|chair(?:man|woman|person)?)\b/i;

/** After another number and a stroke: the fax, where both share a label. */
const second = /\d{4}\s*\/\s*$/;

/** "Elena Garza, Executive Director, (956) 555-0162": hers, not the office's. */
const person =
  /^(?:contact:?\s+)?\p{Lu}[\p{L}’'.-]+(?: \p{Lu}[\p{L}’'.-]*){1,3},\s+(?:\p{L}+ ){0,3}(?:director|president|chair|treasurer|secretary|manager|coordinator)\b/iu;

const officeHeading =
  /^(?:our )?(?:main|central|head|home|business|corporate|administrative) offices?\s*:?$|^headquarters\s*:?$/i;
const below = 5;

/** Of an agency with many sites, the one that stands under "Central office". */
const belowOffice = (lines: Line[], line: Line): boolean => {
  const at = lines.indexOf(line);
  return lines.slice(Math.max(0, at - below), at).some(({ text }) => officeHeading.test(text));
};

/** "By: Kurt Ames, President", and below it his own number. */
const signature =
  /^(?:by|signed|signature|\/s\/)\s*:?\s+\p{Lu}[\p{L}’'.-]+(?: \p{Lu}[\p{L}’'.-]*){1,3}(?:,|$)/iu;
const belowSignature = (lines: Line[], at: number): boolean =>
  lines.slice(Math.max(0, at - 2), at).some(({ text }) => signature.test(text));

/** "(877) 555-GIVE". */
const inLetters =
  /(?<![\d-])(?:1[\s.-])?(?:\(\d{3}\)\s?|\d{3}[\s.-])(?:\d{3}[\s.-][A-Z]{4}|[A-Z]{3}[\s.-][A-Z]{4})(?![A-Z\d])/g;

const postalCode = /\b(?:[A-Z]{2}|\p{Lu}\p{Ll}{3,}),? \d{5}(?:-\d{4})?\b/u;
/** "Ash Grove Chapel • 12 Mill St • Salem, OH 44460 • (330) 555-0107", at the end of a church's by-laws. */
const withAddress = ({ text }: Line, names: string[]): boolean =>
  postalCode.test(text) && opensWithItself(text, names);

/** "… available by writing Ash Grove Society at 12 Mill Street, Salem, MD 21712 or by calling 330-555-0107." */
const orByCalling =
  /^.{0,160}?\b(?:or|and) (?:by )?(?:calling|phon(?:e|ing)|telephon(?:e|ing))(?: us)?(?: at)?:? ((?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4})(?!\d)/i;
const byWriting = /\bby writing\b/i;
const addressStart = /(?<![\p{L}\d-])(?:\d{1,6}[A-Za-z]? (?=\p{Lu})|P\.? ?O\.? ?Box \d)/u;

/** A statement that the law asks for names the state's own office too, so that its line counts as another's. */
const numbersToCall = ({ lines, sponsorship }: Paper, names: string[]): Candidate[] =>
  sponsorship
    ? []
    : lines.flatMap((line): Candidate[] =>
        splitSentences(line.text).flatMap(({ text }): Candidate[] => {
          const at = byWriting.test(text) ? text.search(addressStart) : -1;
          const phone = at < 0 ? undefined : orByCalling.exec(text.slice(at))?.[1];
          return phone && isWrittenTo(text.slice(0, at), names)
            ? [candidate(phone, line, 2.5)]
            : [];
        }),
      );

/** "(555) 555-5555", "123-456-7890": a template's, which nobody has filled in. */
const isNobodys = (phone: string): boolean =>
  /^1?(?:(\d)\1{9}|5555555555|1234567890|0123456789)$/.test(phone.replace(/\D/g, ''));
/** "The City offers trees every spring; call 555-0111": another's doing, and another's telephone. */
const anothersSentence =
  /^(?:The \p{Lu}\p{L}+|\p{Lu}[\p{L}’']+(?: \p{Lu}[\p{L}’']+){1,4})(?: (?:offers|provides|has|runs|holds|hosts|gives|will|can|is|sells)\b)|^(?:Our |Many |Special )?[Tt]hanks? /u;
/** "Printed by Quill Press, 12 Mill Street, Salem, (330) 555-0120." in the imprint of a report. */
const maker =
  /(?:^|[.|•·] )(?:printed|printing|design(?:ed)?|layout|photos?|photography|typeset|illustrations?|edited|artwork)(?: (?:and|&) \p{L}+)?(?: by\b|:) [^|•·]*$/iu;
const isOthers = (line: Line, phone: string, names: string[]): boolean => {
  const own = splitSentences(line.text).find(({ text }) => text.includes(phone))?.text ?? '';
  if (maker.test(line.text.slice(0, line.text.indexOf(phone)))) return true;
  return (
    anothersSentence.test(own) &&
    !opensWithItself(own, names) &&
    !/\b(?:we|us|our)\b/i.test(own.replace(/^Our thanks/, ''))
  );
};

/** A line that holds ways to reach somebody and nothing else: no person, no occasion. */
const reach =
  /\S+@\S+|(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:org|com|net)\b|\b(?:tel(?:ephone)?|phone|e-?mail|web(?: ?site)?)\b/gi;
const onlyReaches = (text: string): boolean =>
  postalCode.test(text) || !/\p{L}/u.test(text.replace(reach, ''));

const wordsOfALetterhead = 30;

/** In a fact sheet, "Phone:" between whom to ask for and "Address:" is the body's, where it gives no other. */
const contactName = /^(?:primary |main )?contact(?: (?:name|person))?\s*:/i;
const phoneLabel = /^(?:tele)?phone\s*:/i;
const addressLabel = /^address\s*:/i;
const linesOfAContact = 3;
const ofFactSheet = ({ lines }: Paper): Candidate[] =>
  lines.flatMap((line, at): Candidate[] => {
    const above = lines.slice(Math.max(0, at - linesOfAContact), at);
    const isBetween =
      phoneLabel.test(line.text) &&
      above.some(({ text }) => contactName.test(text)) &&
      addressLabel.test(lines[at + 1]?.text ?? '');
    const [phone] = isBetween
      ? [pattern, abroad].flatMap((form) => [...line.text.matchAll(form)].map(([own]) => own))
      : [];
    return phone && !isNobodys(phone) ? [candidate(phone.trim(), line, 1.2)] : [];
  });

/** The organization's telephone: labelled as its own, or the one that its page shows with its address. */
export const findPhones = (paper: Paper, names: string[] = []): Candidate[] => {
  const { lines, kind } = paper;
  // What else stands on an authority's paper is its own.
  if (kind === 'determination-letter' || kind === 'certificate-of-standing') return [];
  // Form 990-N has no box for one: whoever filed it prints its own.
  if (kind === 'form-990-n') return [];
  const { phone: filed } = formHeader(paper);
  if (filed) return [filed];
  const all = lines
    .flatMap((line, at) =>
      line.others ||
      isOfAuthority(kind, line.text) ||
      (kind === 'policy' && !line.head) ||
      person.test(line.text) ||
      /^independent examiners?\b/i.test(line.text) ||
      isOfficersOwn(line.text) ||
      belowSignature(lines, at) ||
      ofWhomItBefriends(lines, at, names)
        ? []
        : [pattern, inLetters, abroad]
            .flatMap((form) => [...line.text.matchAll(form)])
            .flatMap((match) => {
              const before = line.text.slice(0, match.index);
              const context = before.split(/[|•·;]/).at(-1) ?? '';
              const near = before.trim() === '' ? (lines[at - 1]?.text ?? '') : context;
              // "Phone / Fax: 901-555-0170 / 901-555-0171": the first is the telephone.
              const both = /\b(?:phone|tel(?:ephone)?)\W{1,5}(?:and )?fax\W*$/i;
              if (both.test(near)) return [{ line, phone: match[0].trim(), near: 'phone' }];
              if (second.test(before)) return [];
              return notTheirs.test(near.slice(-40))
                ? []
                : [{ line, phone: match[0].trim(), near }];
            }),
    )
    .filter(
      ({ phone, line }) => !isIrsPhone(phone) && !isNobodys(phone) && !isOthers(line, phone, names),
    );
  const distinct = new Set(all.map(({ phone }) => phone.replace(/\D/g, '')));
  const called = numbersToCall(paper, names);
  const shown = all.flatMap(({ line, phone, near }): Candidate[] => {
    if (officer.test(near.slice(-40))) return [];
    if (kind === 'articles' || kind === 'bylaws') {
      if (withAddress(line, names)) return [candidate(phone, line, 2)];
      return label.test(near.trimEnd()) ? [candidate(phone, line, 1.5)] : [];
    }
    if (label.test(near.trimEnd()))
      return [candidate(phone, line, line.head ? 2.7 : tollFree.test(phone) ? 2.2 : 2.5)];
    if (belowOffice(lines, line)) return [candidate(phone, line, 2.65)];
    // A letterhead and the foot of a page show the office's own.
    if (line.head) return [candidate(phone, line, 2.6)];
    // "Ash Grove Band · 12 Mill St · Salem, Ohio 44460 · 330.555.0107": the whole letterhead in a line of its own.
    if (withAddress(line, names) && line.text.split(' ').length < wordsOfALetterhead)
      return [candidate(phone, line, 2.4)];
    if (onlyReaches(line.text) && belowName(lines, lines.indexOf(line), names))
      return [candidate(phone, line, 2.4)];
    return distinct.size === 1 && line.text.split(' ').length < 20
      ? [candidate(phone, line, 1.5)]
      : [];
  });
  return [...called, ...shown, ...ofFactSheet(paper)];
};
