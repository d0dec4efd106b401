import { splitSentences } from '../../../text/sentences.ts';
import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';
import { tidy } from '../tidy.ts';

const heading =
  /^(?:our |the )?(?:mission(?: statement)?|mission (?:&|and) vision|purpose(?: statement)?|our purpose)\s*[:.]?$/i;
const inline = /^(?:our )?mission(?: statement)?\s*[:–—-]\s+(.{20,})$/i;
const said =
  /\b(?:(?:the|our|its) (?:primary |core |central )?mission(?: of [^,.;]{2,80}?)?|[\p{L}.'’ -]{2,60}['’]s mission)(?:,[^,]{3,60},)? (?:is|has been|remains)\b/iu;
const purpose =
  /\b(?:(?:the )?(?:specific|primary|exempt|charitable|general|corporate)?(?: \w+ and)? ?(?:purposes?|objectives?)(?: and (?:purposes?|objectives?))?(?: (?:of|for which) (?:the|this) (?:corporation|organization|association|society|\w+)(?: is (?:organized|formed))?)? (?:is|are|shall be)(?: to)?|(?:is|was) (?:organized|formed|established) (?:to|for the (?:specific )?purposes? of)|exists to|dedicated to)\b/i;
const boilerplate =
  /\b(?:exclusively for (?:charitable|religious|educational)[^.]*(?:501|internal revenue)|not organized for the private gain|within the meaning of|making of distributions|any lawful (?:act|purpose)|upon (?:the )?dissolution|no (?:substantial )?part|nonprofit public benefit corporation law for|engage in any lawful|shall not|conflict of interest)\b/i;
const form990 =
  /(?:briefly describe the organization['’]s mission(?: or most significant activities)?|what is the organization['’]s primary exempt purpose\??|organization['’]s mission)\s*[:.?]*\s*(.*)$/i;

/** "The specific purpose … is to The specific purpose … is to support …": a form filled in twice. */
const once = (text: string): string => {
  const repeated = /^(.{12,100}?)\s+\1/i.exec(text);
  return repeated?.[1] ? text.slice(repeated[1].length).trim() : text;
};

const sentencesUnder = (lines: Line[], at: number): { text: string; line: Line } | undefined => {
  const line = lines[at + 1];
  if (!line || line.heading || line.others || line.text.split(' ').length < 5) return undefined;
  const all = splitSentences(line.text);
  const text = all
    .slice(0, 3)
    .map((sentence) => sentence.text)
    .join(' ');
  return { text: line.text.includes(text) ? text : (all[0]?.text ?? ''), line };
};

/** What the organization is for, in whole sentences of its own. */
export const findMissions = (paper: Paper, names: string[]): Candidate[] => {
  const { lines, kind } = paper;
  if (kind === 'determination-letter' || kind === 'form-990-n') return [];
  return lines.flatMap((line, at): Candidate[] => {
    const form = form990.exec(line.text);
    if (form && kind === 'form-990') {
      const own = tidy(form[1] ?? '');
      const place = own.length > 15 ? line : lines[at + 1];
      const text = own.length > 15 ? own : tidy(lines[at + 1]?.text ?? '');
      return place && text.length > 15 && !/^(?:see schedule|check|\d)/i.test(text)
        ? [candidate(text, place, 2.8)]
        : [];
    }
    if (heading.test(line.text) && !/purpose/i.test(line.text)) {
      const under = sentencesUnder(lines, at);
      return under && under.text.length > 20 && !boilerplate.test(under.text)
        ? [candidate(under.text, under.line, kind === 'policy' ? 1 : 3, under.text)]
        : [];
    }
    const stated = inline.exec(line.text);
    if (stated?.[1])
      return [
        candidate(
          tidy(
            splitSentences(stated[1])
              .slice(0, 3)
              .map(({ text }) => text)
              .join(' '),
          ),
          line,
          3,
        ),
      ];
    return splitSentences(line.text).flatMap(({ text }): Candidate[] => {
      if (boilerplate.test(text) || text.split(' ').length < 7) return [];
      if (
        said.test(text) &&
        !/mission (?:is|of) (?:the |this )?(?:committee|board|program|project|grant|fund)\b/i.test(
          text,
        )
      )
        return [candidate(text, line, 2.7, text)];
      const legal = kind === 'articles' || kind === 'bylaws';
      if (
        purpose.test(text) &&
        (legal
          ? !/\b(?:policy|meeting|committee|article|section|bylaws?|fund)\b/i.test(
              text.slice(0, 60),
            )
          : kind !== 'policy' &&
            /\b(?:exists to|dedicated to|was (?:organized|formed|established) to)\b/i.test(text) &&
            (/^(?:we|our)\b/i.test(text) ||
              names.some((name) => text.slice(0, name.length + 40).includes(name))))
      ) {
        const value = once(text);
        return [candidate(value, line, legal ? 2.4 : 1.2, value)];
      }
      return [];
    });
  });
};
