import { fold } from '../../text/words.ts';
import { findMoney } from '../../text/money.ts';
import type { SourceIndex } from '../source-index.ts';

const gives =
  /^\s+(?:(?:has|have|had|will|would|is|already|also|kindly|generously)\s+)*(?:confirmed|promised|pledged|committed|awarded|granted|gave|gives?|given|contributed?s?|contributing|donated?s?|donating|provides?|provided|pays?|paid|adds?|added|approved)\s+(?:(?:us|about|another|a further|a|grant|of|it|with)\s+)*$/i;
/** Those who give are called by several words. */
const giver =
  /\p{Lu}[\p{L}’'.&-]+(?: (?:of|for|the|and|&|de)(?= ))*(?: (?:(?:of|for|the|and|&|on) )*\p{Lu}[\p{L}’'.&-]*)+/gu;
const plain =
  /^(?:the|of|for|and|on|st|inc|foundation|fund|club|council|society|association|trust|bank|church|department|county|city|center)$/;

const tellingWords = (name: string, besides = ''): string[] =>
  fold(name)
    .replace(/[^\p{L}\s]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word.length > 2 && !plain.test(word) && !fold(besides).includes(word));

/**
 * False where the sources have another give the amount, and never this one: "the Lake Trust has promised
 * $3,600" of what the Hill Fund has. `text` is the whole line.
 */
export const givesIt = (
  name: string,
  text: string,
  { end }: { end: number },
  index: SourceIndex,
): boolean => {
  if (!/\s/.test(name)) return true;
  const money = findMoney(text).find(
    ({ start }) => start >= end && start - end < 60 && gives.test(text.slice(end, start)),
  );
  if (!money) return true;
  const told = [
    ...(index.values.get(`money:${money.amount}`) ?? []),
    ...(index.values.get(`number:${money.amount}`) ?? []),
  ].flatMap(({ sentence, source }) =>
    sentence >= 0 && source.type !== 'guidelines' ? [index.texts[sentence]?.written ?? ''] : [],
  );
  const others = told.flatMap((sentence) =>
    [...sentence.matchAll(giver)].map(([other]) => ({ other, sentence })),
  );
  const own = tellingWords(name, others.map(({ other }) => other).join(' '));
  return (
    told.length === 0 ||
    others.length === 0 ||
    others.every(({ other }) => tellingWords(other, name).length === 0) ||
    told.some((sentence) =>
      own.length === 0
        ? fold(sentence).includes(fold(name).replace(/^the /, ''))
        : own.some((word) => fold(sentence).includes(word)),
    )
  );
};
