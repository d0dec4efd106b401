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

const allWords = (name: string): string[] =>
  fold(name)
    .replace(/[^\p{L}\s]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !/^(?:the|of|for|and|on)$/.test(word));

/** "The Harz people give 12,000" of the Harz Solidarity Association: the beginning of its name, and of no other's. */
const isShortFor = (short: string, name: string, index: SourceIndex): boolean => {
  const own = allWords(name);
  const begins = (words: readonly string[]): boolean =>
    said.length > 0 && said.every((word, at) => words[at] === word);
  const said = allWords(short);
  return (
    begins(own) &&
    index.texts.every(({ written, source }) =>
      source.type === 'guidelines' || !written.includes(short.replace(/^the /i, ''))
        ? true
        : [...written.matchAll(giver)].every(([other]) => {
            const words = allWords(other);
            return !begins(words) || words.every((word, at) => own[at] === word);
          }),
    )
  );
};

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
    others.some(({ other }) => isShortFor(other, name, index)) ||
    told.some((sentence) =>
      own.length === 0
        ? fold(sentence).includes(fold(name).replace(/^the /, ''))
        : own.some((word) => fold(sentence).includes(word)),
    )
  );
};
