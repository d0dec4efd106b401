import { Tokens } from '@grantwright/shared/values';
import { comparable } from '../text/normalize.ts';
import { cacheByText } from '../text/cache-by-text.ts';
import { stemWord } from '../text/stem.ts';

/** A content word, with its stem and its position among all words in the text. */
export type WordPosition = { stem: string; index: number; start: number; clause: number };

const stopWords = new Set(
  (
    'a an the and or of to in on for by with from at as is are was were be been being will would shall must may can ' +
    'could should that this these those it its their there they them we our us you your he she his her him who whom ' +
    'which what when where while than then so such into onto over under about more most less least all any each ' +
    'every both either not no nor only also other another same own up out off down have has had do does did if but ' +
    'because since until through during between among within without after before per via around roughly some just ' +
    'nearly almost approximately including include together total overall altogether very well many much few several'
  ).split(' '),
);

/** Maximum number of words between "apply" and "for". */
const maxBeforeFor = 5;

/** Finds the content words of a text. Includes years but no other figures. */
export const listWordPositions = cacheByText((text): readonly WordPosition[] => {
  const tokens = new Tokens(text);
  const positions: WordPosition[] = [];
  let clause = 0;
  for (let index = 0; index < tokens.length; index++) {
    const { lower, start, kind } = tokens.at(index);
    if (/^[,;:()|]$/.test(lower) && !tokens.isNumber(index + 1)) clause++;
    if (/^(?:and|but|while|whereas)$/.test(lower)) clause++;
    if (kind === 'number' && /^(?:19|20)\d\d$/.test(lower))
      positions.push({ stem: lower, index, start, clause });
    if (kind !== 'word' || stopWords.has(lower) || lower.length < 2) continue;
    const stem = isApplyFor(tokens, index) ? stemWord('ask') : stemWord(comparable(lower));
    if (stem) positions.push({ stem, index, start, clause });
  }
  return positions;
});

/** Whether "apply" is followed by "for": "We apply to your fund for $18,500" is a request, "apply by May 1" is not. */
function isApplyFor(tokens: Tokens, index: number): boolean {
  if (!/^appl(?:y|ies|ied|ying)$/.test(tokens.lower(index))) return false;
  let next = index + 1;
  while (next <= index + maxBeforeFor && tokens.isWord(next) && tokens.lower(next) !== 'for')
    next++;
  return tokens.lower(next) === 'for';
}

/** Counts the words before a character. */
export const countWordsBefore = (places: readonly WordPosition[], start: number): number => {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return low;
};
