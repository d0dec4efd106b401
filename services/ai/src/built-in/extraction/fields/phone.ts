import { candidate, type Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';

const pattern =
  /(?<![\d-])(?:\+?1[\s.-]?)?(?:\(\d{3}\)\s?|\d{3}[\s.-])\d{3}[\s.-]\d{4}(?!\d)(?:\s*(?:x|ext\.?)\s*\d{1,5})?/g;
const label =
  /\b(?:tel(?:ephone)?(?: (?:number|no\.?))?|phone(?: (?:number|no\.?))?|call(?: us)?(?: at)?|office|main(?: line| office)?|voice|ph|p|t)\s*[.:]?\s*$/i;
const notTheirs =
  /\b(?:fax|facsimile|TTY|TDD|hotline|crisis|911|customer service|toll.?free|preparer|firm['’]s|agent|secretary of state|internal revenue|IRS|contact telephone|cell|mobile)\b/i;

/** The organization's telephone: labelled as its own, or the one that its page shows with its address. */
export const findPhones = ({ lines, kind }: Paper): Candidate[] => {
  if (kind === 'determination-letter' || kind === 'policy') return [];
  const all = lines.flatMap((line, at) =>
    line.others
      ? []
      : [...line.text.matchAll(pattern)].flatMap((match) => {
          const before = line.text.slice(0, match.index);
          const context = before.split(/[|•·;]/).at(-1) ?? '';
          const near = context.trim() === '' ? (lines[at - 1]?.text ?? '') : context;
          return notTheirs.test(near.slice(-40)) ? [] : [{ line, phone: match[0].trim(), near }];
        }),
  );
  const distinct = new Set(all.map(({ phone }) => phone.replace(/\D/g, '')));
  return all.flatMap(({ line, phone, near }): Candidate[] => {
    if (kind === 'articles' || kind === 'bylaws')
      return label.test(near.trimEnd()) ? [candidate(phone, line, 1.5)] : [];
    if (label.test(near.trimEnd())) return [candidate(phone, line, 2.5)];
    return distinct.size === 1 && line.text.split(' ').length < 20
      ? [candidate(phone, line, 1.5)]
      : [];
  });
};
