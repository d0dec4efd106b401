import { stateNames } from '../../../checking/names/states.ts';
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

/** Numbers, days and short answers that ran into the line of another column. */
const answers: RegExp[] = [
  /\s+\p{Lu}[\p{Lu}’'-]+(?: \p{Lu}\.?)? \p{Lu}[\p{Lu}’'-]+\s+ID ?#? ?\d+$/u,
  /\s*\bID ?#\s?\d+$/i,
  /\s+\d{14,17}$/,
  /\s+\d{2}-\d{7}(?: \d{6} \d{2})?$/,
  /\s+\(?\d{3}\)?[ -]\d{3}-\d{4}$/,
  /\s+(?:(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)[A-Z]*\.? \d{1,2},? \d{4}|\d{1,2}\/\d{1,2}\/\d{2,4})$/i,
  /\s+(?:LTR|BODC|LETTER)\b.*$/i,
];
/** Nothing of an address: numbers alone, a day, an answer, the letter's own number. */
const noise =
  /^(?:[\d\s#.,/()-]+|yes|no|n\/a|ID ?#.*|(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.? \d{1,2}(?:,? \d{4})?|(?:LTR|letter|BODC|CP)\b.*|\d{3}\(.*|.*\b(?:customer service|if you write|attach the stub|single family|specialist|representative)\b.*)$/i;
const ofTheIrs =
  /\b(?:department of (?:the )?treasury|internal revenue|^IRS\b|tax[- ]exempt (?:and|&) government|TE\/GE|district director|key district|exempt organizations?$|rulings (?:and|&) agreements|P\.? ?O\.? ?Box 2508)/i;
const itsCities =
  /^(?:cincinnati,? oh(?:io)? 45(?:20|99)|ogden,? ut(?:ah)? 842|covington,? k(?:y|entucky)|washington,? d\.?c\.? 202|kansas city,? mo 6499|philadelphia,? pa 1925|fresno,? ca 9388|austin,? tx 733|memphis,? tn 375|atlanta,? ga 399|andover,? ma 055|holtsville,? ny 00)/i;

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

type Piece = { text: string; line: Line; at: number };

const stripped = (text: string): string => {
  let own = tidy(text);
  for (const answer of answers) own = tidy(own.replace(answer, ''));
  return own;
};

/** The lines over "Dear …" without what the IRS prints there itself. */
const piecesOf = (lines: Line[]): Piece[] => {
  const dear = lines.findIndex(({ text }) => /^dear\b/i.test(text));
  const prose = lines.findIndex(({ text }) => text.split(' ').length > 18);
  const until = dear >= 0 ? dear : prose >= 0 ? prose : lines.length;
  let asked = '';
  return lines.slice(0, until).flatMap((line, at): Piece[] => {
    const found = label.exec(line.text);
    const own = stripped(found ? line.text.slice(0, found.index) : line.text);
    const before = asked;
    // In two columns, a line of the addressee's may stand between a question and its answer.
    if (!found && inCare.test(own)) asked = before;
    else asked = found && !line.text.slice(found.index + found[0].length).trim() ? found[0] : '';
    if (!own || noise.test(own) || ofTheIrs.test(own)) return [];
    // "Contact Person:", and below it the name of the one who answers.
    if (person.test(before) && !cityLine.test(own) && !streetLine.test(own)) return [];
    return [{ text: own, line, at }];
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
  const name = capitalName(isWrapped ? `${above.text} ${piece.text}` : piece.text);
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
  const own = street.text.replace(poBox, '$1');
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
    postalCode: candidate(parts[3], place.line, trust, place.text),
  };
};
