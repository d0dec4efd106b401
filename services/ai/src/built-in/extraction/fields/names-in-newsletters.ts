import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';
import { capitalName, isTitled } from './clean-name.ts';
import { isPageTitle, namesBody } from './page-titles.ts';

const season =
  '(?:spring|summer|fall|autumn|winter|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|vol|issue|no\\b|edition|(?:19|20)\\d{2}|\\d{1,2}\\b)';
/** "Hope Haven Newsletter, Spring 2024", "Elm Trust News: Issue 12". */
const masthead = new RegExp(
  `^(.{4,60}?)(?:['’]s)?\\s+(?:e-?)?(?:newsletter|bulletin|news|update|gazette)\\b[\\s,:|•–—-]*(?:\\(?${season}.*)?$`,
  'iu',
);
const firstLines = 6;
const monthly =
  /^(?:the |our |a )?(?:spring|summer|fall|autumn|winter|annual|monthly|weekly|quarterly|january|february|march|april|may|june|july|august|september|october|november|december|latest|current|recent|member\w*|community|church|school|email|e-mail)\b/i;

const isSpoken = (lines: Line[], name: string, from: Line): boolean =>
  lines.some((line) => line !== from && line.text.includes(name));

/** Whose newsletter it is, where the newsletter goes on to speak of it. */
export const fromNewsletters = ({ lines, kind }: Paper): Candidate[] =>
  kind !== 'other' && kind !== 'report'
    ? []
    : lines.slice(0, firstLines).flatMap((line): Candidate[] => {
        const own = masthead.exec(line.text)?.[1] ?? '';
        const name = !monthly.test(own) && isTitled(own) ? capitalName(own) : undefined;
        return name &&
          name.split(' ').length > 1 &&
          !isPageTitle(name) &&
          (namesBody(name) || isSpoken(lines, name, line))
          ? [candidate(name, line, 2.1)]
          : [];
      });

/** "Hope Haven, 14 Bridge Road, Kendal, LA9 4XY | 01539 555 012": the name before its own address. */
const imprint =
  /^(\p{Lu}[^,|•·\d@]{3,60}?)\s*[,|•·–-]\s+(?:c\/o )?(?:\d{1,5}\w? \p{Lu}|P\.? ?O\.? Box \d)/iu;
const postalCode =
  /\b\d{5}(?:-\d{4})?\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/;
const wordsOfImprint = 24;

/** The name before the street on a line that gives the address. */
export const fromImprintLines = ({ lines, kind }: Paper): Candidate[] =>
  kind !== 'other' && kind !== 'report' && kind !== 'bylaws'
    ? []
    : lines.flatMap((line): Candidate[] => {
        if (line.others || line.text.split(' ').length > wordsOfImprint) return [];
        const own = postalCode.test(line.text) ? (imprint.exec(line.text)?.[1] ?? '') : '';
        const name = isTitled(own) && !/[:.]/.test(own) ? capitalName(own) : undefined;
        return name &&
          name.split(' ').length > 1 &&
          !isPageTitle(name) &&
          (namesBody(name) || isSpoken(lines, name, line))
          ? [candidate(name, line, 1.75)]
          : [];
      });
