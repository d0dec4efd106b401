import { candidate, type Candidate } from '../candidate.ts';
import type { Line } from '../paper.ts';
import { partOfABody } from './names-by-mention.ts';
import { capitalName, cleanName, isTitled } from './clean-name.ts';

const statement =
  /\b(?:(?:the )?(?:legal |official |corporate |full )?(?:name of|entity name for) (?:the|this|our|such|said) (?:[\p{L}-]+ ){0,2}(?:[\p{L}-]+) (?:\([^)]{0,40}\) )?(?:(?:now |hereby |which is )?(?:being )?(?:incorporated|formed|organized|created)\b[^.]{0,60} |now being [^.]{0,80} )?(?:shall be(?: known as)?|is|will be)|our (?:legal|official|full|corporate|registered) name is|(?:this|the|our) (?:[\p{L}-]+ )?(?:\p{L}+)[’']s (?:legal |official |full |corporate )?name (?:is|shall be)|(?:this|the) (?:[\p{L}-]+ )?(?:\p{L}+) (?:shall|will) be (?:known as|called|named)|this (?:organi[sz]ation|corporation|association|society|club|body|group|church|congregation) is (?:known as|called|named))[:,\s]+(.+)$/iu;

const stated =
  /\bname of (?:the|this|our) (?:[\p{L}-]+ ){0,2}[\p{L}-]+ (?:shall be(?: known as)?|is|will be)\s*:?$/iu;

/** "The name shall be as specified in its charter" names nothing. */
const elsewhere =
  /^(?:as|that|such|to be|signed by|determined|set forth|specified|stated|changed|hereby|not|also|subject|registered|used|the same|its|an?)\b(?! \p{Lu})/u;

/** Where the name ends and the sentence goes on or another begins; "Inc." ends nothing by itself. */
const nameEnds =
  /(?<!\b(?:Inc|Corp|Co|Ltd|St|[A-Z]))\.(?!\d)(?:\s|$)|(?<=\bInc\.) (?=(?:The|This|It|Its|All|Each|For|In|Hereinafter)\b)|;/i;

const kinds =
  '501\\s?\\(?c\\)?|community interest company|company limited by guarantee|CIO\\b|non-?profit|not-for-profit|charity|charitable|community-based|public charity|faith-based|church|school|foundation|tax-exempt|volunteer|grassroots|coalition|organi[sz]ation|institution|group|trust|alliance|project|initiative|charitable trust|agency|association|museum|theat(?:er|re)|food (?:bank|pantry|shelf)|shelter|clinic|library|choir|chorus|orchestra|land trust|society|club|congregation|parish|network|collective|cooperative|ministry|rescue|sanctuary|center';

const subject = new RegExp(
  `^(?:(?:At|About|Welcome to|The) )?((?:The )?(?:\\p{Lu}[\\p{L}\\p{N}'’&.-]*|\\d+)(?:,? (?:(?:of|the|and|for|in|on|de|la|&) ){0,2}(?:\\p{Lu}[\\p{L}\\p{N}'’&.-]*|\\d+(?:\\.\\d+)?))*(?:,? Inc\\.?)?)(?: (?:dba|d/b/a|doing business as) [^,.]{3,60}?)?(?: \\((?:[A-Z][\\w’' ."“”-]{1,20}|[“"'][^)]{2,40}|(?:the|aka|or|hereafter) [^)]{2,60})\\))?,? (?:opened (?:its|our) doors|(?:opened|began|started) (?:in|as|when|with|on)\\b|(?:[Ii]s|was|are) (?:an? (?:\\p{L}+,?[ -]){0,8}?(?:${kinds})|(?:first |originally |officially )?(?:founded|established|incorporated|formed|organized|started|created|chartered|launched|set up|begun|born))|is (?:dedicated|committed|devoted) to\\b|exists? (?:to|for|because|so that)\\b)`,
  'u',
);

const generic =
  /^(?:Yes|No)\. |^(?:Located|Based|Founded|Established|Situated|Nestled|Born|Inspired) |^(?:The )?(?:(?:In|On|Since|By) .*\d{4}.*|(?:Our|This|That|These|Such|Said|Each|Every|Its|Their|His|Her|Your|What|Who) .*|Corporation|Organization|Association|Company|Board|Mission|Program|Project|Foundation|Center|Church|School|Society|Institute|It|He|She|They|We|Our|This|There|Here|Each|Every|Membership|Council|Agency|Committee|Fund|Who|What)$/;

/** "ARTICLE I. NAME": the name may stand below without a sentence around it. */
const nameHeading =
  /^(?:article (?:[ivx]+|\d{1,2})[\s.:–—-]*|[ivx1]+[.)]\s*)?(?:corporate |official )?name\s*[.:]?$/i;
