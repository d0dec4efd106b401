import { toPlainText } from '../text/to-plain-text.ts';
import type { Mention } from './mention.ts';

/** A word, a run of digits or one other character. `lower` is its text in lower case and plain marks. */
export type Token = Mention & {
  kind: 'word' | 'number' | 'mark' | 'end';
  lower: string;
  isCapitalized: boolean;
};

const tokenPattern = /(\d+)|(\p{L}[\p{L}\p{M}]*(?:'(?!s\b)\p{L}+)?)|[^\s\p{L}\d]/gu;
const capital = /^\p{Lu}/u;

/**
 * The tokens of the text: the input of every grammar for values. Positions before the first and after the last token
 * return an empty one, so that grammars need no bounds checks.
 */
export class Tokens {
  readonly text: string;
  /** The text with plain quotes, dashes and spaces, at the same offsets. */
  readonly plain: string;
  readonly length: number;
  readonly #list: readonly Token[];
  readonly #none: Token;

  constructor(text: string) {
    this.text = text;
    this.plain = toPlainText(text);
    this.#list = Array.from(
      this.plain.matchAll(tokenPattern),
      ({ 0: token, 1: number, 2: word, index }) => ({
        kind: number ? 'number' : word ? 'word' : 'mark',
        text: token,
        lower: word ? token.toLowerCase() : token,
        isCapitalized: word !== undefined && capital.test(token),
        start: index,
        end: index + token.length,
      }),
    );
    this.length = this.#list.length;
    const end = text.length;
    this.#none = { kind: 'end', text: '', lower: '', isCapitalized: false, start: end, end };
  }

  at(index: number): Token {
    return this.#list[index] ?? this.#none;
  }

  /** The token in lower case, '' outside the text. */
  lower(index: number): string {
    return this.at(index).lower;
  }

  isNumber(index: number): boolean {
    return this.at(index).kind === 'number';
  }

  isWord(index: number): boolean {
    return this.at(index).kind === 'word';
  }

  /** A word that starts with a capital letter. */
  isCapitalized(index: number): boolean {
    return this.at(index).isCapitalized;
  }

  /** True when no space separates a token from the previous token. */
  isGlued(index: number): boolean {
    return index > 0 && index < this.length && this.at(index - 1).end === this.at(index).start;
  }

  /** True within a code, a word or a longer number: the 5 of "A5", "1.5", "CFR/5" and "x-5", not of "(5" or "max.5". */
  isInside(index: number): boolean {
    if (!this.isGlued(index)) return false;
    const before = this.lower(index - 1);
    if (/[\p{L}\d/:#=$_&€£')]$/u.test(before)) return true;
    if (!this.isGlued(index - 1)) return false;
    return before === '-' || (/^[.,]$/.test(before) && this.isNumber(index - 2));
  }

  /** The index after a mark or word, or the index itself if neither is there. */
  skip(index: number, ...either: readonly string[]): number {
    return either.includes(this.lower(index)) ? index + 1 : index;
  }

  /** The literal text of the tokens `from` to `to`, end exclusive. */
  mention(from: number, to: number): Mention {
    const { start } = this.at(from);
    const { end } = this.at(to - 1);
    return { text: this.text.slice(start, end), start, end };
  }
}

/** A value read by a grammar from the tokens `from` to `to`, end exclusive. */
export type Span<T> = { value: T; from: number; to: number };

/** Tries a grammar at every token and continues after each value. */
export function scan<T extends object>(
  tokens: Tokens,
  read: (tokens: Tokens, index: number) => Span<T> | undefined,
): (T & Mention)[] {
  const mentions: (T & Mention)[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const span = read(tokens, index);
    if (!span) continue;
    mentions.push({ ...span.value, ...tokens.mention(span.from, span.to) });
    index = Math.max(index, span.to - 1);
  }
  return mentions;
}
