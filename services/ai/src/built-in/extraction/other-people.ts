import type { DocumentKind } from './document-kind.ts';
import type { Line } from './paper.ts';

type Lines = Omit<Line, 'others'>[];

const salutation = /^dear\b.{0,60}[:,]$/i;
const dated =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b.*\b\d{4}\b|^\d{1,2}\/\d{1,2}\/\d{2,4}$/i;
const mostOfARecipient = 7;

/** A letter's lines above "Dear …" are whom it goes to; the IRS writes to the organization itself. */
export const recipient = (lines: Lines, kind: DocumentKind): Set<number> => {
  if (kind === 'determination-letter') return new Set();
  const dear = lines.findIndex(({ text }) => salutation.test(text));
  const found = new Set<number>();
  for (let at = dear - 1; at >= Math.max(0, dear - mostOfARecipient); at--) {
    const text = lines[at]?.text ?? '';
    if (dated.test(text) || text.split(' ').length > 9) return found;
    found.add(at);
  }
  return found.size < mostOfARecipient ? new Set() : found;
};

const whoColumn = /^(?:full |board )?(?:names?|members?|directors?|trustees?|officers?|staff)\b/i;
const reachColumn =
  /^(?:(?:home |street |mailing )?address(?:es)?|(?:tele)?phone|e-?mail|contact|term|title|position|office|role)\b/i;

/** The rows of a table that lists people with where they live or how to reach them. */
export const peopleTables = (lines: Lines): Set<number> => {
  const found = new Set<number>();
  let block: number | undefined;
  let head: { row: number; who: boolean; reach: number } | undefined;
  lines.forEach((line, at) => {
    if (line.row === undefined) return;
    if (line.block !== block) {
      block = line.block;
      head = { row: line.row, who: false, reach: 0 };
    }
    if (!head) return;
    if (line.row !== head.row) {
      if (head.who && head.reach > 0) found.add(at);
    } else if (reachColumn.test(line.text)) head.reach++;
    else if (whoColumn.test(line.text) && line.text.split(' ').length < 4) head.who = true;
  });
  return found;
};
