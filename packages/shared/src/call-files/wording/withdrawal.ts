import { refersToTitle } from './refers-to-title.ts';

/** A statement that something no longer applies. */
export type Withdrawal = {
  /** The withdrawn item in the funder's words: "The match requirement". */
  subject: string;
  /** Whether the item still applies to some applicants: "is waived for tribal applicants". */
  isPartial: boolean;
  /** Whether the item becomes optional: "is not required", "is no longer required but is encouraged". */
  isOnlyOptional: boolean;
};

/** A colon only in "1:1" or "5:00". */
const subject = String.raw`(?<subject>(?:[^;:?\n]|(?<=\d):(?=\d)){2,160}?)`;
const ended = String.raw`(?:waived|removed|deleted|withdrawn|rescinded|eliminated|struck|stricken|dropped|lifted|cancell?ed|omitted|suspended|discontinued|no longer|not required|not needed|not necessary|not applicable)`;
const needed = String.raw`(?:required|needed|necessary|mandatory|applicable|in effect|accepted|considered)`;
const rest = String.raw`(?<rest>[^;\n]{0,200})`;

/** In each pattern, the group `subject` is the withdrawn text, and `rest` is the text after it. */
const patterns: readonly RegExp[] = [
  String.raw`^(?:[^;:?\n]{0,80}\s)?(?:no longer|not)\s(?:be\s)?(?:required|need|needed|have|obliged)\sto\s${subject}(?<rest>(?:\s(?:for|if|unless|except|when|where|until)\b[^;\n]{0,160})?)[.;]?$`,
  String.raw`^${subject}\s(?:is|are|has been|have been|shall be|will be)\s(?:hereby\s|also\s|now\s|therefore\s|being\s)?${ended}\b(?:\s(?:an?\s)?${needed}\b)?${rest}`,
  String.raw`^${subject}\s(?:do|does|shall|will)\s(?:not|no longer)\s(?:longer\s)?apply\b${rest}`,
  String.raw`^${subject}\s(?:need not|(?:do|does) not (?:need|have) to)\sbe\s\w+${rest}`,
  String.raw`^(?:strike|delete|remove|omit|disregard|(?:struck|deleted|removed|withdrawn):)\s${subject}(?:\sin (?:its|their) entirety\b${rest}|[.;]?$)`,
  String.raw`^(?:[^;:?\n]{0,60}\s)?no\s${subject}\s(?:is|are|will be)\s(?:now\s|longer\s)?${needed}\b${rest}`,
  String.raw`^there (?:is|are|will be) no (?:longer\s)?(?:an?\s|any\s)?${subject}(?:\srequirements?)\b${rest}`,
  String.raw`^(?:is|are|must|will|do|does)\s${subject}\s(?:still\s)?${needed}\b[^?:\n]{0,60}[?:]\s?(?:answer:\s?)?no\b${rest}`,
].map((source) => new RegExp(source, 'i'));

/** Text that limits a withdrawal to some applicants, but not to those of this call. */
const restrictionPattern =
  /\b(?:if|unless|except|only|until|when|where|provided|some|certain|with|whose|who|located|below|under|above)\b|\bfor\s(?!(?:this|the current|the \d{4}|all|every|any|each|fy|fiscal|both)\b)|\bto\s(?=tribal|small|rural|new)/i;
const replacement =
  /\band (?:(?:is|are|then) )?(?:replac|substitut|insert|add)\w*\b|\breplaced (?:with|by)\b/i;
const introduction =
  /^(?:(?:please note that|note that|accordingly|therefore|in addition|effective (?:immediately|[^,]{3,30}),|by this amendment)[,:]?\s|(?:answer:|a\d{0,2}[:.]|yes[.,]|no[.,])\s)+/i;

const titled = /^(?<title>[^;?\n]{2,120}?):\s(?<rest>th(?:is|ese)\s.*)$/is;

const negation = /\bno\b(?! longer)|\bnot\b/i;
const stillPossible =
  /\b(?:but|however|although|encouraged|recommended|optional|welcome|voluntary)\b|\bmay\b(?! \d)/;

export function findWithdrawal(sentence: string): Withdrawal | undefined {
  const text = sentence.trim().replace(introduction, '');
  const { title, rest: below = '' } = titled.exec(text)?.groups ?? {};
  const withdrawal = refersToTitle(below) ? findWithdrawal(below) : undefined;
  if (title !== undefined && withdrawal) return { ...withdrawal, subject: title.trim() };
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    const { subject: named = '', rest: following = '' } = match?.groups ?? {};
    if (!match || named === '') continue;
    if (replacement.test(`${named} ${following}`)) return undefined;
    const saying = match[0].replace(named, ' ').replace(following, ' ');
    return {
      subject: named.trim(),
      isPartial: restrictionPattern.test(following) || /^for\b/i.test(named),
      isOnlyOptional: negation.test(saying) || stillPossible.test(following),
    };
  }
  return undefined;
}
