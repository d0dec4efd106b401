import type { Guidelines } from '../guidelines.ts';

/** "§9-13 Required review", "[§9-11] Qualifying standards", "Sec. 41.103." at the head of a paragraph. */
const section = /^\W{0,2}(?:§+ ?\d|sec(?:tion|\.) \d{2,}[-.]\d{2,})/i;
/** "[L 1992, c 181, pt of §1; am L 1993, c 6, §2]", "(Added by Stats. 2019, Ch. 4)" */
const enacted =
  /\[L \d{4},|\bam L \d{4}\b|\b(?:Added|Amended) by (?:Stats\.|Acts \d{4})|\bP\.L\. ?\d{2,4}-\d+, ?§|\bActs \d{4}, (?:ch|No)\./;
/** "A. The fund shall be administered by the secretary", of which the head has been cut off. */
const lettered = /^\(?[A-Z][.)] \p{Lu}/u;
const cites =
  /\b(?:Acts?|Section \d[\w.-]*,? (?:of )?Title \d+)\b[^.]{0,60}\b(?:of \d{4}|as amended)\b/;
const fewestShall = 4;
const fewest = 3;
/** "Section 7.78.050. Requests for proposals." over the text */
const titledSection = /^(?:section|sec\.|§+|rule) ?\d+(?:[.-]\d+)+/i;

/** Whether a paper is the text of a law: its sections carry the numbers of a code, or the years of their enactment. */
export const isStatute = ({ reading, text }: Guidelines): boolean => {
  const numbered = reading.blocks.filter(
    (block) => block.type !== 'table' && section.test(block.text.trim()),
  ).length;
  const [first] = reading.blocks;
  const over = [reading.title ?? '', first && first.type !== 'table' ? first.text : ''];
  if (over.some((line) => titledSection.test(line.trim()))) return true;
  const letters = reading.blocks.filter(
    (block) => block.type !== 'table' && lettered.test(block.text.trim()),
  ).length;
  if (letters >= 2 && cites.test(text) && (text.match(/\bshall\b/g)?.length ?? 0) >= fewestShall)
    return true;
  return numbered >= fewest || (numbered > 0 && enacted.test(text));
};
