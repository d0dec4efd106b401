import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';
import { fromCapitals } from '../tidy.ts';
import { capitalName, cleanName, isTitled } from './clean-name.ts';
import { isPageTitle, namesBody, welcomed } from './page-titles.ts';

const titled =
  /^(?:(?:amended|restated|the|first|second|third)(?: and restated)? )*(?:articles of (?:incorporation|organization|association)|memorandum (?:and|&) articles of association|certificate of (?:incorporation|formation)|(?:constitution (?:and|&) )?by-?laws|constitution(?= of))(?: of| for)(?: the)?\s*:?\s*(.*)$/i;

const titleAlone =
  /^(?:(?:amended|restated|and|the) )*(?:by[- ]?laws|articles of (?:incorporation|association)|memorandum (?:and|&) articles of association|certificate of (?:incorporation|formation)|constitution(?: (?:and|&) by[- ]?laws)?)$/i;

const barely =
  /^(?:(?:amended|restated|and) )*(?:(?:constitution (?:and|&) )?by-?laws|(?:memorandum (?:and|&) )?articles of association)$/i;

/** "Resolution of the Board of Directors of …", "Newsletter of the …". */
const ofBody =
  /^(?:minutes of (?:the |an? )?(?:\d{4} )?(?:(?:annual|general|special|regular|board|members?|extraordinary) )*meeting of|(?:resolution|minutes|meeting|unanimous written consent|action) of the (?:board of )?(?:directors|trustees|board) of|(?:the )?(?:\w+ )?(?:newsletter|bulletin) of) (?:the )?(.{4,80}?)(?:\s{2,}|,? (?:no|vol|issue|held|took place)\b.*|\s+(?:spring|summer|fall|autumn|winter)\b.*)?$/i;

const meetingTitle = /^(?:minutes|notice|agenda|report|proceedings|record)\b.{0,60}\bmeeting$/i;
const ofAlone = /^of (?:the )?(\p{Lu}.{5,80})$/iu;

export const fromBodyTitles = (lines: Line[]): Candidate[] =>
  lines.slice(0, 10).flatMap((line, at): Candidate[] => {
    // "Minutes of the Annual General Meeting", and below it "of the Tarn Society".
    const above = meetingTitle.test(lines[at - 1]?.text ?? '')
      ? ofAlone.exec(line.text)?.[1]
      : meetingTitle.test(lines[at - 2]?.text ?? '') &&
          /^of(?: the)?$/i.test(lines[at - 1]?.text ?? '') &&
          isTitled(line.text)
        ? line.text.replace(/^the /i, '')
        : undefined;
    const name = capitalName(ofBody.exec(line.text)?.[1] ?? above ?? '');
    return name && name.split(' ').length > 1 ? [candidate(name, line, 2.4)] : [];
  });

/** A title set in small letters throughout. */
const fromSmallLetters = (text: string): string =>
  text === text.toLowerCase() && text.includes(' ') ? text.toUpperCase() : text;

/** "By-laws of the Harbor Light Food Bank". */
export const fromTitles = (lines: Line[]): Candidate[] =>
  lines.slice(0, 30).flatMap((line, at): Candidate[] => {
    const match = titled.exec(line.text);
    const next0 = lines[at + 1];
    const beyond = lines[at + 2];
    if (
      !match &&
      titleAlone.test(line.text) &&
      beyond &&
      /^of(?: the)?:?$/i.test(next0?.text ?? '')
    ) {
      const name = capitalName(withTitleRest(lines, beyond.text, lines[at + 3]));
      return name ? [candidate(name, beyond, 2.6)] : [];
    }
    const ofIt =
      match || !titleAlone.test(line.text)
        ? null
        : /^of (?:the )?(\p{Lu}.{6,})$/iu.exec(next0?.text ?? '');
    if (ofIt?.[1] && next0) {
      const name = capitalName(withTitleRest(lines, ofIt[1], beyond));
      if (name) return [candidate(name, next0, 2.6)];
    }
    if (
      !match &&
      barely.test(line.text) &&
      next0 &&
      (next0.heading || (namesBody(next0.text) && !next0.others))
    ) {
      const name = isTitled(next0.text) ? capitalName(next0.text) : undefined;
      return name &&
        !/^(?:(?:article|section|table|preamble)\b|(?:mission|purpose|history|officers|members)$|[A-Z]\. \w+ ?(?:membership|members|name|purpose)$)/i.test(
          name,
        )
        ? [candidate(name, next0, 2.3)]
        : [];
    }
    if (!match || isSentence(line.text)) return [];
    const own = match[1] ?? '';
    // "Articles of Incorporation of a Co-operative" is the form's own title.
    if (/^an? /i.test(own)) return [];
    // "Constitution of the meeting" opens it.
    if (own && /^\p{Ll}/u.test(own) && line.text !== line.text.toLowerCase()) return [];
    const next = lines[at + 1];
    const place = own ? line : next;
    const whole = own
      ? withTitleRest(lines, own, next)
      : withTitleRest(lines, next?.text ?? '', lines[at + 2]);
    const name = cleanName(fromSmallLetters(whole));
    return name && place ? [candidate(name, place, 2.6)] : [];
  });

/** "The constitution of the Association is available online." is a sentence and no title. */
const isSentence = (text: string): boolean =>
  text !== text.toLowerCase() &&
  /\s(?:is|are|was|were|can|may|will|shall|must|has|have|had|provides?|states?|requires?)\s(?!of\b)\p{Ll}/u.test(
    text,
  );

