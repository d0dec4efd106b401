import { isLikelyText } from '../text/likely-text.ts';
import type { FontText } from './font-texts.ts';
import type { PageContent } from './layout.ts';

/** A font with fewer different characters draws bullets and icons rather than words. */
const minDistinct = 6;
/** So much of a page's text in fonts whose characters are wrong makes the page unreadable. */
const minWrong = { glyphs: 8, share: 0.03 };
/** Icons lie in the private use area and are no words; only a page full of them is unreadable. */
const minLostShare = 0.15;

/** Characters of a font that are judged. */
const maxLength = 20_000;

type Verdict = 'right' | 'wrong' | 'lost';

/**
 * The numbers of the pages whose text is not what is drawn: their fonts have no table of characters,
 * or one that is wrong. Each font is judged by all that the document shows in it.
 */
export function misencodedPages(pages: PageContent[]): number[] {
  const byFont = new Map<string, FontText>();
  for (const { fontTexts = [] } of pages)
    for (const one of fontTexts) {
      const known = byFont.get(one.font);
      byFont.set(one.font, known ? together(known, one) : one);
    }
  const verdicts = new Map([...byFont].map(([font, text]) => [font, verdictOn(text)]));
  return pages
    .filter(({ fontTexts = [] }) => {
      const length = (...which: Verdict[]) =>
        fontTexts
          .filter(({ font }) => which.includes(verdicts.get(font) ?? 'right'))
          .reduce((sum, { glyphs }) => sum + glyphs, 0);
      const all = length('right', 'wrong', 'lost');
      const isWrong = (glyphs: number, share: number) =>
        glyphs >= minWrong.glyphs && glyphs >= share * all;
      return isWrong(length('wrong'), minWrong.share) || isWrong(length('lost'), minLostShare);
    })
    .map(({ number }) => number);
}

const together = (one: FontText, other: FontText): FontText => ({
  ...one,
  text: `${one.text} ${other.text}`.slice(0, maxLength),
  codes: new Set([...one.codes, ...other.codes]),
});

const lost = /[\uFFFD\p{Cc}\p{Co}\p{Cn}\p{Cs}]/gu;
const maxLost = 0.2;

function verdictOn({ text, isGuessed, codes }: FontText): Verdict {
  if (codes.size < minDistinct) return 'right';
  const characters = text.replace(/\s/g, '');
  // a table that makes a few characters of many
  if (new Set(characters).size * 2 < Math.min(codes.size, minDistinct * 2)) return 'wrong';
  if (isGuessed) return isLikelyText(text, { isProven: true }) ? 'right' : 'wrong';
  const isLost = (characters.match(lost)?.length ?? 0) > maxLost * characters.length;
  if (isLost) return 'lost';
  return isLikelyText(text) ? 'right' : 'wrong';
}
