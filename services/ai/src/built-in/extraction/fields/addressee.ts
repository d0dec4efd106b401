import { stateNames } from '../../names/states.ts';
import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';
import { fromCapitals, tidy } from '../tidy.ts';
import { capitalName } from './clean-name.ts';

export type Addressee = {
  name?: Candidate;
  address?: Candidate;
  city?: Candidate;
  state?: Candidate;
  postalCode?: Candidate;
};

/** What the IRS prints over a letter, mostly in a column of its own; what follows on the line is its answer. */
const labels = [
  'date(?: of this notice)?',
  'employer (?:identification|id) (?:number|no\\.?)',
  'taxpayer (?:identification|id) number',
  'EIN',
  'DLN',
  'document locator number',
  '(?:contact person|person to contact)(?:\\s*[/-]\\s*(?:id|telephone|identification) numbers?)?',
  '(?:contact|toll[- ]?free|our)? ?(?:tele)?phone (?:numbers?|no\\.?)',
  'telephone',
  'toll free',
  'fax(?: number)?',
  '(?:federal (?:tax )?)?identification (?:number|no\\.?)',
  '(?:contact )?id (?:number|no\\.?)',
  'name',
  'accounting period end(?:ing|s)',
  '(?:public charity|foundation) (?:status|classification)',
  'form 990(?:/990-EZ(?:/990-N)?)? required',
  'effective date(?: of exemption)?',
  'contribution deductibility',
  'addendum applies',
  '(?:in reply|refer reply|please) refer(?: to)?(?: this number)?',
  'refer reply to',
  'BODC',
  'group exemption number',
  'case number',
  'number of this notice',
  'form',
  'tax (?:form|period|year)s?',
  'for assistance(?:,? you may)? call us at',
  'state of incorporation',
  'advance ruling (?:period )?(?:ends?|begins?|ending)',
];
const label = new RegExp(`(?<![\\p{L}\\d])(?:${labels.join('|')}):`, 'iu');

