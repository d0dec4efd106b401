import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';
import { isPower } from './legal-powers.ts';
import { isBoilerplate, unnumbered } from './mission-passage.ts';

const heading =
  /^(?:(?:our|charitable|the) )*(?:(?:organi[sz]ation(?:al)?|club|society|association|group|company|charity)(?:['’]s)? )?(?:objects?|aims?|objectives?|purposes?|goals)(?:,? (?:and|&) (?:objectives?|aims?|activities|purposes?|objects?|powers|goals))?\s*[.:]?$/i;
const chapter = /^(?:chapter|part|clause|§) ?(?:[IVXLC]+|\d+)\s*[.:–—-]*\s*/i;
/** "02 Objectives". */
const bareNumber = /^\d{1,2} (?=\p{Lu})/u;
const mark = /^(?:\(?(?:[a-z]|\d{1,2}|[ivx]{1,4})[.)]|\d+(?:\.\d+)+:?|[•·-])\s*/i;
const aim = /^to \p{Ll}+/iu;
const introduces =
  /\b(?:objects?|aims?|objectives?|purposes?|goals)\b.{0,80}\b(?:is|are|shall|include)\b/i;
/** "The club is formed:". */
const formed =
  /^the \p{L}+ (?:is|was|has been|shall be) (?:formed|established|constituted|set up)(?: (?:to|in order to|for the following purposes))?\s*:$/iu;
const linesOfPart = 24;
const mostAims = 8;
const fewestAims = 2;

/** The lines below "Objectives" that open with "To …", each with what its end was broken off. */
const aimsBelow = (lines: Line[]): { texts: string[]; first?: Line } => {
  const texts: string[] = [];
  let first: Line | undefined;
  for (const line of lines) {
    if (line.heading || line.others || line.row !== undefined) break;
    const text = line.text.replace(mark, '').trim();
    const last = texts.at(-1);
    if (aim.test(text)) {
      if (texts.length >= mostAims) break;
      texts.push(text);
      first ??= line;
    } else if (last !== undefined) {
      // "… development in Weh and" / "Cameroon at large."
      if (/[.;:!?]$/.test(last) || mark.test(line.text)) break;
      texts[texts.length - 1] = `${last} ${text}`;
    } else if (
      !(introduces.test(line.text) || formed.test(line.text)) &&
      texts.length === 0 &&
      text.split(' ').length > 3
    )
      break;
  }
  return { texts, ...(first ? { first } : {}) };
};

const titleOf = (text: string): string =>
  unnumbered(text.replace(chapter, '')).replace(bareNumber, '');

const ended = /\s*(?:[.;,]|[;,] and)$/;

/** What a constitution lists under "Objectives": "a) To promote unity …". */
export const fromObjectives = ({ kind, lines }: Paper): Candidate[] =>
  kind === 'policy'
    ? []
    : lines.flatMap((line, at): Candidate[] => {
        if (line.others || !heading.test(titleOf(line.text))) return [];
        const { texts, first } = aimsBelow(lines.slice(at + 1, at + linesOfPart));
        const own = texts
          .filter((text) => !isBoilerplate(text) && !isPower(text))
          .map((text) => text.replace(ended, '').replace(/\s+,/g, ','));
        return first && own.length >= fewestAims
          ? [candidate(`${own.join('; ')}.`, first, 2.25)]
          : [];
      });
