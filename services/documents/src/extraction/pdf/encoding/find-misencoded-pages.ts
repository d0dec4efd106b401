import { isLikelyText } from '../../text/likely-text.ts';
import { limits } from '../limits.ts';
import type { FontText, PageContent } from '../page-model.ts';

/** Fonts with fewer distinct characters are probably used for bullets and icons. */
const minDistinct = 6;
/** The amount of wrong text that makes a page unreadable. */
const minWrong = { glyphs: 8, share: 0.03 };
/** Private-use characters are often icons, so a page is unreadable only if it is full of them. */
const minLostFraction = 0.15;

type Verdict = 'right' | 'wrong' | 'lost';

/**
 * Returns the numbers of pages whose text does not match the drawn glyphs because a font has a missing or incorrect
 * character table. Tests each font on all of the document's text in that font.
 */
export function findMisencodedPages(pages: PageContent[]): number[] {
  const byFont = new Map<string, FontText>();
  for (const { fontTexts } of pages)
    for (const one of fontTexts) {
      const existing = byFont.get(one.font);
      byFont.set(one.font, existing ? mergeTexts(existing, one) : one);
    }
  const verdicts = new Map([...byFont].map(([font, text]) => [font, judge(text)]));
  return pages
    .filter(({ fontTexts }) => {
      const length = (...which: Verdict[]) =>
        fontTexts
          .filter(({ font }) => which.includes(verdicts.get(font) ?? 'right'))
          .reduce((sum, { glyphs }) => sum + glyphs, 0);
      const all = length('right', 'wrong', 'lost');
      const isWrong = (glyphs: number, share: number) =>
        glyphs >= minWrong.glyphs && glyphs >= share * all;
      return isWrong(length('wrong'), minWrong.share) || isWrong(length('lost'), minLostFraction);
    })
    .map(({ number }) => number);
}

const mergeTexts = (one: FontText, other: FontText): FontText => ({
  ...one,
  text: `${one.text} ${other.text}`.slice(0, limits.fontText),
  codes: new Set([...one.codes, ...other.codes]),
});

const undecodable = /[\uFFFD\p{Cc}\p{Co}\p{Cn}\p{Cs}]/gu;
const maxLost = 0.2;

function judge({ text, isGuessed, codes }: FontText): Verdict {
  if (codes.size < minDistinct) return 'right';
  const characters = text.replace(/\s/g, '');
  // the table maps many codes to only a few characters
  if (new Set(characters).size * 2 < Math.min(codes.size, minDistinct * 2)) return 'wrong';
  if (isGuessed) return isLikelyText(text, { requireEvidence: true }) ? 'right' : 'wrong';
  const isLost = (characters.match(undecodable)?.length ?? 0) > maxLost * characters.length;
  if (isLost) return 'lost';
  return isLikelyText(text) ? 'right' : 'wrong';
}
