import type { Line } from '../paper.ts';
import { opensWithItself } from './own-names.ts';

const theBody =
  /^the (?:organi[sz]ation|agency|association|society|nonprofit|charity|institute|center|museum|shelter|trust|club|league|council|ministry|foundation|alliance|coalition|choir|chorus|library|festival|orchestra|band|theatre|theater|church|pantry|food (?:bank|pantry)|hospice|academy|federation|co-?operative|gallery)\b(?! of )/i;

/** "Since its beginning in 1983 as a committee, the Alder Trust …". */
const introduction =
  /^(?:Since|Founded|Established|Formed|Started|Created|Incorporated|For|As|Over|From)\b(?:[^.;]|\bNo\.(?= ?\d)){0,110}?, (?=we\b|(?:the )?\p{Lu})/u;

/** The sentence speaks of the organization: it opens with its name or with "we". */
export const speaksOfItself = (text: string, line: Line, names: string[]): boolean =>
  /^(?:we|our)\b/i.test(text) ||
  opensWithItself(text, names) ||
  opensWithItself(text.replace(introduction, ''), names) ||
  theBody.test(text) ||
  (/^It\b/.test(text) && names.some((name) => line.text.startsWith(name))) ||
  names.some((name) => text.slice(0, name.length + 40).includes(name));
