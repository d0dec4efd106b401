import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';
import { fromCapitals } from '../tidy.ts';
import { codes } from './read-address.ts';

type PostcardAddress = {
  address?: Candidate;
  city?: Candidate;
  state?: Candidate;
  postalCode?: Candidate;
};

const box = /\bname of organization\b/i;
const nextBox = /^[BDEF]\b|doing business|principal officer|website|identification/i;
/** What the boxes beside it print, which a file may give between its lines. */
const printedBeside =
  /^(?:X|B check\b.*|(?:X )?(?:terminated for business|gross receipts (?:are )?(?:normally|not greater).*)|\$50,000 or less)$/i;
const linesOfABox = 8;
/** "2750 Mill Rd, Salem, OR, US, 97301". */
const whole = new RegExp(
  `^(.*\\d.*?),\\s*(\\p{Lu}[\\p{L}.'’ -]+),\\s*(${codes}),?\\s+(?:US(?:A)?,?\\s+)?(\\d{5}(?:-\\d{4})?)`,
  'iu',
);
const opensStreet = /^(?:\d+\w? |P\.? ?O\.? Box )/i;
const trust = 3.2;

/** The address in box C of a Form 990-N, which comes out of a file in one line or in three. */
export const postcardAddress = ({ kind, lines }: Paper): PostcardAddress => {
  const at = kind === 'form-990-n' ? lines.findIndex(({ text }) => box.test(text)) : -1;
  if (at < 0) return {};
  const below = lines.slice(at + 1, at + linesOfABox);
  const end = below.findIndex(({ text }) => nextBox.test(text));
  const own = below
    .slice(0, end < 0 ? below.length : end)
    .filter(({ others, text }) => !others && !printedBeside.test(text));
  // The name stands over it, and has no number of a house.
  const start = Math.max(
    0,
    own.findIndex(({ text }) => opensStreet.test(text)),
  );
  const [, street, city, state, postalCode] =
    whole.exec(
      own
        .slice(start)
        .map(({ text }) => text)
        .join(' '),
    ) ?? [];
  const part = (value: string | undefined): Candidate | undefined => {
    const line: Line | undefined = own.find(({ text }) => value && text.includes(value));
    return value && line ? candidate(fromCapitals(value), line, trust) : undefined;
  };
  const parts = { address: part(street), city: part(city), state: part(state) };
  const zip = part(postalCode);
  return parts.address && parts.city && parts.state && zip
    ? { address: parts.address, city: parts.city, state: parts.state, postalCode: zip }
    : {};
};
