import { splitSentences } from '@grantwright/analyst';
import { candidate, type Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';

const dedicated = /^(?:Dedicated|Committed|Devoted) to (?:the )?\p{Ll}+/u;
const about = /^(?:about\b.{0,40}|who we are|overview|our (?:story|organi[sz]ation))$/i;
const wordsOfAMission = 10;
/** "Restoring hope to the sick across the valley.": a line below the name that says what for, not since when. */
const tagline =
  /^(?!(?:Opening|Coming|Loading|Including|Following|According|Being|During|Looking|Seeking|Hiring|Featuring)\b)\p{Lu}\p{Ll}+ing (?!(?:us|you|your|soon|since)\b)[^\d$?!|·©]{30,}\.$/u;
const lead =
  /^(?!(?:Opening|Coming|Loading|Including|Following|According|Being|During|Looking|Seeking|Hiring|Featuring|Meeting|Reporting|Annual)\b)\p{Lu}\p{Ll}+ing (?!(?:us|you|your|soon|since)\b)[^\d$?!|·©:]{30,}$/u;
const wordsOfATagline = 8;

const isName = (text: string, names: string[]): boolean =>
  names.some((name) => name.toLowerCase() === text.replace(/^The /, '').toLowerCase());

/** Under "About us", or the body's own name, a sentence without a subject: "Dedicated to keeping the rivers of the county swimmable". */
export const fromDedication = ({ kind, lines }: Paper, names: string[]): Candidate[] =>
  kind !== 'other' && kind !== 'report'
    ? []
    : lines.flatMap((line, at): Candidate[] => {
        const above = lines[at - 1];
        if (line.others || line.heading || !above?.heading) return [];
        const text = splitSentences(line.text)[0]?.text ?? '';
        if (isName(above.text, names) && text === line.text && tagline.test(text))
          return text.split(' ').length >= wordsOfATagline ? [candidate(text, line, 1)] : [];
        // "Bringing music to the wards of three hospitals", below the title of the page.
        if (at === 1 && above.level === 1 && lead.test(text) && text === line.text)
          return text.split(' ').length >= wordsOfATagline ? [candidate(text, line, 0.95)] : [];
        if (!about.test(above.text)) return [];
        return dedicated.test(text) && text.split(' ').length >= wordsOfAMission
          ? [candidate(text, line, 1.4, text)]
          : [];
      });
