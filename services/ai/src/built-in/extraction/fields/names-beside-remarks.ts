import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';
import { capitalName, isTitled } from './clean-name.ts';
import { isPageTitle, namesBody } from './page-titles.ts';

const linesOfAHead = 6;
/** What stands beside a name under a paper's title: how far the paper has come, or which version it is. */
const remark =
  /^(?:\(?(?:(?:final |working |first |revised |board |proposed )*draft|adopted|approved|amended|revised|ratified|effective|reviewed|updated|version|rev\.|last (?:updated|reviewed|revised)|as (?:adopted|amended|approved)|board (?:approved|adopted|policy)|for (?:adoption|approval|review|discussion)|policy (?:no|number|manual)|governance (?:policy|policies|manual|documents?)|member (?:handbook|policies)|(?:whistle-?blower|conflict[- ]of[- ]interest|document retention|gift acceptance|financial|investment|travel|social media|privacy|records?|volunteer|anti-?\p{L}+|safety|donor)[\p{L} -]{0,30} polic(?:y|ies)))\b/iu;
const parted =
  /^(.{4,90}?)\s*(?:\s[–—-]+\s|\s*[|:•·]\s*|,\s+(?=(?:adopted|approved|revised|effective)\b)|\s+(?=\())(.+)$/i;
const legalForm = /,? (?:inc|incorporated|corp|corporation|ltd|limited|cio|llc)\.?$/i;
/** "Whistleblower Policy of the Elm Row Boosters, Inc.", "Gift Acceptance Policy – Elm Row Boosters, Inc.". */
const ofWhom =
  /^(?:[\p{L}’'&/-]+ ){0,6}(?:polic(?:y|ies)|code of (?:conduct|ethics)|handbook|guidelines|procedures?)(?: (?:of|for) (?:the )?|\s*[–—:|-]\s+)(\p{Lu}.{4,90})$/iu;

const nameOf = (text: string): string | undefined => {
  const name = isTitled(text) && !isPageTitle(text) ? capitalName(text) : undefined;
  return name && name.includes(' ') && !/[.:;!?]\s/.test(name) ? name : undefined;
};
const isBody = (name: string): boolean => legalForm.test(name) || namesBody(name);

const bareName = (line: Line): string | undefined => {
  const name = legalForm.test(line.text) ? nameOf(line.text) : undefined;
  return name && !/\d/.test(name) ? name : undefined;
};

/** Under or over the title of a policy: "Elm Row Boosters, Inc. — Draft for adoption by the Board". */
export const fromRemarks = ({ kind, lines }: Paper): Candidate[] =>
  kind !== 'policy' && kind !== 'bylaws' && kind !== 'other'
    ? []
    : lines.slice(0, linesOfAHead).flatMap((line, at): Candidate[] => {
        if (line.others) return [];
        const [, own = '', beside = ''] = parted.exec(line.text) ?? [];
        const stated = remark.test(beside) ? nameOf(own) : undefined;
        if (stated && isBody(stated)) return [candidate(stated, line, 2.2)];
        if (kind !== 'policy') return [];
        const named = nameOf(ofWhom.exec(line.text)?.[1] ?? '');
        if (named && isBody(named)) return [candidate(named, line, 2.2)];
        // Alone on its line, beside the title of a policy.
        const alone = at < 3 ? bareName(line) : undefined;
        return alone ? [candidate(alone, line, 2)] : [];
      });
