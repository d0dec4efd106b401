import type { Line } from './paper.ts';

type Bare = Omit<Line, 'others'>;

const asked = /^(?:who|what) (?:is|are) (?:the )?(.{2,70}?)\s*\?$/i;
const ourselves = /^(?:we|us|you|our\b.*|it|this|that|a|an)$/i;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** In another sentence the paper's body belongs to it, or is examined by it. */
const belongsTo = (lines: Bare[], name: string): boolean => {
  const told = new RegExp(
    `\\b(?:members? (?:in good standing )?(?:of|with)|membership (?:of|in|with)|accredited (?:members? of|by)|accreditation (?:from|by|with)|affiliated (?:with|to)|affiliates? of|certified by|endorsed by|chapters? of|profile (?:with|on)|registered (?:with|by)|regulated by|rated by) (?:the )?${escaped(name)}(?![\\p{L}\\d])`,
    'iu',
  );
  return lines.some(({ text, heading }) => !heading && told.test(text));
};

/** "Our partners", "Working partnerships": what stands below tells of others. */
const partners =
  /\b(?:partner(?:s|ships?)?|collaborat(?:ors?|ions?)|all(?:ies|iances)|sponsors|supporters|funders|donors|grantees|member (?:organi[sz]ations|groups|agencies))\s*:?$/i;
const kindsOfBody =
  'non-?profit|not-for-profit|organi[sz]ation|charity|foundation|company|firm|co-?operative|association|network|agency|university|college|institute|group|NGO|society|trust|business|bank|hospital|church|school|501\\(c\\)';
const wordsOfAName = 7;
const top = 4;

/** Under a heading of partners, "Elm Row Aid" over "Elm Row Aid is a non-profit …": one of them, and not whose page it is. */
const isPartner = (lines: Bare[], at: number): boolean => {
  const name = lines[at]?.heading ? (lines[at]?.text ?? '') : '';
  if (!name || name.split(' ').length > wordsOfAName) return false;
  const is = new RegExp(
    `^(?:the )?${escaped(name)},? (?:\\([^)]{2,40}\\),? )?(?:is|are) (?:an?|the) (?:[\\p{L}-]+,? ){0,6}?(?:${kindsOfBody})`,
    'iu',
  );
  if (!is.test(lines[at + 1]?.text ?? '')) return false;
  if (lines.slice(0, top).some(({ text }) => text.includes(name))) return false;
  for (const line of lines.slice(0, at).reverse()) {
    if (!line.heading) continue;
    if (partners.test(line.text)) return true;
    if ((line.level ?? 1) <= 2 || line.level === undefined) return false;
  }
  return false;
};

/** The lines of a part that explains another body: "Who is the Council?", where the paper's own is "a member of the Council"; a partner's. */
export const linesAboutAnother = (lines: Bare[]): Set<number> => {
  const found = new Set<number>();
  lines.forEach((line, at) => {
    const name = line.heading ? (asked.exec(line.text)?.[1] ?? '') : '';
    const isAsked = name !== '' && !ourselves.test(name) && belongsTo(lines, name);
    if (!isAsked && !isPartner(lines, at)) return;
    const next = lines.findIndex(({ heading }, place) => place > at && heading);
    for (let place = at; place < (next < 0 ? lines.length : next); place++) found.add(place);
  });
  return found;
};
