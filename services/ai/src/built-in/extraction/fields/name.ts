import { candidate, type Candidate } from '../candidate.ts';
import { labelled } from '../labelled.ts';
import type { Line, Paper } from '../paper.ts';
import { fromCapitals, tidy } from '../tidy.ts';
import { formHeader } from './form-header.ts';

const longest = 120;
const notAName =
  /^(?:the )?(?:corporation|organization|association|company|society|foundation|nonprofit|section|article|address|name|date|see|n\/a|none|same|initial|check|employer|number|home|about(?: us)?|contact(?: us)?|mission|our mission|who we are|what we do|welcome|donate|annual report|untitled|microsoft word.*|document\d*|bylaws|by-laws|articles of incorporation|table of contents|page \d+)\b[\s:.]*$/i;

/** The bare name: without quotation marks, the legal form's description, or how the paper will call it. */
export const cleanName = (text: string): string | undefined => {
  const name = tidy(
    text
      .replace(/\(\s*(?:hereinafter|hereafter|herein|the|referred|also|a |an )[^)]*\)?.*$/i, '')
      .replace(
        /,?\s+(?:hereinafter|hereafter|herein|a (?:california|[a-z]+ )?(?:nonprofit|not-for-profit|non-profit|tax-exempt|501)).*$/i,
        '',
      )
      .replace(/,?\s+(?:and|which) (?:shall|is|will|it)\b.*$/i, '')
      .replace(/,?\s+(?:or|also known as|doing business as|d\/b\/a) .*$/i, '')
      .replace(
        /,?\s+(?:organized|established|located|incorporated|situated|whose|with its)\b.*$/i,
        '',
      )
      .replace(/,\s+(?:[\p{L} ]+ County|\p{Lu}\p{Ll}+), (?:[\p{L} ]+)$/u, '')
      .replace(/\s+\((?:PT[AO]|PTSA)\)$/, '')
      .replace(/(\b(?:Inc|Incorporated|Corporation|Corp)\b\.?),? \p{Ll}.*$/u, '$1')
      .replace(/^["“”'‘’]+/, '')
      .replace(/["“”]+[.,]?\s*$/, '')
      .replace(/^["“]|["”]/g, (mark, at: number) => (at === 0 ? '' : mark)),
  ).replace(/(?<!\b(?:Inc|INC|Corp|CORP|Co|CO|Ltd|LTD|[A-Z]))\.$/, '');
  if (name.length < 3 || name.length > longest || notAName.test(name) || !/\p{L}{2}/u.test(name))
    return undefined;
  // "Vienna Baptist Church of Vienna" says its town twice.
  const town = /^(.*\b(\p{Lu}\p{Ll}+)\b.*) of \2$/u.exec(name)?.[1];
  if (town) return fromCapitals(town);
  if (name.split(' ').length > 16 || /[?!]$/.test(name)) return undefined;
  return fromCapitals(name);
};

const startsAsName = /^[\p{Lu}\d"“(]/u;

/** Elsewhere than where a paper says "the name is …", a name begins with a capital. */
const capitalName = (text: string): string | undefined => {
  const name = cleanName(text);
  return name && startsAsName.test(name) ? name : undefined;
};

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

const titled =
  /^(?:(?:amended|restated|the|first|second|third)(?: and restated)? )*(?:articles of (?:incorporation|organization)|certificate of (?:incorporation|formation)|(?:constitution (?:and|&) )?by-?laws)(?: of| for)(?: the)?\s*:?\s*(.*)$/i;

const titleAlone =
  /^(?:(?:amended|restated|and|the) )*(?:by[- ]?laws|articles of incorporation|certificate of (?:incorporation|formation)|constitution(?: (?:and|&) by[- ]?laws)?)$/i;

const barely = /^(?:(?:amended|restated|and) )*(?:constitution (?:and|&) )?by-?laws$/i;

const copyright =
  /(?:©|\(c\)|copyright)\s*(?:©\s*)?(?:(?:19|20)\d{2}(?:\s*[-–]\s*(?:19|20)?\d{2,4})?,?\s*)?(?:by )?(\p{Lu}[^.|•·]{2,80}?)(?:\.|\||•|·|\s+all rights|$)/iu;

const fromTitles = (lines: Line[]): Candidate[] =>
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
      const name = capitalName(beyond.text);
      return name ? [candidate(name, beyond, 2.6)] : [];
    }
    if (!match && barely.test(line.text) && next0?.heading) {
      const name = isTitled(next0.text) ? capitalName(next0.text) : undefined;
      return name && !/^(?:article|section|table|preamble)\b/i.test(name)
        ? [candidate(name, next0, 2.3)]
        : [];
    }
    if (!match) return [];
    const own = match[1] ?? '';
    const next = lines[at + 1];
    const place = own ? line : next;
    const name = cleanName(own || (next?.text ?? ''));
    return name && place ? [candidate(name, place, 2.6)] : [];
  });

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

const paperTitle =
  /^(?!constitution\b)(.{4,90}?)(?:['’]s)?\s+(?:\([A-Z][\w ]{1,12}\)\s+)?(?:(?:FY ?)?(?:19|20)\d{2}(?:[-–]\d{2,4})? )?(?:annual report|impact report|code of conduct|by[- ]?laws|articles of incorporation|employee handbook|strategic plan|fact sheet|case statement|(?:statement of )?capabilities)(?: (?:FY ?)?(?:19|20)\d{2}(?:[-–]\d{2,4})?)?$/i;

/** "Harbor Light Food Bank 2024 Annual Report". */
const fromPaperTitle = ({ lines }: Paper): Candidate[] =>
  lines.slice(0, 10).flatMap((line): Candidate[] => {
    const match = paperTitle.exec(line.text)?.[1];
    const name =
      match && !/^(?:the|our|this|final|draft|amended|restated|\d{4})\b/i.test(match)
        ? capitalName(match)
        : undefined;
    return name && name.split(' ').length > 1 ? [candidate(name, line, 2.2)] : [];
  });

const audited =
  /\bfinancial statements of (?:the )?(\p{Lu}[^()]{3,80}?) \(an? (?:\w+ )?(?:nonprofit|not-for-profit|non-profit)/iu;
const smallWords = /^(?:of|the|and|for|in|on|at|de|la|a|an|to|with|by)$/;
const isTitled = (text: string): boolean =>
  text.split(' ').every((word) => !/^\p{Ll}/u.test(word) || smallWords.test(word));
const reached =
  /@[\w-]+\.|\bwww\.|\(?\d{3}\)?[\s./-]\d{3}[\s.-]\d{4}|\b\d{5}(?:-\d{4})?\b|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\b(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT) \d{4}\b/;
const cover =
  /^(?:(?:audited |consolidated )?financial statements|(?:\d{4} )?(?:annual|impact) report|by-?laws|strategic plan|(?:[\p{L}-]+ ){0,5}(?:policy|policies|handbook|code of (?:conduct|ethics))$|fact sheet|organizational profile)/iu;
const apposition =
  /^(?:The )?(\p{Lu}[\p{L}\p{N}'’&.-]*(?: (?:of|the|and|for|in|on|&|\p{Lu}[\p{L}\p{N}'’&.-]*)){1,9}(?:,? Inc\.?)?),? (?:\([^)]{1,20}\),? )?an? (?:[\p{L}-]+ ){0,4}?(?:non-?profit|not-for-profit|501\s?\(c\)|charit)/u;

/** "The Delta Heritage Foundation, a nonprofit organization …". */
const appositions = (lines: Line[]): Candidate[] =>
  lines.flatMap((line): Candidate[] => {
    const name = line.others ? undefined : capitalName(apposition.exec(line.text)?.[1] ?? '');
    return name && !generic.test(name) ? [candidate(name, line, 2.1)] : [];
  });

/** The name over an address on a letterhead or in the foot of a page, or over a report's title. */
const fromHead = ({ lines, kind }: Paper): Candidate[] => {
  if (kind === 'determination-letter' || kind === 'articles' || kind.startsWith('form')) return [];
  return lines.flatMap((line, at): Candidate[] => {
    const above = audited.exec(line.text)?.[1];
    if (above) return [candidate(tidy(above), line, 2.5)];
    const next = lines.slice(at + 1, at + 3);
    if (!line.head || line.others || line.text.split(' ').length > 9) return [];
    if (
      /[.:;@|•·]|\d|\b(?:page|grants?|guidelines|applications?|request|requests|fact sheet|profile|form|receipts?|certificates?|newsletter|bulletin|minutes|agenda|policy|report|statements|offices?|clinics?|locations?|hours|contact|headquarters|directions|we)\b/i.test(
        line.text.replace(/\b(?:Inc|St|Dr)\.|\s\([A-Z.]{2,12}\)$/g, ''),
      )
    )
      return [];
    if (/^(?:nonprofit|name|organization) \p{Lu}/iu.test(line.text)) return [];
    const before = next[0] !== undefined && cover.test(next[0].text);
    if (!before && !next.some(({ text, others }) => !others && reached.test(text))) return [];
    const name = isTitled(line.text) ? capitalName(line.text) : undefined;
    return name && name.split(' ').length > 1 ? [candidate(name, line, before ? 2.3 : 2.1)] : [];
  });
};

/** The first heading of a paper, where the paper goes on to speak of what it names. */
const fromTopHeading = ({ lines, kind }: Paper): Candidate[] => {
  if (kind === 'determination-letter' || kind.startsWith('form')) return [];
  const line = lines.slice(0, 4).find(({ heading }) => heading);
  const name = line && !line.others && isTitled(line.text) ? capitalName(line.text) : undefined;
  if (!line || !name || name.split(' ').length < 2 || cover.test(name)) return [];
  if (
    /\b(?:PT[AO]|PTSA|Trust|Society|Foundation|Association|Museum|Clinic|Church|Alliance|Coalition|Collective|Conservancy|Chorale|Orchestra|Theat(?:er|re)|Shelter|Pantry|Food Bank|Club|League|Council|Ministr(?:y|ies)|Cooperative)$/.test(
      name,
    )
  )
    return [candidate(name, line, 1.9)];
  const spoken = lines.filter(({ text }) => text !== line.text && text.includes(name)).length;
  return spoken > 0 ? [candidate(name, line, spoken > 1 ? 2.1 : 1.7)] : [];
};

const contactHeading =
  /^(?:reach|contact|visit|find|write to|mail|call) us\b.{0,20}$|^(?:contact|our (?:office|address)|location|where we are)\s*:?$/i;

/** Under "Reach us": the name over a street. */
const fromContact = ({ lines }: Paper): Candidate[] =>
  lines.flatMap((heading, at): Candidate[] => {
    const line = lines[at + 1];
    if (!contactHeading.test(heading.text) || !line || line.others) return [];
    const below = lines
      .slice(at + 2, at + 4)
      .some(({ text }) => /^\d+\w? \p{Lu}|^P\.? ?O\.? Box/iu.test(text));
    const name =
      below && isTitled(line.text) && !/\d/.test(line.text) ? capitalName(line.text) : undefined;
    return name && name.split(' ').length > 1 ? [candidate(name, line, 2.2)] : [];
  });

const fromTitle = ({ title, lines, kind }: Paper): Candidate[] => {
  const first = lines[0];
  if (!title || !first || kind === 'determination-letter' || kind.startsWith('form')) return [];
  const parts = title
    .split(/\s+[|–—·:]\s+|\s+-\s+/)
    .map((part) => part.replace(/\s+(?:by-?laws|constitution|(?:\d{4} )?annual report)$/i, ''))
    .map((part) =>
      /\b(?:annual report|by-?laws|policy|newsletter|about|contact|home)\b/i.test(part)
        ? undefined
        : capitalName(part),
    );
  const known = parts.find(
    (part) =>
      part &&
      lines.filter(({ text }) => text.includes(part)).length > (part.split(' ').length > 2 ? 0 : 1),
  );
  const line = known ? lines.find(({ text }) => text.includes(known)) : undefined;
  return known && line && known.split(' ').length > 1
    ? [candidate(known, line, known.split(' ').length > 2 ? 2.2 : 1.5, known)]
    : [];
};

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