/** Words that stand over by-laws beside the name. */
const besideTitle =
  /^(?:AN?|ARTICLE|SECTION|BY-?LAWS|ADOPTED|AMENDED|REVISED|RESTATED|DATED?|EFFECTIVE|TABLE|CONTENTS|PREAMBLE|NON-?PROFIT|NOT|DRAFT|APPROVED|AS|EXHIBIT|CONSTITUTION|THE|NAME|PURPOSES?|MISSION|OFFICES?|PART|CHAPTER|RECITALS|WHEREAS|INDEX|MEMBERSHIP|MEMBERS|DEFINITIONS)\b/;
const inCapitals = /^[\p{Lu}\d][\p{Lu}\d&.,'’ -]*$/u;
const wordsOfARest = 5;
const joins = /^(?:OF|AND|FOR|IN|&|INC)\b|^&/;

/** "… FOUNDATION NORTH" over "AMERICA": the rest of a name in capitals, which goes on in words or stands whole elsewhere. */
const withTitleRest = (lines: Line[], text: string, next: Line | undefined): string => {
  if (!next || !inCapitals.test(text) || !inCapitals.test(next.text)) return text;
  if (besideTitle.test(next.text) || next.text.split(' ').length > wordsOfARest) return text;
  const whole = `${text} ${next.text}`;
  const goesOn =
    next.level !== undefined &&
    lines[lines.indexOf(next) - 1]?.level === next.level &&
    !namesBody(fromCapitals(text)) &&
    !/[,\d]/.test(next.text);
  const isWhole =
    joins.test(next.text) ||
    goesOn ||
    lines.some((line) => line.text.toLowerCase().includes(whole.toLowerCase()));
  return isWhole ? whole : text;
};

const fewestMentions = 2;
const paperTitle =
  /^(?!constitution\b)(.{4,90}?)(?:['’]s?|\s?[:–—|-])?\s+(?:\([A-Z][\w ]{1,12}\)\s+)?(?:(?:FY ?)?(?:19|20)\d{2}(?:[-–]\d{2,4})? )?(?:annual report|impact report|(?:year[- ]end|end[- ]of[- ](?:the[- ])?year) (?:review|report|letter|appeal|update|summary)|(?:(?:monthly|quarterly|annual|treasurer’s) )?reports?\s?[,:–—-]\s?\p{L}+|annual general meeting|annual meeting|code of conduct|by[- ]?laws|articles of incorporation|employee handbook|strategic plan|fact sheet|case statement|year in review|(?:community|gratitude) report|report to (?:the|our) community|at a glance|(?:president|chair(?:man|woman|person)?|(?:executive )?director|treasurer|secretary|CEO)['’]s (?:annual |yearly )?(?:report|message|letter)|governing document|organi[sz]ational (?:profile|overview)|by the numbers|(?:board (?:of directors )?)?meeting minutes|(?:statement of )?capabilities)(?: (?:FY ?)?(?:19|20)\d{2}(?:[-–/]\d{2,4})?)?(?:\s?[–—-]?\s?(?:\d{4}\s?[–—-]\s?)?minutes)?$/iu;

/** "Elm Row Steering Committee Bylaws": a part of the body has rules of its own. */
const ofACommittee = /\b(?:sub-?)?(?:committee|task ?force|working group)$/i;

/** "Harbor Light Food Bank 2024 Annual Report". */
export const fromPaperTitle = ({ title, lines }: Paper): Candidate[] =>
  lines.slice(0, 10).flatMap((line): Candidate[] => {
    const match = paperTitle.exec(line.text)?.[1];
    const name =
      match &&
      !ofACommittee.test(match) &&
      !/^(?:the )?(?:our|this|minutes|notice|agenda|final|draft|amended|restated|annual|board|(?:fiscal|calendar|financial|school|program) year|\d{4})\b/i.test(
        match,
      )
        ? capitalName(match.replace(/^The (?:19|20)\d{2} /, ''))
        : undefined;
    // One word is a name where the paper goes on to speak of it.
    const isSpoken =
      name !== undefined &&
      (lines.filter(({ text }) => text.includes(match ?? name)).length > fewestMentions ||
        // Letters are written small in hosts and in what files are called.
        (/^\p{Lu}{4,}$/u.test(match ?? '') &&
          [title ?? '', ...lines.map(({ text }) => text)].filter((text) =>
            text.toLowerCase().includes((match ?? '').toLowerCase()),
          ).length > fewestMentions));
    return name && (isSpoken || name.replace(/^The /, '').split(' ').length > 1)
      ? [candidate(name === match || !isSpoken ? name : (match ?? name), line, 2.2)]
      : [];
  });

/** The title that a web page or a file has of itself. */
export const fromTitle = ({ title, lines, kind }: Paper): Candidate[] => {
  const first = lines[0];
  if (!title || !first || kind === 'determination-letter' || kind.startsWith('form')) return [];
  const parts = title
    .split(/\s+[|–—·:]\s+|\s+-\s+/)
    .map((part) => part.replace(/\s+(?:by-?laws|constitution|(?:\d{4} )?annual report)$/i, ''))
    .map((part) =>
      /\b(?:annual report|by-?laws|policy|newsletter|about|contact|home)\b/i.test(part)
        ? undefined
        : capitalName(welcomed(part)),
    );
  const body = lines.filter(({ text }) => text !== title);
  const known = parts.find(
    (part) =>
      part &&
      !isPageTitle(part) &&
      body.filter(({ text }) => text.includes(part)).length >
        (part.split(' ').length > 2 ? 0 : 1) &&
      // What stands on a page as its heading alone says what the page is about.
      (namesBody(part) || body.some(({ text }) => text !== part && text.includes(part))),
  );
  const line = known ? body.find(({ text }) => text.includes(known)) : undefined;
  return known && line && known.split(' ').length > 1
    ? [candidate(known, line, known.split(' ').length > 2 ? 2.2 : 1.5, known)]
    : [];
};
