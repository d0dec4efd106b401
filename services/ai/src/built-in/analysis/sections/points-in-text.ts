const unit = '(?:points?|pts\\.?|marks?)';
const most = '(?:(?:max(?:imum)?\\.?|up to|worth|weight:?) )?';
/** "(300 words, 20 points)", "[20 pts]" */
const bracketed = new RegExp(`[([][^()[\\]]*?${most}\\b(\\d{1,3}) ?${unit}[^()[\\]]*[)\\]]`, 'i');
/** "What will you do? - 20 points" */
const trailing = new RegExp(
  `\\s*(?:[-:,;|]|--)\\s*${most}(\\d{1,3}) ?${unit}(?: max(?:imum)?\\.?)?\\.?$`,
  'i',
);

/** What is asked, and the points that reviewers give for it where it says them itself. */
export const splitPoints = (text: string): { text: string; points?: number } => {
  const end = trailing.exec(text);
  if (end?.[1]) return { text: text.slice(0, end.index).trim(), points: Number(end[1]) };
  const inner = bracketed.exec(text);
  if (!inner?.[1]) return { text };
  const without = `${text.slice(0, inner.index).trimEnd()} ${text.slice(inner.index + inner[0].length).trim()}`;
  return { text: without.trim(), points: Number(inner[1]) };
};
