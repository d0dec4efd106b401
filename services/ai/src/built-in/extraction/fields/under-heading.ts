import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';

/** An address, a telephone or an e-mail that happens to stand below. */
const reach = /\b[A-Z]{2} \d{5}(?:-\d{4})?$|^\S+@\S+$|^.{0,20}\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}$/;

/** The link behind a teaser. */
const teaser = /\s*(?:(?:learn|read|see|find out) more|more info(?:rmation)?)\s*[.…→»>]*$/i;

const most = 8;
const longest = 1_500;
const aside =
  /^(?:read more|learn more|donate|click|back to (?:top|home|main|the|all)\b|page \d+|photo|source|see |visit |contact|sign up|subscribe|follow us|please (?:click|visit|see)\b|click|©|copyright\b|share this)|\ball rights reserved\b|[→»]$/i;

const contact = /^(?:get in touch|contact|reach|visit|find|write to|call)\b/i;

/** A list that goes on beyond what is taken is left out with the line that opens it, behind paragraphs. */
const withoutCutList = (lines: Line[]): Line[] => {
  const last = lines.findLastIndex(({ item }) => !item);
  const isOpening = lines[last]?.text.endsWith(':') ?? false;
  return last > 0 && isOpening ? lines.slice(0, last) : lines;
};

const isBelow = (next: Line, line: Line): boolean =>
  next.level !== undefined && line.level !== undefined && next.level > line.level;

/** The lines that belong to a heading: up to the next one that is not of its parts. */
const linesBelow = (lines: Line[], at: number): Line[] => {
  const line = lines[at];
  const below: Line[] = [];
  for (const next of line ? lines.slice(at + 1) : []) {
    if (!line || next.row !== undefined || next.foot !== line.foot) break;
    const texts = below.filter(({ heading }) => !heading).length;
    if (next.heading && contact.test(next.text)) break;
    if (next.heading && texts > 0 && !isBelow(next, line)) break;
    if (texts >= most) return next.item ? withoutCutList(below) : below;
    if (!aside.test(next.text) && !reach.test(next.text)) below.push(next);
  }
  return below;
};

const fewestParts = 2;
/** Of each part its first paragraph tells what it is. */
const inParts = (below: Line[], line: Line): string[] => {
  const isPart = (next: Line): boolean => next.heading && isBelow(next, line);
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

/** The paragraphs and items below a heading, as they stand, up to the next heading. */
export const underHeading = ({ lines }: Paper, heading: RegExp, trust: number): Candidate[] =>
  lines.flatMap((line, at): Candidate[] => {
    // In the foot of a page, headings stand over menus.
    if (line.others || line.foot || !heading.test(line.text) || line.text.split(' ').length > 8)
      return [];
    if (isMenuEntry(lines, at)) return [];
    const below = linesBelow(lines, at);
    const texts = below.filter(
      ({ heading: isHeading, text, item }) =>
        !isHeading && text.split(' ').length > (item && /\d/.test(text) ? 1 : 3),
    );
    const parts = inParts(below, line);
    const first = texts[0] ?? (parts.length > 0 ? below[0] : undefined);
    let value = '';
    for (const text of parts.length > 0 ? parts : texts.map((own) => own.text))
      if (value.length + text.length < longest)
        value += `${value ? '\n' : ''}${text.replace(teaser, '')}`;
    return first && value ? [candidate(value, first, trust)] : [];
  });
