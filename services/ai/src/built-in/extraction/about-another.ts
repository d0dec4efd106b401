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

/** The lines of a part that explains another body: "Who is the Council?", where the paper's own is "a member of the Council". */
export const linesAboutAnother = (lines: Bare[]): Set<number> => {
  const found = new Set<number>();
  lines.forEach((line, at) => {
    const name = line.heading ? (asked.exec(line.text)?.[1] ?? '') : '';
    if (!name || ourselves.test(name) || !belongsTo(lines, name)) return;
    const next = lines.findIndex(({ heading }, place) => place > at && heading);
    for (let place = at; place < (next < 0 ? lines.length : next); place++) found.add(place);
  });
  return found;
};
