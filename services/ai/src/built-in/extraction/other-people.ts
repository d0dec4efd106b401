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

const formPerson =
  '(?:incorporators?|organi[sz]ers?|(?:registered|statutory|resident) agents?|individuals? causing|(?:initial )?(?:directors?|trustees|officers?|governors)|persons? (?:causing|forming|signing|filing|delivering)|filers?|submitters?|preparers?)';
/** "The true name and mailing address of the incorporator are", "The registered agent name and … address … are". */
const asksForPerson = new RegExp(
  `\\bnames?\\b[^.;]{0,60}\\baddress(?:es)?\\b[^.;]{0,24}\\bof (?:the |each |its )*${formPerson}|\\b${formPerson}(?:['’]s)? names?\\b[^.;]{0,60}\\baddress`,
  'iu',
);
const endsAsQuestion = /(?:\b(?:is|are|as follows)|:)\s*:?$/i;

/** The table below a form's question for somebody's name and address answers it, with that person's telephone, too. */
export const peopleAskedFor = (lines: Lines): Set<number> => {
  const found = new Set<number>();
  let table: number | undefined;
  lines.forEach((line, at) => {
    if (table !== undefined && line.block === table) found.add(at);
    else table = undefined;
    const next = lines[at + 1];
    if (
      next?.row !== undefined &&
      next.block !== line.block &&
      asksForPerson.test(line.text) &&
      endsAsQuestion.test(line.text)
    ) {
      found.add(at);
      table = next.block;
    }
  });
  return found;
};

const standing = '(?:peak|umbrella|parent|national|state|sponsoring|governing|member|affiliate)';
/** "Toy Libraries Australia, our peak body: 1300 555 021": whom a line names by what it is to the organization. */
const apposed = new RegExp(
  `^\\p{Lu}[^.;:]{3,70}[,(] ?our (?:${standing} (?:body|organi[sz]ation|association|federation|agency)|landlords?|accountants?|bookkeepers?|funders?|insurers?|auditors?|hosts?|web host)\\b`,
  'u',
);
const named = new RegExp(
  `^(?:[Oo]ur|[Tt]he|[Ii]ts) ${standing} (?:body|association|federation)(?:,| is|:)`,
  'u',
);

/** A line that gives another body's ways of reaching it, beside what that body is to the organization. */
export const apposedOthers = (lines: Lines): Set<number> =>
  new Set(lines.flatMap(({ text }, at) => (apposed.test(text) || named.test(text) ? [at] : [])));
