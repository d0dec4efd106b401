import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';
import { tidy } from '../tidy.ts';
import { capitalName, isTitled } from './clean-name.ts';
import { isPageTitle, namesBody, namesBodyFirst, welcomed } from './page-titles.ts';

const audited =
  /\bfinancial statements of (?:the )?(\p{Lu}[^()]{3,80}?) \(an? (?:\w+ )?(?:nonprofit|not-for-profit|non-profit)/iu;
const reached =
  /@[\w-]+\.|\bwww\.|\(?\d{3}\)?[\s./-]\d{3}[\s.-]\d{4}|\b\d{5}(?:-\d{4})?\b|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\b(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT) \d{4}\b/;
const cover =
  /^(?:(?:FY ?)?(?:19|20)\d{2}(?:[-–/]\d{2,4})?,? )?(?:(?:audited |consolidated )?financial statements|(?:annual|impact|community|gratitude) report|by-?laws|strategic plan|(?:\p{L}+ ){0,3}(?:meeting )?minutes\b|(?:notice of (?:the )?)?(?:\d{1,3}(?:st|nd|rd|th) )?(?:annual|extraordinary|special|general)(?: general| members(?:hip)?)? meeting\b|AGM\b|minutes of\b|board (?:of (?:directors|trustees)|list|roster|members)\b|(?:annual |operating |organi[sz]ational )*budget\b|year in review|case (?:for support|statement)|(?:family|employee|volunteer|parent) handbook|(?:[\p{L}-]+ ){0,5}(?:policy|policies|handbook|code of (?:conduct|ethics))$|fact sheet|organi[sz]ational (?:profile|overview|chart)|request for taxpayer|(?:scottish |registered )?charity (?:no|number)\b|trustees[’'] (?:annual )?report|\(?an? (?:\p{L}+ ){0,3}(?:non-?profit|not-for-profit)[\p{L} ,-]*\)?$)/iu;
const wordsOfALine = 20;
/** A letterhead gives the ways to reach a body; a paragraph that mentions one is no letterhead. */
const isReached = (text: string): boolean =>
  reached.test(text) && !(text.split(' ').length > wordsOfALine && /\p{Ll}\. \p{Lu}/u.test(text));
/** "Market Street", "Church Lane", over a town and its code. */
const aStreet =
  /^(?:The |Old |Upper |Lower |North |South |East |West )?\p{Lu}[\p{L}’'.-]*(?: \p{Lu}[\p{L}’'.-]*)? (?:Street|Road|Avenue|Lane|Drive|Square|Terrace|Close|Crescent|Parade|Boulevard|Highway)$/u;
/** "Mill House, Weaver Road", "Alnwick, Northumberland": lines of an address, whose last part is a street or a county. */
const isOfAnAddress = (text: string): boolean => {
  const at = text.lastIndexOf(', ');
  if (at < 0) return aStreet.test(text);
  const last = text.slice(at + 2);
  // "Trinity Church, Salem" is a name with its town.
  const isBody = namesBody(text) || namesBody(text.slice(0, at)) || namesBodyFirst(text);
  return aStreet.test(last) || !(isBody || legalForm.test(last) || / (?:and|&) /.test(text));
};
const legalForm =
  /^(?:Inc|Incorporated|Corp|Corporation|LLC|Ltd|Limited|CIO|CIC|SCIO|The|[A-Z]{1,4})\.?$/i;
/** "Cascade Network for" goes on in the next line: "Women in Science". */
const withRest = (text: string, next: Line | undefined): string =>
  /\s(?:of|for|and|the|in|&)(?: the)?$/i.test(text) &&
  next &&
  isTitled(next.text) &&
  !/\d/.test(next.text)
    ? `${text} ${next.text}`
    : text;

/** The name over an address on a letterhead or in the foot of a page, or over a report's title. */
export const fromHead = ({ lines, kind }: Paper): Candidate[] => {
  if (kind === 'determination-letter' || kind === 'articles' || kind.startsWith('form')) return [];
  return lines.flatMap((line, at): Candidate[] => {
    const above = audited.exec(line.text)?.[1];
    if (above) return [candidate(tidy(above), line, 2.5)];
    const next = lines.slice(at + 1, at + 3);
    if (!line.head || line.others || line.text.split(' ').length > 9) return [];
    // "Affordable, Safe, Dignified, Housing" is a slogan.
    if (line.text.split(',').length > 3 || isPageTitle(line.text) || isOfAnAddress(line.text))
      return [];
    if (
      /[.:;@|•·]|\d|\b(?:page|grants?|guidelines|applications?|request|requests|fact sheet|profile|form|receipts?|certificates?|newsletter|bulletin|minutes|agenda|policy|report|statements|offices?|clinics?|locations?|hours|contact|headquarters|directions|we)\b/i.test(
        line.text.replace(/\b(?:Inc|St|Dr)\.|\s\([A-Z.]{2,12}\)$/g, ''),
      )
    )
      return [];
    if (/^(?:nonprofit|name|organization) \p{Lu}/iu.test(line.text)) return [];
    const before = next[0] !== undefined && cover.test(next[0].text);
    if (!before && !next.some((below) => !below.others && isReached(below.text))) return [];
    const whole = withRest(line.text, next[0]);
    const name = isTitled(whole) ? capitalName(whole) : undefined;
    return name && name.split(' ').length > 1 ? [candidate(name, line, before ? 2.3 : 2.1)] : [];
  });
};

/** "Our Land Protection staff" is a part of the body. */
const ofOurs = (text: string, name: string): boolean =>
  /\b(?:our|its|their)\s$/i.test(text.slice(0, text.indexOf(name)));

/** The first headings of a paper, where the paper goes on to speak of what one names. */
export const fromTopHeading = ({ lines, kind }: Paper): Candidate[] => {
  if (kind === 'determination-letter' || kind.startsWith('form')) return [];
  return lines
    .slice(0, 4)
    .filter(({ heading }) => heading)
    .flatMap((line, place): Candidate[] => {
      const own = welcomed(line.text);
      const name = !line.others && isTitled(own) ? capitalName(own) : undefined;
      if (!name || name.split(' ').length < 2 || cover.test(name) || isPageTitle(name)) return [];
      // Behind another heading, only what the paper speaks of is its name.
      const spoken = lines.filter(
        ({ text }) => text !== line.text && text.includes(name) && !ofOurs(text, name),
      ).length;
      if (place === 0 && namesBodyFirst(name)) return [candidate(name, line, 2.05)];
      if (place === 0 && (namesBody(name) || own !== line.text))
        return [candidate(name, line, 1.9)];
      return spoken > 0 ? [candidate(name, line, spoken > 1 ? 2.1 : 1.7)] : [];
    });
};

const street = /^\d+\w? \p{Lu}|^P\.? ?O\.? Box/iu;
const townWithCode = /^\p{Lu}[\p{L}.'’ -]+,? [A-Z]{2} \d{5}(?:-\d{4})?$/iu;

/** "RVHS Foundation": initials stand for a name that the paper does not give here. */
const isShortForm = (name: string): boolean =>
  /^[A-Z]{3,}$/.test(name.split(' ')[0] ?? '') && name !== name.toUpperCase();

/** The one name that stands over a street and a town, as on a certificate. */
export const fromBlock = ({ lines, kind }: Paper): Candidate[] => {
  if (kind !== 'other' && kind !== 'report') return [];
  const found = lines.flatMap((line, at): Candidate[] => {
    // A post box and a street may both stand between the name and the town.
    const [below, ...next] = lines.slice(at + 1, at + 4);
    const town = next.findIndex(({ text }) => townWithCode.test(text));
    const isBlock =
      below !== undefined &&
      town >= 0 &&
      street.test(below.text) &&
      next.slice(0, town).every(({ text }) => street.test(text));
    if (line.others || !isBlock) return [];
    if (/\d|[:@]/.test(line.text) || !isTitled(line.text)) return [];
    const name = capitalName(line.text);
    return name && name.split(' ').length > 1 && !isPageTitle(name) && !isShortForm(name)
      ? [candidate(name, line, 1.5)]
      : [];
  });
  return found.length === 1 ? found : [];
};

const contactHeading =
  /^(?:reach|contact|visit|find|write to|mail|call) us\b.{0,20}$|^(?:contact|our (?:office|address)|location|where we are)\s*:?$/i;

/** Under "Reach us": the name over a street. */
export const fromContact = ({ lines }: Paper): Candidate[] =>
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
