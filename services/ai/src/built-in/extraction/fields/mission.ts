import { splitSentences } from '../../../text/sentences.ts';
import { candidate, type Candidate } from '../candidate.ts';
import { labelled } from '../labelled.ts';
import type { Line, Paper } from '../paper.ts';
import { tidy } from '../tidy.ts';

const heading =
  /^(?:our |the )?(?:mission(?: statement)?|mission (?:&|and) vision|purpose(?: statement)?|our purpose)\s*[:.]?$/i;
const inline = /^(?:our )?mission(?: statement)?\s*[:–—-]\s+(.{20,})$/i;
const said =
  /\b(?:(?:the|our|its) (?:primary |core |central )?mission(?: of [^,.;]{2,80}?)?|[\p{L}.'’ -]{2,60}['’]s mission)(?:,[^,]{3,60},)? (?:is|has been|remains)\b/iu;
const purpose =
  /\b(?:(?:the )?(?:specific|primary|exempt|charitable|general|corporate)?(?: \w+ and)? ?(?:purposes?|objectives?|objects?)(?: and (?:purposes?|objectives?|objects?))?(?: (?:of|for which) (?:the |this )?(?:[^.;:]{2,110}?)(?: is (?:organized|formed))?)? (?:is|are|shall be)(?: to)?|(?:is|was) (?:organized|formed|established) (?:to|for the (?:specific )?purposes? of)|exists? to|dedicated to)\b/i;
/** "exclusively for charitable purposes …, including research and public education" tells its own, too. */
const inclusive =
  /\borganized exclusively\b.*\b501\s?\(c\)\s?\(3\).*,\s+including (?!,|for such)\p{Ll}.{40,}/iu;
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
/** "ARTICLE II. MISSION STATEMENT", "Section 2.1 Purposes. The Center …": what numbering puts before. */
const numbering =
  /^(?:(?:article|section)\s+(?:[IVXLC]+|\d+(?:\.\d+)*)\s*[.:–—-]?\s*|\d+(?:\.\d+)*[.)]\s+)+/i;
const clauseTitle = /^\p{Lu}[\w, ]{2,40}[.:]\s+(?=\p{Lu}|The )/u;

const unnumbered = (text: string): string => text.replace(numbering, '').replace(clauseTitle, '');

/** "The mission of X is to:" goes on in the items below. */
const withItems = (lines: Line[], at: number, text: string): string => {
  if (!/:$/.test(text)) return text;
  const items: string[] = [];
  for (const next of lines.slice(at + 1, at + 9)) {
    if (!next.item) break;
    items.push(next.text.replace(/[;.]$/, ''));
  }
  return items.length > 0 ? `${text} ${items.join('; ')}.` : '';
};

/** "The corporation is organized for the following purpose or purposes:". */
const forPurposes =
  /\b(?:organized|formed) (?:for|to) [^.]{0,60}\bpurposes?(?: or purposes)?(?: (?:is|are))?:$/i;

const formEnds = /^(?:\d{1,2}[a-z]?\b|check\b|part [IVX]+\b|\(code|did the org|schedule)/i;

/** What a form's box holds, over all its lines. */
const boxed = (lines: Line[], from: number): string => {
  const own: string[] = [];
  for (const next of lines.slice(from, from + 6)) {
    if (formEnds.test(next.text) || next.heading) break;
    own.push(next.text);
    if (/[.!]$/.test(next.text)) break;
  }
  return tidy(own.join(' '));
};

const labels =
  "(?:organization(?:[’']s)? )?mission(?: statement)?|(?:the )?(?:specific |charitable )?purposes?(?: statement)?(?: (?:of|for which) (?:the |this )?\\w+ (?:is|was) (?:formed|organized|incorporated)(?: is)?)?|purposes? of (?:the )?(?:organization|corporation)";

export const findMissions = (paper: Paper, names: string[]): Candidate[] => {
  const { lines, kind } = paper;
  if (kind === 'determination-letter' || kind === 'form-990-n') return [];
  const legal = kind === 'articles' || kind === 'bylaws';
  const stated = labelled(lines, labels).flatMap(({ value, line }): Candidate[] =>
    line.others ||
    line.heading ||
    value.split(' ').length < 5 ||
    boilerplate.test(value) ||
    kind === 'policy'
      ? []
      : [candidate(tidy(value), line, 2.9)],
  );
  const found = lines.flatMap((line, at): Candidate[] => {
    const form = form990.exec(line.text);
    if (form && kind === 'form-990') {
      const own = tidy(form[1] ?? '');
      const place = own.length > 15 ? line : lines[at + 1];
      const text =
        own.length === 0
          ? boxed(lines, at + 1)
          : /[.!]$/.test(own)
            ? own
            : tidy(`${own} ${boxed(lines, at + 1)}`);
      return place && text.length > 15 && !/^(?:see schedule|check|\d)/i.test(text)
        ? [candidate(text, place, 2.8)]
        : [];
    }
    if (line.others) return [];
    const below = forPurposes.test(line.text) ? lines[at + 1] : undefined;
    if (below && !below.item && !below.heading && below.text.split(' ').length > 6)
      return boilerplate.test(below.text) ? [] : [candidate(below.text, below, 2.5)];
    if (heading.test(unnumbered(line.text)) && (!legal || !/purpose/i.test(line.text))) {
      const under = sentencesUnder(lines, at);
      return under && under.text.length > 20 && !boilerplate.test(under.text)
        ? [
            candidate(
              unnumbered(withItems(lines, at + 1, under.text)) || under.text,
              under.line,
              kind === 'policy' ? 1 : 3,
              under.text,
            ),
          ]
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
      if (legal && inclusive.test(text) && !/making of distributions/i.test(text))
        return [candidate(unnumbered(text), line, 1.9, text)];
      if (boilerplate.test(text) || text.split(' ').length < 7) return [];
      if (
        said.test(text) &&
        !/mission (?:is|of) (?:the |this )?(?:[\w’]+ ){0,4}(?:committee|board|program|project|grant|fund|task force|council|department)\b/i.test(
          text,
        )
      ) {
        const value = withItems(lines, at, text);
        return value ? [candidate(value, line, 2.7, text)] : [];
      }
      if (
        purpose.test(text) &&
        (legal
          ? !/\b(?:policy|meeting|committee|article|section|bylaws?|fund)\b/i.test(
              text.slice(0, 90),
            )
          : kind !== 'policy' &&
            /\b(?:exists? to|dedicated to|was (?:organized|formed|established) to)\b/i.test(text) &&
            (/^(?:we|our)\b/i.test(text) ||
              (/^It\b/.test(text) && names.some((name) => line.text.startsWith(name))) ||
              names.some((name) => text.slice(0, name.length + 40).includes(name))))
      ) {
        const quote = once(unnumbered(text));
        const value = withItems(lines, at, quote);
        return value ? [candidate(value, line, legal ? 2.4 : 1.2, quote)] : [];
      }
      return [];
    });
  });
  return [...found, ...stated];
};
