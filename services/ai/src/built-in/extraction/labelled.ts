import type { Line } from './paper.ts';

/** What stands after a label, and the lines it stands in. */
export type Labelled = { value: string; line: Line; at: number };

/** What numbering puts before a label: "C", "12a.", "Second:", "Article 2 –". */
const numbered = String.raw`^(?:(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|article (?:[ivxl]+|\d{1,2})|section \d{1,2}(?:\.\d{1,2})?)\s*[.:–—-]\s*|\(?(?:[A-Z]|\d{1,2}[a-z]?)?[\s.)]*)(?:the )?`;
const anyLabel = /^[\p{L}][\p{L} /()’'-]{1,40}:\s*$/u;

/** `loose`: a capital may follow the label without any mark, as in forms whose columns were lost. */
type Options = { loose?: boolean };

/** Where the next label begins on the same line: "Year Founded: 1976  Budget: $288,000". */
const nextLabel = /\s{2,}|\t|\s[|•·]\s|\s(?=\p{Lu}[\p{L}\d#/’'.-]*(?: [\p{L}#/&’'.]+){0,3}:\s)/u;
const mostOfALine = 400;

/** A labelled value behind others on its line. */
const amongOthers = (line: Line, at: number, pattern: RegExp): Labelled[] => {
  if (line.text.length > mostOfALine || !line.text.includes(':')) return [];
  for (const gap of line.text.matchAll(/\s+(?=\p{Lu})/gu)) {
    const part = line.text.slice(gap.index + gap[0].length);
    const match = pattern.exec(part);
    if (!match || !/:\s*$/.test(match[0])) continue;
    const value = part.slice(match[0].length).split(nextLabel)[0]?.trim() ?? '';
    return value ? [{ value, line, at }] : [];
  }
  return [];
};

/**
 * The values under a label, whether they share its line, follow on the next one, or stand in the next
 * cell: "EIN: 12-3456789", "D Employer identification number | 12-3456789".
 */
export const labelled = (lines: Line[], label: string, options: Options = {}): Labelled[] => {
  const pattern = new RegExp(
    `${numbered}(?:${label})\\s*(?:\\([^)]*\\))?(?:\\s+(?:is|are|shall be)(?=\\s*(?::|$)))?\\s*(?:[:.–—-]+\\s*|\\s{2,}|\\s*$|\\s+(?=[\\d"“]|https?:|www\\.|[\\w.+-]+@)${options.loose ? '|\\s+(?=\\p{Lu})' : ''})`,
    'iu',
  );
  return lines.flatMap((line, at): Labelled[] => {
    const match = pattern.exec(line.text);
    if (!match) return amongOthers(line, at, pattern);
    const rest = line.text.slice(match[0].length).trim();
    // Case is ignored above; a small letter after the bare label only goes on with a sentence.
    if (rest && !/[:.–—-]\s*$|\s{2,}$/.test(match[0]) && /^\p{Ll}/u.test(rest)) return [];
    if (rest) return [{ value: rest, line, at }];
    const next = lines[at + 1];
    if (!next || anyLabel.test(next.text) || pattern.test(next.text)) return [];
    if (line.row !== undefined && next.row !== undefined && next.row > line.row + 1) return [];
    // "EIN | Grant | Purpose" heads a table: what begins its next row stands under its first column.
    if (next.row !== line.row && next.column !== line.column) return [];
    return [{ value: next.text, line: next, at: at + 1 }];
  });
};
