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

/** A list that goes on beyond what is taken is left out with the line that opens it, behind paragraphs. */
const withoutCutList = (lines: Line[]): Line[] => {
  const last = lines.findLastIndex(({ item }) => !item);
  const isOpening = lines[last]?.text.endsWith(':') ?? false;
  return last > 0 && isOpening ? lines.slice(0, last) : lines;
};

/** The paragraphs and items below a heading, as they stand, up to the next heading. */
export const underHeading = ({ lines }: Paper, heading: RegExp, trust: number): Candidate[] =>
  lines.flatMap((line, at): Candidate[] => {
    if (line.others || !heading.test(line.text) || line.text.split(' ').length > 8) return [];
    let below: Line[] = [];
    let isCut = false;
    for (const next of lines.slice(at + 1)) {
      if (next.heading && below.length > 0 && below.some(({ heading: isHeading }) => !isHeading))
        break;
      if (next.row !== undefined || next.foot !== line.foot) break;
      if (below.length >= most) {
        isCut = next.item;
        break;
      }
      if (aside.test(next.text) || reach.test(next.text)) continue;
      below.push(next);
    }
    if (isCut) below = withoutCutList(below);
    const texts = below.filter(
      ({ heading: isHeading, text, item }) =>
        !isHeading && text.split(' ').length > (item && /\d/.test(text) ? 1 : 3),
    );
    const first = texts[0];
    let value = '';
    for (const { text } of texts)
      if (value.length + text.length < longest)
        value += `${value ? '\n' : ''}${text.replace(teaser, '')}`;
    return first && value ? [candidate(value, first, trust)] : [];
  });
