import type { Fragment, PageContent, Row, Rule, Span } from './layout.ts';

/** Gaps in parts of the text size: above the first there is a space, above the second another fragment begins. */
const spaceGap = 0.16;
const fragmentGap = 1.1;
const sameBaseline = 0.4;
const mostRules = 1_000;

/**
 * Groups spans by baseline, joins what belongs together, and leaves out marks of footnotes. A rule
 * drawn upright between two texts parts them, however near they are.
 */
export function rowsOf(spans: Span[], rules: Rule[] = []): Row[] {
  const upright = rules.filter((rule) => !rule.horizontal).slice(0, mostRules);
  const rows: { y: number; size: number; spans: Span[] }[] = [];
  for (const span of [...spans].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.findLast((each, at) => at >= rows.length - 3 && belongs(each, span));
    if (!row) rows.push({ y: span.y, size: span.size, spans: [span] });
    else {
      row.spans.push(span);
      if (span.size > row.size) {
        row.size = span.size;
        row.y = span.y;
      }
    }
  }
  return rows
    .map(({ y, size, spans: own }) => ({ y, size, fragments: fragmentsOf(own, y, upright) }))
    .filter((row) => row.fragments.length > 0)
    .sort((a, b) => a.y - b.y);
}

const known = new WeakMap<Span[], readonly Row[]>();

/** The rows of a page whatever is drawn on it, read once: running heads and contents are sought in the same ones. */
export function textRows({ spans }: PageContent): readonly Row[] {
  const rows = known.get(spans) ?? rowsOf(spans);
  known.set(spans, rows);
  return rows;
}

function belongs(row: { y: number; size: number }, span: Span): boolean {
  const distance = Math.abs(row.y - span.y);
  const larger = Math.max(row.size, span.size);
  return (
    distance <= larger * sameBaseline &&
    distance <= Math.max(2.5, Math.min(row.size, span.size) * 0.6)
  );
}

function fragmentsOf(spans: Span[], baseline: number, upright: Rule[]): Fragment[] {
  const fragments: Fragment[] = [];
  const usual = Math.max(...spans.map((span) => span.size));
  for (const span of [...spans].sort((a, b) => a.x - b.x)) {
    const last = fragments.at(-1);
    if (last && isFootnoteMark(span, last, usual, baseline)) continue;
    if (last && isOverprint(last, span)) continue;
    const size = Math.max(span.size, last?.size ?? 0);
    const gap = last ? span.x - last.right : 0;
    if (!last || gap > size * fragmentGap || isParted(last, span, upright)) {
      fragments.push({ ...span, right: span.x + span.width });
      continue;
    }
    const spaced = gap > size * spaceGap && !last.text.endsWith(' ') && !span.text.startsWith(' ');
    const weight = span.text.trim().length > last.text.trim().length;
    fragments[fragments.length - 1] = {
      ...last,
      text: `${last.text}${spaced ? ' ' : ''}${span.text}`,
      right: Math.max(last.right, span.x + span.width),
      width: Math.max(last.right, span.x + span.width) - last.x,
      size: weight ? span.size : last.size,
      bold: last.bold && (span.bold || !/\p{L}/u.test(span.text)),
      italic: last.italic && span.italic,
    };
  }
  return fragments
    .map((fragment) => ({ ...fragment, text: fragment.text.replace(/\s+/g, ' ').trim() }))
    .filter((fragment) => fragment.text);
}

/** Small raised digits after a word point to a footnote; after a digit they are a power. */
function isFootnoteMark(span: Span, before: Fragment, usual: number, baseline: number): boolean {
  return (
    span.size <= usual * 0.86 &&
    span.y < baseline - usual * 0.15 &&
    /^\s*[\d*†‡]{1,3}(,\s?\d{1,3})*\s*$/.test(span.text) &&
    span.x - before.right < usual &&
    !/\d\s*$/.test(before.text)
  );
}

/** Some writers make bold text by printing it twice, a hair apart. */
const isOverprint = (last: Fragment, span: Span): boolean =>
  last.text === span.text && Math.abs(last.x - span.x) < last.size * 0.15;

const isParted = (last: Fragment, span: Span, upright: Rule[]): boolean => {
  const middle = span.y - span.size * 0.3;
  return upright.some(
    (rule) =>
      rule.at > last.right - 1 && rule.at < span.x + 1 && middle > rule.from && middle < rule.to,
  );
};
