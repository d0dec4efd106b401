import { agency } from './agency-letter.ts';
import type { DocumentKind } from './document-kind.ts';
import type { Line } from './paper.ts';

type Bare = Omit<Line, 'others'>;

/** "STATE OF OHIO", "Department of Revenue", "Office of the Attorney General": a paper that an office heads. */
const opens =
  /^(?:(?:the )?(?:commonwealth|state) of \p{Lu}|(?:\p{Lu}\p{L}+ ){0,3}(?:department|division|bureau|office|secretary|comptroller) of\b|(?:\p{Lu}\p{L}+ ){0,3}attorney general)/iu;
const ofTheOffice =
  /\b(?:department|division|bureau|office|section|unit|program|secretary of|services|commission(?:er)?|comptroller|attorney general|(?:commonwealth|state) of)\b/i;
const ofItsPlace =
  /^(?:\d{1,6}[A-Za-z]? \p{L}|P\.? ?O\.? ?Box)|\b[A-Z]{2},? \d{5}\b|\p{L},? \d{5}(?:-\d{4})?$|\d{3}[)/. -]{1,2}\d{3}[.-]\d{4}|@[\w-]+\.\w|\bwww\.|https?:/iu;
/** What offices issue to bodies, and have them fill in. */
const ofARegister =
  /\b(?:registr\p{L}+|registered|exemption|exempt|licen[sc]\p{L}+|permit|certificate|certif(?:y|ies))\b/iu;
const wordsOfALine = 14;
const topOfAPaper = 2;
const head = 9;

/**
 * Over a certificate or a form of a state's office, the lines that say which office it is and where: all that stand in an
 * unbroken row from its top, up to the first that is neither.
 */
export const agencyHead = (lines: Bare[], kind: DocumentKind): Set<number> => {
  const first = lines
    .slice(0, topOfAPaper)
    .findIndex(({ text }) => opens.test(text) && agency.test(text));
  if ((kind !== 'other' && kind !== 'report') || first < 0) return new Set();
  if (!lines.some(({ text }) => ofARegister.test(text))) return new Set();
  const near = lines.slice(first, head);
  const end = near.findIndex(
    ({ text, row }) =>
      row !== undefined ||
      text.split(' ').length > wordsOfALine ||
      !(agency.test(text) || ofTheOffice.test(text) || ofItsPlace.test(text)),
  );
  const own = end < 0 ? near : near.slice(0, end);
  return new Set(own.map((_, at) => first + at));
};