const belowNameHeading = (lines: Line[], at: number): Candidate[] => {
  const below = nameHeading.test(lines[at]?.text ?? '') ? lines[at + 1] : undefined;
  const own = below?.text
    .replace(/^(?:section \d+(?:\.\d+)?|\d+(?:\.\d+)?)[.:]?\s+/i, '')
    .replace(/,? (?:hereinafter|hereafter|\().*$/i, '');
  const name = own && isTitled(own) && own.split(' ').length < 12 ? capitalName(own) : undefined;
  return below && !below.others && name && name.split(' ').length > 1
    ? [candidate(name, below, 2.8)]
    : [];
};

const capitalsEnd = /\p{Lu}{3,} \p{Lu}{3,}$/u;
const capitalsStart =
  /^(?!(?:ARTICLE|SECTION|THE|THIS|THAT|ITS|AND|ITEM|PART)\b)\p{Lu}{3,}(?:,? \p{Lu}[\p{Lu}.]*)*(?=[ ,.]|$)/u;

/** "The name … shall be ELK MOUNTAIN" / "ASSOCIATION (the “Association”).": capitals that the page's edge parted. */
const withCapitals = (text: string, below: Line | undefined): string => {
  const rest =
    below && !below.heading && capitalsEnd.test(text) ? capitalsStart.exec(below.text)?.[0] : '';
  return rest && below?.text !== rest ? `${text} ${rest}` : text;
};

/** "The principal office of Bevy Foundation (the “Corporation”) shall be …". */
const calledHere =
  /\b(?:office|purposes?|interests?|policy|policies|affairs|business|members|by-?laws|board(?: of (?:directors|trustees))?) of (?:the )?(\p{Lu}[\p{L}\p{N}'’&.,-]*(?: (?:of|the|and|for|in|on|&|\p{Lu}[\p{L}\p{N}'’&.,-]*)){0,9}) \((?:herein\p{Ll}*,? |hereafter,? )?(?:["“'][A-Z]{2,8}["”'] or )?(?:the |referred to as (?:the )?)?["“'](?:the )?(?:Corporation|Organi[sz]ation|Society|Club|Association|Foundation|Company|Church|Trust)["”']/u;

/** "… ensure that Healing Roots Outreach (the “Organization”) keeps …": what a paper will call its body. */
const definedHere =
  /(?<![\p{L}"“])(\p{Lu}[\p{L}\p{N}'’&.-]*(?: (?:(?:of|the|and|for|in|on|&) ){0,2}\p{Lu}[\p{L}\p{N}'’&.-]*){1,9}(?:,? Inc\.?)?),? \((?:hereinafter |hereafter |herein )?(?:the )?["“]?(?:the )?(?:Organi[sz]ation|Corporation|Association|Society|Club|Charity|Agency)["”]?\)/u;
/** "… the By-Laws of the West Radio Club (the Club)". */
const governedBy =
  /^(?:By-?[Ll]aws|Constitution|Articles of Incorporation|Board of (?:Directors|Trustees)|Policy|Policies|Members) of (?:the )?/;
/** "We hereby establish the Elm Street Social Club for …". */
const establishedHere =
  /\bhereby (?:establish|form|create|constitute|incorporate)(?: and \p{L}+)? (?:the |an? )?(\p{Lu}[\p{L}\p{N}'’&.-]*(?: (?:(?:of|the|and|in|&) ){0,2}\p{Lu}[\p{L}\p{N}'’&.-]*){1,9})/u;

/** "The mission of the New Band of Atlanta is to:". */
const missionOf =
  /^(?:The|Our) (?:mission|purpose|aim) of (?:the )?(\p{Lu}[\p{L}\p{N}'’&.-]*(?: (?:of|the|and|for|in|on|&|\p{Lu}[\p{L}\p{N}'’&.-]*)){1,9}) (?:is|shall be)\b/u;

/** "The name of this corporation is …", "Harbor Street Shelter opened in 1983 …". */
export const fromSentences = (lines: Line[]): Candidate[] =>
  lines.flatMap((line, at): Candidate[] => {
    const below = lines[at + 1];
    const bare = belowNameHeading(lines, at);
    if (bare.length > 0) return bare;
    if (stated.test(line.text) && below && !line.others) {
      const name = cleanName(below.text);
      return name ? [candidate(name, below, 3.1)] : [];
    }
    const said = statement.exec(withCapitals(line.text, below));
    if (said?.[1] && !elsewhere.test(said[1])) {
      const raw = /^(?:the )?["“]/.test(said[1])
        ? (/^(?:the )?["“]([^"”]+)/.exec(said[1])?.[1] ?? said[1])
        : (said[1].split(nameEnds)[0] ?? '');
      const name = cleanName(
        raw.replace(/^the (?=\p{Lu})/u, '').replace(/\s*\(["“][^)]*\)\s*$/, ''),
      );
      return name ? [candidate(name, line, 3.2)] : [];
    }
    const called = line.others ? undefined : capitalName(calledHere.exec(line.text)?.[1] ?? '');
    if (called && !generic.test(called)) return [candidate(called, line, 2.7)];
    const defined = line.others
      ? undefined
      : capitalName(
          ((definedHere.exec(line.text) ?? establishedHere.exec(line.text))?.[1] ?? '').replace(
            governedBy,
            '',
          ),
        );
    if (defined && !generic.test(defined)) return [candidate(defined, line, 2.45)];
    const aimed = line.others ? undefined : capitalName(missionOf.exec(line.text)?.[1] ?? '');
    if (aimed && aimed.split(' ').length > 1 && !generic.test(aimed) && !partOfABody.test(aimed))
      return [candidate(aimed, line, 1.85)];
    const about = subject.exec(line.text);
    const name =
      about?.[1] && !generic.test(about[1]) && !line.others ? capitalName(about[1]) : undefined;
    return name && name.split(' ').length > 1 ? [candidate(name, line, 2)] : [];
  });

/** "Checks payable to the Friends of Cady Pond", "Mail to Friends of Cady Pond, PO Box 214". */
/** "Make your check out to “Groundswell”": in quotation marks one word is a name. */
const quotedPayee =
  /\b(?:payable|checks? out) to ["“](\p{Lu}[\p{L}\p{N}'’&.-]{3,}(?: [^"”]{1,80})?)["”]/u;
const payee =
  /\b(?:payable to|[Mm]ail (?:\w+ )?to|[Ss]end (?:\w+ ){0,3}to:?)[“" ]+(?:the )?(\p{Lu}[\p{L}\p{N}'’&.-]*(?: (?:(?:of|the|and|for|in|on|de|la|&) ){0,2}\p{Lu}[\p{L}\p{N}'’&.-]*){1,9}(?:,? Inc\.?)?)(?=[,.”")]|$| (?:at|and|with|in)\b)/u;

export const payees = (lines: Line[]): Candidate[] =>
  lines.flatMap((line): Candidate[] => {
    const found = quotedPayee.exec(line.text)?.[1] ?? payee.exec(line.text)?.[1] ?? '';
    const name = line.others ? undefined : capitalName(found);
    return name && !generic.test(name) ? [candidate(name, line, 1.8)] : [];
  });

const apposition =
  /^(?:WHEREAS,? |Whereas,? )?(?:[Tt]he )?(\p{Lu}[\p{L}\p{N}'’&.-]*(?: (?:of|the|and|for|in|on|&|\p{Lu}[\p{L}\p{N}'’&.-]*)){1,9}(?:,? Inc\.?)?),? (?:\([^)]{1,20}\),? )?an? (?:[\p{L}-]+ ){0,4}?(?:non-?profit|not-for-profit|501\s?\(c\)|charit(?!able (?:initiative|campaign|event|programme|program|project)))/u;

/** "The Delta Heritage Foundation, a nonprofit organization …". */
export const appositions = (lines: Line[]): Candidate[] =>
  lines.flatMap((line): Candidate[] => {
    const name = line.others ? undefined : capitalName(apposition.exec(line.text)?.[1] ?? '');
    return name && !generic.test(name) ? [candidate(name, line, 2.1)] : [];
  });
