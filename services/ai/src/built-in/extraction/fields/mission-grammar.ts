/** "… a warm place, a hot meal, a": no passage stops here. */
const unfinished =
  /(?:\b(?:a|an|the|and|or|of|to|in|for|with|by|from|at|as|its|our|their|that|which|who|is|are|shall be|includes?)|[,(–—-])$/i;
/** "… left the door open. a campaign": two columns read as one. */
const brokenWithin =
  /(?<!\b(?:Inc|Co|Corp|Ltd|St|Dr|Mr|Mrs|Ms|vs|etc|e\.g|i\.e|U\.S|Sec|No|Art|Rev|a\.m|p\.m|[A-Z]))[.!?] \p{Ll}(?!\))/u;
const listed = /:/;

/** Brackets that close what nothing opened, or the other way round. */
const isUnbalanced = (text: string): boolean => {
  let open = 0;
  for (const letter of text) {
    if (letter === '(') open++;
    if (letter === ')' && --open < 0) return true;
  }
  return open > 0;
};

/** Numbered parts ("1) to feed; 2) to house") close brackets that they never open. */
const withoutNumbers = (text: string): string =>
  text.replace(/(^|[\s;:,])(?:\d{1,2}|[a-z]|[ivx]{1,4})\)/gi, '$1');

/** Whether a text reads as a passage of its own, not as columns of a page run together or cut off. */
export const isPassage = (text: string): boolean => {
  if (unfinished.test(text)) return false;
  if (!listed.test(text) && brokenWithin.test(text)) return false;
  return !isUnbalanced(withoutNumbers(text));
};
