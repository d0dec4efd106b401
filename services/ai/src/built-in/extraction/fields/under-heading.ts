import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';

/** An address, a telephone or an e-mail that happens to stand below. */
const reach = /\b[A-Z]{2} \d{5}(?:-\d{4})?$|^\S+@\S+$|^.{0,20}\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}$/;

const most = 8;
const longest = 1_500;
const aside =
  /^(?:read more|learn more|donate|click|back to (?:top|home|main|the|all)\b|page \d+|photo|source|see |visit |contact|sign up|subscribe|follow us)/i;

/** The paragraphs and items below a heading, as they stand, up to the next heading. */
export const underHeading = ({ lines }: Paper, heading: RegExp, trust: number): Candidate[] =>
  lines.flatMap((line, at): Candidate[] => {
    if (line.others || !heading.test(line.text) || line.text.split(' ').length > 8) return [];
    const below: Line[] = [];
    for (const next of lines.slice(at + 1)) {
      if (next.heading && below.length > 0 && below.some(({ heading: isHeading }) => !isHeading))
        break;
      if (below.length >= most || next.row !== undefined) break;
      if (aside.test(next.text) || reach.test(next.text)) continue;
      below.push(next);
    }
    const texts = below.filter(
      ({ heading: isHeading, text, item }) =>
        !isHeading && text.split(' ').length > (item && /\d/.test(text) ? 1 : 3),
    );
    const first = texts[0];
    let value = '';
    for (const { text } of texts)
      if (value.length + text.length < longest) value += `${value ? '\n' : ''}${text}`;
    return first && value ? [candidate(value, first, trust)] : [];
  });
