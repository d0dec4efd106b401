import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';
import { rowsBelow } from './rows-below.ts';

/** An address, a telephone or an e-mail that happens to stand below. */
const reach = /\b[A-Z]{2} \d{5}(?:-\d{4})?$|^\S+@\S+$|^.{0,20}\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}$/;

/** The link behind a teaser. */
const teaser = /\s*(?:(?:learn|read|see|find out) more|more info(?:rmation)?)\s*[.…→»>]*$/i;

const most = 8;
const longest = 1_500;
const aside =
  /^(?:read more|learn more|donate|click|back to (?:top|home|main|the|all)\b|page \d+|photo|source|see |visit |contact|sign up|subscribe|follow us|please (?:click|visit|see)\b|click|©|copyright\b|share this)|\ball rights reserved\b|[→»]$/i;

const contact =
  /^(?:get in touch|contact|(?:our )?(?:address|location)s?$|reach|visit|find|write to|call)\b/i;

/** A list that goes on beyond what is taken is left out with the line that opens it, behind paragraphs. */
const withoutCutList = (lines: Line[]): Line[] => {
  const last = lines.findLastIndex(({ item }) => !item);
  const isOpening = lines[last]?.text.endsWith(':') ?? false;
  return last > 0 && isOpening ? lines.slice(0, last) : lines;
};

const isBelow = (next: Line, line: Line): boolean =>
  next.level !== undefined && line.level !== undefined && next.level > line.level;

/** Headings of a page's other parts, which end a row of headings of one level. */
const otherPart =
  /^(?:about|donat\w+|giv(?:e|ing)|volunteer\w*|get (?:involved|in touch|help)|join|news|events?$|upcoming|our (?:team|staff|board|mission|vision|values|story|history|partners|sponsors|impact)|meet|team|staff|board|mission|vision|values|history|partners|sponsors|support(?:ers)?\b|testimonials|faqs?|frequently|subscribe|follow|latest|blog|who we|where we|hours|(?:our )?(?:location|address)|map$|directions|quick links|resources|gallery|photos|thank|stay|help us|how (?:you|to))\b/i;

/** "Services", and below it, as large as itself, "Food pantry", "Job training", each with its text. */
const inRow = (lines: Line[], at: number): Line[] => {
  const line = lines[at];
  const next = lines[at + 1];
  if (!line?.heading || !next?.heading || next.level !== line.level || line.level === undefined)
    return [];
  const end = lines.findIndex(
    (other, place) =>
      place > at &&
      (other.row !== undefined ||
        other.foot !== line.foot ||
        (other.heading &&
          (contact.test(other.text) ||
            otherPart.test(other.text) ||
            (other.level ?? 0) < (line.level ?? 0)))),
  );
  return lines
    .slice(at + 1, end < 0 ? undefined : end)
    .filter(({ text }) => !aside.test(text) && !reach.test(text))
    .slice(0, 2 * most);
};

/** The lines that belong to a heading: up to the next one that is not of its parts. */
const linesBelow = (lines: Line[], at: number, named: boolean): Line[] => {
  const line = lines[at];
  const below: Line[] = [];
  for (const next of line ? lines.slice(at + 1) : []) {
    if (!line || next.row !== undefined || next.foot !== line.foot) break;
    const texts = below.filter(({ heading }) => !heading).length;
    if (next.heading && (contact.test(next.text) || (named && otherPart.test(next.text)))) break;
    if (next.heading && texts > 0 && !isBelow(next, line)) break;
    if (texts >= most) return next.item ? withoutCutList(below) : below;
    if (!aside.test(next.text) && !reach.test(next.text)) below.push(next);
  }
  return below;
};

/** The forms of authorities ask in a whole line: "Summary of the main activities undertaken …". */
const longestHeading = 45;
const fewestParts = 2;
/** Of each part its first paragraph tells what it is. */
const inParts = (below: Line[], line: Line, ofOneLevel = false): string[] => {
  const isPart = (next: Line): boolean => next.heading && (ofOneLevel || isBelow(next, line));
  if (below.filter(isPart).length < fewestParts) return [];
  return below.flatMap((next, at): string[] => {
    if (!isPart(next)) return at === 0 && !next.heading ? [next.text] : [];
    const text = below[at + 1];
    return [text && !text.heading ? `${next.text}: ${text.text}` : next.text];
  });
};

/** "Projects" between "About" and "Contacts": an entry of a menu, which stands over nothing. */
const wordsOfAnEntry = 3;
const isMenuEntry = (lines: Line[], at: number): boolean => {
  const next = lines[at + 1];
  return (
    lines[at]?.item === true && next?.item === true && next.text.split(' ').length <= wordsOfAnEntry
  );
};

const wordsOfAText = 3;
const wordsOfAName = 6;
/** A list whose entries are all short names things: "Food pantry", "Job training". */
const listOfNames = (below: Line[]): Line[] => {
  const end = below.findIndex(({ item }) => !item);
  const items = below.slice(0, end < 0 ? undefined : end);
  return items.length >= fewestParts &&
    items.every(({ text }) => text.split(' ').length <= wordsOfAName)
    ? items
    : [];
};

type Options = {
  /** Short entries count: what is asked for is named, not told. */
  named?: boolean;
};

/** The paragraphs and items below a heading, as they stand, up to the next heading. */
export const underHeading = (
  { lines }: Paper,
  heading: RegExp,
  trust: number,
  { named = false }: Options = {},
): Candidate[] =>
  lines.flatMap((line, at): Candidate[] => {
    // In the foot of a page, headings stand over menus.
    if (
      line.others ||
      line.foot ||
      !heading.test(line.text) ||
      line.text.split(' ').length > longestHeading
    )
      return [];
    if (isMenuEntry(lines, at)) return [];
    const rows = rowsBelow(lines, at, named);
    if (rows) return [candidate(rows.value, rows.line, trust)];
    const row = named ? inRow(lines, at) : [];
    const below = row.length > 0 ? row : linesBelow(lines, at, named);
    const entries = named ? listOfNames(below) : [];
    const texts =
      entries.length > 0
        ? entries
        : below.filter(
            ({ heading: isHeading, text, item }) =>
              !isHeading && text.split(' ').length > (item && /\d/.test(text) ? 1 : wordsOfAText),
          );
    const parts = inParts(below, line, row.length > 0);
    const first = texts[0] ?? (parts.length > 0 ? below[0] : undefined);
    let value = '';
    for (const text of parts.length > 0 ? parts : texts.map((own) => own.text))
      if (value.length + text.length < longest)
        value += `${value ? '\n' : ''}${text.replace(teaser, '')}`;
    return first && value ? [candidate(value, first, trust)] : [];
  });
