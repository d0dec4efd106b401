import { anyOf } from '../../values/any-of.ts';
import { refersToTitle } from './refers-to-title.ts';
import { withdrawalPhrases } from './withdrawal-phrases.ts';

/** A statement that something no longer applies. */
export type Withdrawal = {
  /** The withdrawn item in the funder's words: "The match requirement". */
  subject: string;
  /** Whether the item still applies to some applicants: "is waived for tribal applicants". */
  isPartial: boolean;
  /** Whether the item becomes optional: "is not required", "is no longer required but is encouraged". */
  isOnlyOptional: boolean;
};

/** Text that limits a withdrawal to some applicants, unlike "for this call". */
const restrictionPattern = anyOf(
  /\b(?:if|unless|except|only|until|when|where|provided|some|certain|with|whose|who|located)\b/i,
  /\b(?:below|under|above)\b/i,
  /\bfor\s(?!(?:this|the current|the \d{4}|all|every|any|each|fy|fiscal|both)\b)/i,
  /\bto\s(?=tribal|small|rural|new)/i,
);
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
  for (const pattern of Object.values(withdrawalPhrases)) {
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