/** Numbers, days and short answers that ran into the line of another column, at its end or between two of its lines. */
const behind = '(?=\\s|$)';
const answers: RegExp[] = [
  new RegExp(
    `\\s+\\p{Lu}[\\p{Lu}’'-]+(?: \\p{Lu}\\.?)? \\p{Lu}[\\p{Lu}’'-]+\\s+ID ?#? ?\\d+${behind}`,
    'u',
  ),
  new RegExp(`\\s*\\bID ?#\\s?\\d+${behind}`, 'i'),
  new RegExp(`\\s+\\d{14,17}${behind}`),
  new RegExp(`\\s+\\d{2}-\\d{7}(?: \\d{6} \\d{2})?${behind}`),
  new RegExp(`\\s+\\(?\\d{3}\\)?[ -]\\d{3}-\\d{4}${behind}`),
  new RegExp(
    `\\s+(?:(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)[A-Z]*\\.? \\d{1,2},? \\d{4}|\\d{1,2}/\\d{1,2}/\\d{2,4})${behind}`,
    'i',
  ),
  /\s+(?:(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}|yes|no)$/i,
  /\s+(?:LTR|BODC|LETTER)\b.*$/i,
];
/** Nothing of an address: numbers alone, a day, an answer, the letter's own number. */
const noise =
  /^(?:[\d\s#.,/()-]+|yes|no|n\/a|ID ?#.*|(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.? \d{1,2}(?:,? \d{4})?|(?:LTR|letter|BODC|CP)\b.*|\d{3}\(.*|.*\b(?:customer service|if you write|attach the stub|single family|specialist|representative)\b.*)$/i;
const ofTheIrs =
  /\b(?:department of (?:the )?treasury|internal revenue|^IRS\b|tax[- ]exempt (?:and|&) government|TE\/GE|district director|key district|exempt organizations?$|rulings (?:and|&) agreements|(?:P\.? ?)?[O0]\.? ?Box 2508)/i;
const itsCities =
  /^(?:cincinnati[,.]? oh(?:io)? 45(?:20|99)|ogden,? ut(?:ah)? 842|covington,? k(?:y|entucky)|washington,? d\.?c\.? 202|kansas city,? mo 6499|philadelphia,? pa 1925|fresno,? ca 9388|austin,? tx 733|memphis,? tn 375|atlanta,? ga 399|andover,? ma 055|holtsville,? ny 00)/i;

const codes = [...stateNames.keys()].join('|');
const cityLine = new RegExp(
  `^(\\p{Lu}[\\p{L}.'’ -]{1,32}?),?\\s+(${codes})\\.?,?\\s+(\\d{5}(?:-\\d{4})?)$`,
  'iu',
);
const streetLine =
  /^(?:\d+[\w-]*\s+.*\p{L}|P\.?\s?O\.?\s?(?:BOX|DRAWER)\b|(?:RR|HC|RURAL ROUTE)\s*\d|BOX \d|(?:ONE|TWO) \p{Lu})/iu;
const poBox = /^(P\.?\s?O\.?\s?(?:BOX|DRAWER)\s+[\w-]+)\b.*$/iu;
const floor =
  /^(?:suite|ste|unit|floor|fl|room|rm|apt|bldg|building|dept|#|\d+(?:st|nd|rd|th) fl)\b/i;
/** "% NAME", "C/O NAME", "ATTN NAME", "DBA NAME": somebody else's, or another name. */
const inCare = /^(?:%|c\/o\b|in care of\b|attn\b|attention\b|(?:d\/?b\/?a|aka|fka)\b)/i;
const person = /^(?:contact person|person to contact)/i;
const printed =
  /\b(?:contact|telephone|accounting|employer|identification|DLN|form 990|public charity|ID ?#|customer service|effective date|addendum|deductib\w+)/i;

/** "170(b)(1)(A)(vi)", the answer in the column beside the street. */
const sectionBeside = /\s+(?:170|501|509|4942)\((?:a|b|c|j)\)\S*.*$/i;

/** Whether an address read off such a letter has caught what the IRS prints beside it. */
export const holdsPrint = (address: string | undefined): boolean => printed.test(address ?? '');

type Piece = { text: string; line: Line; at: number };

const mark = '\n';
/** What a line holds of the addressee's own: one part, or two where an answer of the IRS's stands between them. */
const partsOf = (text: string): string[] => {
  let own = ` ${tidy(text)}`;
  for (const answer of answers) own = own.replace(answer, mark);
  return own.replace(careAndStreet, `$1${mark}`).split(mark).map(tidy).filter(Boolean);
};
/** "C/O TESS ARDMORE 7 QUARRY RD": two lines of the addressee on one. */
const careAndStreet = /^(\s*(?:%|c\/o)\s[^\d%]{3,50}?)\s+(?=\d+ \p{L}|P\.?\s?O\.?\s?BOX\b)/iu;

/** A label whose answer is a number or a day: whatever else follows it is not the answer. */
const asksNumber = /^(?!.*phone).*\b(?:number|no\.?|EIN|DLN|date)\b/i;
/** Behind the name of the one who answers. */
const streetBehindName = /^[^\d,:]{3,40}?\s+(?=\d+[\w-]*\s+\p{L})/u;

/** What stands behind a label besides its answer: "Contact Person: T. ARDMORE ID# 31999 7 QUARRY RD". */
const behindAnswer = (asked: string, text: string): string[] => {
  const parts = partsOf(text);
  const places = (
    person.test(asked) ? parts.map((part) => part.replace(streetBehindName, '')) : parts
  ).filter((part) => streetLine.test(part) || cityLine.test(part));
  const isAnswered = asksNumber.test(asked) && parts[0] !== tidy(text);
  return isAnswered ? parts : places;
};

/** A line cut at the labels in it: what stands before the first, and behind each. */
const cut = (text: string): { asked: string; text: string }[] => {
  const found = [...text.matchAll(new RegExp(label, 'giu'))];
  return [undefined, ...found].map((match, at) => ({
    asked: match?.[0] ?? '',
    text: text.slice(match ? match.index + match[0].length : 0, found[at]?.index),
  }));
};

/** The lines over "Dear …" without what the IRS prints there itself. */
const piecesOf = (lines: Line[]): Piece[] => {
  const dear = lines.findIndex(({ text }) => /^dear\b/i.test(text));
  const prose = lines.findIndex(({ text }) => text.split(' ').length > 18);
  const until = dear >= 0 ? dear : prose >= 0 ? prose : lines.length;
  let asked = '';
  return lines.slice(0, until).flatMap((line, at): Piece[] => {
    const [first, ...labelled] = cut(line.text);
    const own = partsOf(first?.text ?? '');
    const before = asked;
    const last = labelled.at(-1);
    // In two columns, a line of the addressee's may stand between a question and its answer.
    if (!last && inCare.test(own[0] ?? '')) asked = before;
    else asked = last && !last.text.trim() ? last.asked : '';
    return [...own, ...labelled.flatMap((part) => behindAnswer(part.asked, part.text))].flatMap(
      (text, part): Piece[] => {
        if (noise.test(text) || ofTheIrs.test(text)) return [];
        // "Contact Person:", and below it the name of the one who answers.
        if (part === 0 && person.test(before) && !cityLine.test(text) && !streetLine.test(text))
          return [];
        return [{ text, line, at }];
      },
    );
  });
};

/** Where a file keeps the two columns apart, the IRS's cells beside the addressee's are left out. */
const inColumnOf = (place: Piece | undefined, pieces: Piece[]): Piece[] =>
  pieces.filter(
    ({ line }) =>
      line.row === undefined ||
      line.block !== place?.line.block ||
      line.column === place.line.column,
  );

/** A name longer than a line of the IRS's goes on in the next one. */
const longLine = 24;
const goesOn = /(?:\s|^)(?:of|for|and|the|in|at|to|&)$/i;
const isRest = (text: string): boolean =>
  /^(?:of|for|and|in|at|&)\s/i.test(text) ||
  /^(?:inc|incorporated|corp|corporation)\.?$/i.test(text);

/** "Elm Row Society c/o Ash Accounting": who takes in the letter, on the line of the name. */
const careBehind = /\s+(?:%|c\/o|in care of)\s.*$/i;

const nameAbove = (pieces: Piece[], from: number): Candidate | undefined => {
  let at = from;
  while (at >= 0 && inCare.test(pieces[at]?.text ?? '')) at--;
  const piece = pieces[at];
  if (!piece || streetLine.test(piece.text) || cityLine.test(piece.text)) return undefined;
  const above = pieces[at - 1];
  const isWrapped =
    above !== undefined &&
    above.at === piece.at - 1 &&
    !/[\d,%:]/.test(above.text) &&
    (goesOn.test(above.text) || (above.text.length >= longLine && isRest(piece.text)));
  const first = isWrapped ? above : piece;
  const name = capitalName(
    (isWrapped ? `${above.text} ${piece.text}` : piece.text).replace(careBehind, ''),
  );
  return name && !/:/.test(name) ? candidate(name, first.line, 2.9, first.text) : undefined;
};

/**
 * Whom a letter of the IRS goes to: the block of name, street and town over "Dear …". The column of labels
 * beside it comes out of a file between its lines or on them, so what the IRS prints is cut away first.
 */
export const addressee = ({ kind, lines }: Paper): Addressee => {
  if (kind !== 'determination-letter') return {};
  const found = piecesOf(lines);
  const isTown = ({ text }: Piece): boolean => cityLine.test(text) && !itsCities.test(text);
  const pieces = inColumnOf(found.findLast(isTown), found);
  const town = pieces.findLastIndex(isTown);
  const place = pieces[town];
  const parts = place ? cityLine.exec(place.text) : null;
  if (!place || !parts?.[1] || !parts[2] || !parts[3]) return {};
  let at = town - 1;
  const suite = floor.test(pieces[at]?.text ?? '') ? pieces[at--] : undefined;
  const street = pieces[at];
  if (!street || !streetLine.test(street.text)) return {};
  const trust = 3.1;
  const name = nameAbove(pieces, at - 1);
  const own = street.text.replace(poBox, '$1').replace(sectionBeside, '');
  return {
    ...(name ? { name } : {}),
    address: candidate(
      [own, suite?.text]
        .filter((part) => part !== undefined)
        .map(fromCapitals)
        .join(', '),
      street.line,
      trust,
      own,
    ),
    city: candidate(fromCapitals(parts[1]), place.line, trust, place.text),
    state: candidate(parts[2].toUpperCase(), place.line, trust, place.text),
    postalCode: candidate(parts[3].replace(/-0000$/, ''), place.line, trust, place.text),
  };
};
