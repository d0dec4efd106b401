import { type Mention, overlaps, type Tokens } from '@grantwright/shared/values';
import { topLevelDomains } from './top-level-domains.ts';

export type ContactValue = Mention &
  (
    | { type: 'email'; email: string }
    /** `number` consists of digits only, preceded by "+" if it starts with a country code. */
    | { type: 'phone'; number: string; extension?: string; fax?: true }
    | { type: 'url'; url: string }
    /** A US employer identification number in the format NN-NNNNNNN. */
    | { type: 'ein'; ein: string }
    /** The unique entity ID from SAM.gov. */
    | { type: 'uei'; uei: string }
  );

const email = /(?<![\w.+-])[\w.+'-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,5}/gi;
const schemed = /(?<![\w])(?:https?:\/\/|www\.)[^\s<>"'(){}|[\]]{1,300}/gi;
const bare = new RegExp(
  `(?<![\\w.@/)-])[\\w-]{1,63}(?:\\.[\\w-]{1,63}){0,3}\\.(?:${topLevelDomains})(?![\\w@-]|\\.\\w)(?:/[^\\s<>"'(){}|]{0,300})?`,
  'g',
);
/** Web addresses in forms filled in with capital letters. */
const bareCapitals = /(?<![\w.@/-])(?:[A-Z\d-]{1,63}\.){1,3}(?:COM|ORG|NET|EDU)(?![\w@-]|\.\w)/g;
const phones = [
  /(?<![\d.,$/-])(?:\+?1[ .-]{1,2})?\(\d{3}\)[ .-]{0,3}\d{3} ?[ .-] ?\d{4}(?![\d-])/g,
  /(?<![\d.,$/(-])(?:\+?1[ .-]?)?\d{3}(?:-|\.| |\/)\d{3}(?:-|\.| )\d{4}(?![\d-]|\.\d)/g,
  /(?<![\d+])\+\d{1,3}(?:[ .()-]{0,3}\d){6,13}(?!\d)/g,
];
/** Numbers recognized only after a label: "Tel: 020 7946 0000", "Phone 5550142222". */
const labeledPhone = /\(?\d(?:[ .()/-]{0,3}\d){6,13}(?!\d|[-/]\d)/g;
const phoneLabel =
  /\b(?:tel(?:ephone)?|phone|call|mobile|cell|fax|t|p|ph)(?: (?:number|no|us at))?[.:]? ?\(?$/i;
const zipCode = /^\d{5}-\d{4}$/;
const faxLabel = /\b(?:fax|facsimile|f)(?: (?:number|no))?[.:]? ?\(?$/i;
const extension = /^,? ?(?:ext(?:ension)?\.?|x)[ :]?(\d{1,6})\b/i;

const hyphenatedEin = /(?<![\d-])\d{2}-\d{7}(?![\d-])/g;
const plainEin = /(?<![\d-])\d{9}(?![\d-])/g;
const einLabel =
  /\b(?:f?ein|tin|tax ?(?:id|identification|payer)|employer (?:id|identification)|federal (?:id|tax))\b/i;
const uei = /\b(?=[A-Z]{0,11}\d)[A-Z\d]{12}\b/g;
const ueiLabel = /\buei\b|unique entity/i;

/** Labels for numbers other than phone numbers. */
const otherLabel = /\b(?:id|code|passcode|account|case|award|duns|isbn|issn|bylaw)[.:#]? ?\(?$/i;

/** Number of characters searched for a label before a number. */
const labelReach = 60;

/** Finds email addresses, phone numbers, web addresses, EINs and UEIs. */
export function findContacts(tokens: Tokens): ContactValue[] {
  const { plain, text } = tokens;
  const findAll = (pattern: RegExp): Mention[] =>
    [...plain.matchAll(pattern)].map(({ 0: found, index }) => ({
      text: text.slice(index, index + found.length),
      start: index,
      end: index + found.length,
    }));
  const readBefore = (start: number): string => plain.slice(Math.max(0, start - labelReach), start);
  const contacts: ContactValue[] = [];
  const add = (pattern: RegExp, read: (mention: Mention) => ContactValue | undefined): void => {
    for (const mention of findAll(pattern)) {
      const value = contacts.some((other) => overlaps(other, mention)) ? undefined : read(mention);
      if (value) contacts.push(value);
    }
  };
  const readUrl = (mention: Mention): ContactValue => {
    const whole = trimMention(mention);
    return { type: 'url', url: whole.text, ...whole };
  };
  if (plain.includes('@'))
    add(email, (mention) => {
      const whole = trimMention(mention);
      return { type: 'email', email: whole.text, ...whole };
    });
  if (plain.includes('.') || plain.includes('/')) {
    add(schemed, readUrl);
    add(bare, readUrl);
    add(bareCapitals, readUrl);
  }
  if (ueiLabel.test(plain))
    add(uei, (mention) =>
      ueiLabel.test(readBefore(mention.start)) && /[A-Z]/.test(mention.text)
        ? { type: 'uei', uei: mention.text, ...mention }
        : undefined,
    );
  if (!/\d{3}/.test(plain)) return contacts;
  add(hyphenatedEin, (mention) => ({ type: 'ein', ein: mention.text, ...mention }));
  for (const pattern of phones)
    add(pattern, (mention) =>
      otherLabel.test(readBefore(mention.start)) ? undefined : readPhone(tokens, mention),
    );
  add(labeledPhone, (mention) =>
    phoneLabel.test(readBefore(mention.start)) && !zipCode.test(mention.text)
      ? readPhone(tokens, mention)
      : undefined,
  );
  add(plainEin, (mention) => {
    const ein = `${mention.text.slice(0, 2)}-${mention.text.slice(2)}`;
    return einLabel.test(readBefore(mention.start)) ? { type: 'ein', ein, ...mention } : undefined;
  });
  return contacts;
}

/** Removes final punctuation and a possessive. */
function trimMention({ text, start }: Mention): Mention {
  let end = text.length;
  while (end > 0 && /[.,;:!?*'’_-]/.test(text.charAt(end - 1))) end--;
  // the space after a period may be missing: "example.org.This"
  const trimmed = text
    .slice(0, end)
    .replace(/['’]s$/, '')
    .replace(/(?<=\.[a-z]{2,6})\.[A-Z][a-z]+$/, '');
  return { text: trimmed, start, end: start + trimmed.length };
}

function readPhone(tokens: Tokens, { start, end, text }: Mention): ContactValue {
  const { plain } = tokens;
  const more = extension.exec(plain.slice(end, end + 20));
  const last = end + (more?.[0].length ?? 0);
  const isFax = faxLabel.test(plain.slice(Math.max(0, start - 20), start));
  return {
    type: 'phone',
    number: text.replace(/[^\d+]/g, ''),
    ...(more?.[1] && { extension: more[1] }),
    ...(isFax && { fax: true }),
    text: tokens.text.slice(start, last),
    start,
    end: last,
  };
}
