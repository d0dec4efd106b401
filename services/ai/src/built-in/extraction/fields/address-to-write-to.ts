import { splitSentences } from '@grantwright/analyst';
import type { Line, Paper } from '../paper.ts';
import { codes, type FoundAddress, found, fullNames, readAt } from './read-address.ts';

const starts = /(?<![\p{L}\d-])(?:\d{1,6}[A-Za-z]? (?=[\p{Lu}\d])|[Pp]\.? ?[Oo]\.? ?[Bb]ox \d)/gu;
const longestAddress = 120;
const athome = new RegExp(
  `^.{8,90}?\\b(?:${codes}|${fullNames})\\.?,? \\d{5}(?:-\\d{4})?(?!\\d)`,
  'u',
);
const abroad = /^.{8,90}?\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/u;

/** What may stand between whom one writes to and the address: "Ash Grove Trust, a nonprofit organization located at …". */
const link =
  /(?:,? an? (?:[\p{L}\d()-]+ ){1,4}(?:organi[sz]ation|corporation|charity))?[\s,(:]*(?:(?:located )?at)?[\s:]*$/u;
/** "by writing …", "Gifts may be mailed to: …", "may be obtained from …". */
const cue =
  /\b(?:by (?:writing|contacting|mail(?:ing)?)(?: to)?|write(?: to)?|(?:mail|send|mailed|sent)(?: (?:it|them|checks?|cheques?|gifts?|donations?|your (?:\p{L}+ )?\p{L}+))? to|(?:obtained|available|requested)\b[^.;]{0,40}\bfrom)\s*$/iu;
const gift = /\b(?:gifts?|donations?|contributions?|checks?|cheques?)\b|\bby writing\b/i;
const payable = /\bpayable to:? (?:the )?(.{2,90})/i;
/** "A copy of our current financial statement is available by writing …", which the law of some states asks for. */
const statement =
  /\bcop(?:y|ies) of (?:our|the)\b[^.;]{0,80}\b(?:financial statements?|annual report)\b[^.;]{0,80}\bby (?:writing|contacting)\b(?: to)?([^.;\d]{0,80})$/i;
const authority =
  /\b(?:attorney general|secretary of state|department|office|division|bureau|state|commission)\b/i;
/** "I give the sum of … to Ash Grove Trust, …": wording that a page offers for a will. */
const bequest =
  /\bI (?:hereby )?(?:give|leave|bequeath|devise)\b.{0,200}? to (?:the )?\p{Lu}[\p{L}.'’&-]*(?: [\p{L}.'’&-]+){0,8}$/u;

const endsWithOwn = (text: string, names: string[]): string | undefined => {
  const lower = text.toLowerCase();
  const own = [...names, ' us'].find((name) => lower.endsWith(name.toLowerCase()));
  return own === undefined ? undefined : text.slice(0, -own.length);
};

/** Whether the words before an address send the reader to the organization there. */
export const isWrittenTo = (before: string, names: string[]): boolean => {
  const who = before.replace(link, '').trimEnd();
  if (bequest.test(who)) return true;
  const payee = payable.exec(before)?.[1];
  if (
    payee !== undefined &&
    !/^us\b/i.test(payee) &&
    !names.some((name) => payee.toLowerCase().startsWith(name.toLowerCase()))
  )
    return false;
  const asked = statement.exec(before)?.[1];
  if (asked !== undefined) return !authority.test(asked);
  const rest = endsWithOwn(who, names);
  return rest === undefined ? cue.test(who) && gift.test(before) : cue.test(rest.trimEnd());
};

const addressFrom = (text: string): string | undefined => {
  const near = text.slice(0, longestAddress);
  return (athome.exec(near) ?? abroad.exec(near))?.[0];
};

const trust = 2.1;

/**
 * Whom to write to for a statement, where to send a check, what to put in a will: "… is available by writing
 * Ash Grove Society at 12 Mill Street, Salem, MD 21712". The state's own office may stand in the next clause.
 */
export const placesToWriteTo = ({ lines, sponsorship }: Paper, names: string[]): FoundAddress[] =>
  sponsorship
    ? []
    : lines.flatMap((line: Line): FoundAddress[] =>
        splitSentences(line.text).flatMap(({ text }): FoundAddress[] => {
          for (const { index } of text.matchAll(starts)) {
            if (!isWrittenTo(text.slice(0, index), names)) continue;
            const place = addressFrom(text.slice(index));
            const read = place ? readAt([{ ...line, text: place }], 0) : undefined;
            if (read?.parts.address)
              return [found({ parts: read.parts, cityLine: line, streetLine: line }, trust)];
          }
          return [];
        }),
      );
