import { candidate, type Candidate } from '../candidate.ts';
import { labelled } from '../labelled.ts';
import type { Line, Paper } from '../paper.ts';
import { capitalName, cleanName } from './clean-name.ts';
import { formHeader } from './form-header.ts';
import { fromContact, fromHead, fromTopHeading } from './names-in-heads.ts';
import { fromPaperTitle, fromTitle, fromTitles } from './names-in-titles.ts';

const labels =
  "(?:legal |full |exact |corporate )?name of (?:the |this )?(?:organization|corporation|entity|nonprofit|applicant organization)|corporation name|entity name|(?:legal |full )?organization(?:’s|'s)? (?:legal )?name|(?:full )?legal name(?: of (?:the )?(?:\\w+ )?organization)?|corporate name|name of filer|charity name|nonprofit name";

const statement =
  /\b(?:(?:the )?(?:legal |official )?name of (?:the|this|our) (?:[\p{L}-]+ )?(?:\p{L}+) (?:\([^)]{0,40}\) )?(?:shall be(?: known as)?|is|will be)|(?:this|the) (?:\p{L}+) (?:shall|will) be (?:known as|called|named))[:\s]+(.+)$/iu;

const stated =
  /\bname of (?:the|this|our) (?:\p{L}+ )?\p{L}+ (?:shall be(?: known as)?|is|will be)\s*:?$/iu;

const subject =
  /^(?:(?:At|About|Welcome to|The) )?((?:The )?(?:\p{Lu}[\p{L}\p{N}'’&.-]*|\d+)(?:,? (?:(?:of|the|and|for|in|on|de|la|&) ){0,2}(?:\p{Lu}[\p{L}\p{N}'’&.-]*|\d+(?:\.\d+)?))*(?:,? Inc\.?)?)(?: \([A-Z][\w’' ."“”-]{1,20}\))?,? (?:opened (?:its|our) doors|(?:[Ii]s|was|are) (?:an? (?:\p{L}+,?[ -]){0,6}?(?:501\s?\(c\)|non-?profit|not-for-profit|charity|charitable|community-based|public charity|faith-based|church|school|foundation|tax-exempt|volunteer|grassroots|coalition|organization|association|museum|theat(?:er|re)|food (?:bank|pantry)|shelter|clinic)|founded|established|incorporated|formed|organized))/u;

const generic =
  /^(?:The )?(?:Corporation|Organization|Association|Company|Board|Mission|Program|Project|Foundation|Center|Church|School|Society|Institute|It|He|She|They|We|Our|This|There|Here|Each|Every|Membership|Council|Agency|Committee|Fund|Who|What)$/;

const copyright =
  /(?:©|\(c\)|copyright)\s*(?:©\s*)?(?:(?:19|20)\d{2}(?:\s*[-–]\s*(?:19|20)?\d{2,4})?,?\s*)?(?:by )?(\p{Lu}[^.|•·]{2,80}?)(?:\.|\||•|·|\s+all rights|$)/iu;

const sentences = (lines: Line[]): Candidate[] =>
  lines.flatMap((line, at): Candidate[] => {
    const below = lines[at + 1];
    if (stated.test(line.text) && below && !line.others) {
      const name = cleanName(below.text);
      return name ? [candidate(name, below, 3.1)] : [];
    }
    const said = statement.exec(line.text);
    if (said?.[1]) {
      const raw = /^["“]/.test(said[1])
        ? (/^["“]([^"”]+)/.exec(said[1])?.[1] ?? said[1])
        : (said[1].split(/(?<!\b(?:Inc|Corp|Co|Ltd|St|[A-Z]))\.(?!\d)(?:\s|$)|;/)[0] ?? '');
      const name = cleanName(
        raw.replace(/^the (?=\p{Lu})/u, '').replace(/\s*\(["“][^)]*\)\s*$/, ''),
      );
      return name ? [candidate(name, line, 3.2)] : [];
    }
    const about = subject.exec(line.text);
    const name =
      about?.[1] && !generic.test(about[1]) && !line.others ? capitalName(about[1]) : undefined;
    return name && name.split(' ').length > 1 ? [candidate(name, line, 2)] : [];
  });

/** The one to whom the IRS writes stands above the first street after the IRS's own. */
const addressee = ({ kind, lines }: Paper): Candidate[] => {
  if (kind !== 'determination-letter') return [];
  const dear = lines.findIndex(({ text }) => /^dear\b/i.test(text));
  const until = dear < 0 ? Math.min(lines.length, 30) : dear;
  for (let at = 1; at < until; at++) {
    const line = lines[at];
    const above = lines[at - 1];
    if (!line || !above || line.others) continue;
    if (/\bP\.?\s?O\.?\s?Box 2508\b/i.test(line.text)) continue;
    if (
      !/^(?:\d+\w? .*\p{L}|P\.?\s?O\.?\s?BOX|C\/O|%)/iu.test(line.text) ||
      /^\d[\d\s-]*$/.test(line.text)
    )
      continue;
    if (/treasury|internal revenue|tax exempt and|cincinnati|ogden|date:|^\d|:$/i.test(above.text))
      continue;
    const name = /^(?:c\/o|%)/i.test(above.text) ? undefined : capitalName(above.text);
    if (name && !/\bLTR\b|\b(?:19|20)\d{2}\b/.test(name)) return [candidate(name, above, 2.8)];
  }
  return [];
};

const apposition =
  /^(?:The )?(\p{Lu}[\p{L}\p{N}'’&.-]*(?: (?:of|the|and|for|in|on|&|\p{Lu}[\p{L}\p{N}'’&.-]*)){1,9}(?:,? Inc\.?)?),? (?:\([^)]{1,20}\),? )?an? (?:[\p{L}-]+ ){0,4}?(?:non-?profit|not-for-profit|501\s?\(c\)|charit)/u;

/** "The Delta Heritage Foundation, a nonprofit organization …". */
const appositions = (lines: Line[]): Candidate[] =>
  lines.flatMap((line): Candidate[] => {
    const name = line.others ? undefined : capitalName(apposition.exec(line.text)?.[1] ?? '');
    return name && !generic.test(name) ? [candidate(name, line, 2.1)] : [];
  });

/** What the organization is called, the surest first. */
export const findNames = (paper: Paper): Candidate[] => [
  ...[formHeader(paper).name].filter((name) => name !== undefined),
  ...labelled(paper.lines, labels, { loose: true }).flatMap(({ value, line }): Candidate[] => {
    const name = line.others ? undefined : capitalName(value.split(/\s{3,}|\s[|]\s/)[0] ?? '');
    return name ? [candidate(name, line, 3)] : [];
  }),
  ...sentences(paper.lines),
  ...appositions(paper.lines),
  ...fromTitles(paper.lines),
  ...addressee(paper),
  ...fromHead(paper),
  ...fromTopHeading(paper),
  ...fromContact(paper),
  ...fromTitle(paper),
  ...fromPaperTitle(paper),
  ...paper.lines.flatMap((line): Candidate[] => {
    const name = capitalName(copyright.exec(line.text)?.[1] ?? '');
    return name && name.split(' ').length > 1 ? [candidate(name, line, 1.6)] : [];
  }),
];
