import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';
import { fromCapitals, tidy } from '../tidy.ts';

export type FormHeader = {
  name?: Candidate;
  address?: Candidate;
  city?: Candidate;
  state?: Candidate;
  postalCode?: Candidate;
  taxId?: Candidate;
  phone?: Candidate;
};

/** What a Form 990 prints in its head beside what was filled in. */
const printed = [
  'check if applicable:?',
  'address change',
  'name change',
  'initial return',
  'final return(?:\\s?\\/\\s?terminated)?',
  'terminated',
  'amended return',
  'application pending',
  'name of (?:organization|foundation)',
  'doing business as',
  'number and street(?: \\([^)]*\\))?',
  'room\\/suite',
  'city or town[^:|]{0,60}?zip(?: or foreign postal)?(?: code| ?\\+ ?4)',
  'employer identification (?:number|no\\.)',
  'telephone number(?: \\(see instructions\\))?',
  'group exemption(?: number)?',
  'gross receipts \\$?',
  'name and address of principal officer:?',
  'is this a group return for subordinates\\??',
  'are all subordinates included\\??',
  'h\\([abc]\\)',
  'if [“"]no,[”"] attach a list\\.?(?: \\(?see instructions\\)?)?',
  'accounting method:?',
  'open to public(?: inspection)?',
  'inspection',
  'if exemption application is pending, check here',
  'omb no\\. [\\d-]+',
];
const label = new RegExp(`(?:(?<![\\w-])[A-M]\\s+)?(?:${printed.join('|')}):?`, 'gi');
const starts = /\bname of (?:organization|foundation)\b/i;
const ends = /tax-exempt status|website:|form of organization|check all that apply/i;
const officer = /principal officer/i;
const trade = /doing business as/i;
const place = /^(.*?)[,\s]+([A-Z]{2})[,\s]+(\d{5}(?:-\d{4})?)$/;
const most = 60;

const boxBeside = /\S\s+(\d{2}-\d{7}|(?:\(\d{3}\)\s*|\d{3}[\s.-])\d{3}[\s.-]\d{4})$/;

type Piece = { text: string; line: Line; after: string };

/** The words of a line that the form does not print itself, each with the label before it. */
const filledIn = (line: Line, before: string): Piece[] => {
  const pieces: Piece[] = [];
  let after = before;
  let from = 0;
  const take = (end: number) => {
    const whole = line.text.slice(from, end).trim();
    // "RIVER GUILD 47-0712290": the boxes of two columns came out as one line.
    const tail = boxBeside.exec(whole)?.[1];
    const text = tail ? whole.slice(0, -tail.length).trim() : whole;
    if (tail) pieces.push({ text: tail, line, after });
    if (
      text.replace(/[^\p{L}\d]/gu, '').length > 1 &&
      !/^(?:yes|no|x|[A-M]|number|\s)+$/i.test(text)
    )
      pieces.push({ text, line, after });
  };
  for (const match of line.text.matchAll(label)) {
    take(match.index);
    after = match[0];
    from = match.index + match[0].length;
  }
  take(line.text.length);
  return pieces;
};

const headOf = (lines: Line[]): Piece[] => {
  const start = lines.findIndex(({ text }) => starts.test(text));
  if (start < 0) return [];
  const pieces: Piece[] = [];
  let before = '';
  for (const line of lines.slice(start, start + most)) {
    if (ends.test(line.text) && !starts.test(line.text)) break;
    pieces.push(...filledIn(line, before));
    before = [...line.text.matchAll(label)].at(-1)?.[0] ?? (pieces.length > 0 ? '' : before);
  }
  return pieces;
};

const shape = /^(?:\$?[\d,.\s]+|\d{2}-\d{7}|\(?\d{3}\)?[\s.-]*\d{3}[\s.-]\d{4})$/;
const trust = 3.3;

/**
 * Who filed a Form 990: the boxes C to E of its head. Their columns come out of a PDF in any order, so
 * what the form prints is cut away and the rest told by its shape.
 */
export const formHeader = ({ kind, lines }: Paper): FormHeader => {
  if (kind !== 'form-990') return {};
  const pieces = headOf(lines);
  const from = pieces.findIndex(({ after }) => officer.test(after));
  const filer = from < 0 ? pieces : pieces.slice(0, from);
  const found: FormHeader = {};
  const ein = pieces.find(({ text }) => /^\d{2}-\d{7}$/.test(text));
  if (ein) found.taxId = candidate(ein.text, ein.line, trust, ein.text);
  const phone = pieces.find(({ text }) => /^\(?\d{3}\)?[\s.-]*\d{3}[\s.-]\d{4}$/.test(text));
  if (phone) found.phone = candidate(phone.text, phone.line, trust, phone.text);
  const words = filer.filter(({ text }) => !shape.test(text));
  const name = words.find(({ text, after }) => !trade.test(after) && /\p{L}{2}/u.test(text));
  if (name && !place.test(name.text) && !/^\d/.test(name.text))
    found.name = candidate(fromCapitals(tidy(name.text)), name.line, trust, name.text);
  const city = words.findIndex(({ text }) => place.test(text));
  const at = words[city];
  const parts = at ? place.exec(at.text) : null;
  if (at && parts?.[1] && parts[2] && parts[3]) {
    found.city = candidate(fromCapitals(tidy(parts[1])), at.line, trust, at.text);
    found.state = candidate(parts[2], at.line, trust, at.text);
    found.postalCode = candidate(parts[3], at.line, trust, at.text);
  }
  // Where the form's text has lost the town, the box for the street still holds the street.
  const streets = at
    ? words.slice(0, city)
    : words.filter(({ after }) => /number and street/i.test(after));
  const street = streets.findLast(({ text }) =>
    /^(?:\d+\w?\s+\p{L}|P\.?\s?O\.?\s?Box)/iu.test(text),
  );
  if (street)
    found.address = candidate(fromCapitals(tidy(street.text)), street.line, trust, street.text);
  return found;
};
