import type { Guidelines } from '../guidelines.ts';
import { heading, points, tidy, type Criterion } from './criterion.ts';

/** "Criterion 1: Need (20 points)": headings that carry their weight. */
export const fromHeadings = (guidelines: Guidelines): Criterion[] =>
  guidelines.chapters.flatMap((chapter) => {
    const block = guidelines.reading.blocks[chapter.block];
    if (!block || block.type === 'table') return [];
    const inside = chapter.path.slice(0, -1).some((title) => heading.test(title));
    const own = points.exec(chapter.title);
    const under = guidelines.reading.blocks[chapter.block + 1];
    const next =
      under && under.type !== 'table' && /^\W*(?:\d{1,3})\s*(?:points?|pts|%)\W*$/i.test(under.text)
        ? points.exec(under.text)
        : null;
    const numbered = /^(?:criterion|factor)\s+\w{1,2}\b/i.test(chapter.title);
    if (!(own ?? next) && !(numbered && inside)) return [];
    // "Criterion 2 (a)" is a part of criterion 2.
    if (/^criterion \d+ ?\([a-z]\)/i.test(chapter.title)) return [];
    const name = tidy(chapter.title);
    if (name.length < 3 || /^(?:total|bonus)/i.test(name)) return [];
    const match = own ?? next;
    return [
      {
        name,
        quote: block.text,
        block: chapter.block,
        ...(chapter.page ? { page: chapter.page } : {}),
        ...(match ? { points: Number(match[1]), percent: /%|percent/i.test(match[2] ?? '') } : {}),
      },
    ];
  });
