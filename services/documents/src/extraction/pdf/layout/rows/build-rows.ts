import { limits } from '../../limits.ts';
import {
  computeMiddleY,
  type Fragment,
  type Row,
  type Rule,
  type Sheet,
  type Span,
} from '../../page-model.ts';

/** Gaps that separate words and fragments, in multiples of the text size. */
const wordGap = 0.16;
const fragmentGap = 1.1;
/** Maximum baseline difference within a row, as fractions of the larger and the smaller text size, and in points. */
const maxShift = { ofLarger: 0.4, ofSmaller: 0.6, points: 2.5 };
/** A footnote mark is raised and smaller than the text around it. */
const footnoteMark = { maxSize: 0.86, minRise: 0.15 };
/** Maximum offset of text printed twice to make it look bold. */
const maxOverprint = 0.15;
/** How far, in points, a vertical rule may extend into adjacent text. */
const ruleSlack = 1;

/**
 * Groups spans into rows by baseline, joins them into fragments and drops footnote marks. A vertical rule separates two
 * spans even if the gap between them is small.
 */
export function buildRows(spans: Span[], rules: Rule[] = []): Row[] {
  const verticalRules = rules.filter((rule) => !rule.horizontal).slice(0, limits.separators);
  const rows: { y: number; size: number; spans: Span[] }[] = [];
  for (const span of [...spans].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.findLast((row, index) => index >= rows.length - 3 && isOnBaseline(row, span));
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
    .map(({ y, size, spans: rowSpans }) => ({
      y,
      size,
      fragments: joinSpans(rowSpans, y, verticalRules),
    }))
    .filter((row) => row.fragments.length > 0)
    .sort((a, b) => a.y - b.y);
}

export const getRowText = ({ fragments }: Row): string =>
  fragments.map(({ text }) => text).join(' ');

/** Filters the fragments of rows and drops rows that become empty. */
export const withFragments = (rows: Row[], accept: (fragment: Fragment) => boolean): Row[] =>
  rows
    .map((row) => ({ ...row, fragments: row.fragments.filter(accept) }))
    .filter(({ fragments }) => fragments.length > 0);

const rowsByPage = new WeakMap<Span[], readonly Row[]>();

/** Returns the rows of a page, ignoring rules. Cached for running heads and tables of contents. */
export function groupIntoRows({ spans }: Sheet): readonly Row[] {
  const rows = rowsByPage.get(spans) ?? buildRows(spans);
  rowsByPage.set(spans, rows);
  return rows;
}

function isOnBaseline(row: { y: number; size: number }, span: Span): boolean {
  const distance = Math.abs(row.y - span.y);
  const larger = Math.max(row.size, span.size);
  return (
    distance <= larger * maxShift.ofLarger &&
    distance <= Math.max(maxShift.points, Math.min(row.size, span.size) * maxShift.ofSmaller)
  );
}

function joinSpans(spans: Span[], baseline: number, verticalRules: Rule[]): Fragment[] {
  const fragments: Fragment[] = [];
  const largestSize = Math.max(...spans.map((span) => span.size));
  for (const span of [...spans].sort((a, b) => a.x - b.x)) {
    const last = fragments.at(-1);
    if (last && isFootnoteMark(span, last, largestSize, baseline)) continue;
    if (last && isOverprint(last, span)) continue;
    const size = Math.max(span.size, last?.size ?? 0);
    const gap = last ? span.x - last.right : 0;
    if (!last || gap > size * fragmentGap || isSeparated(last, span, verticalRules)) {
      fragments.push({ ...span, right: span.x + span.width });
      continue;
    }
    const needsSpace =
      gap > size * wordGap && !last.text.endsWith(' ') && !span.text.startsWith(' ');
    const isLonger = span.text.trim().length > last.text.trim().length;
    fragments[fragments.length - 1] = {
      ...last,
      text: `${last.text}${needsSpace ? ' ' : ''}${span.text}`,
      right: Math.max(last.right, span.x + span.width),
      width: Math.max(last.right, span.x + span.width) - last.x,
      size: isLonger ? span.size : last.size,
      bold: last.bold && (span.bold || !/\p{L}/u.test(span.text)),
      italic: last.italic && span.italic,
    };
  }
  return fragments
    .map((fragment) => ({ ...fragment, text: fragment.text.replace(/\s+/g, ' ').trim() }))
    .filter((fragment) => fragment.text);
}

/**
 * Whether small raised digits are a footnote mark, which follows a word, rather than an exponent, which follows a
 * digit.
 */
function isFootnoteMark(
  span: Span,
  before: Fragment,
  largestSize: number,
  baseline: number,
): boolean {
  return (
    span.size <= largestSize * footnoteMark.maxSize &&
    span.y < baseline - largestSize * footnoteMark.minRise &&
    /^\s*[\d*†‡]{1,3}(,\s?\d{1,3})*\s*$/.test(span.text) &&
    span.x - before.right < largestSize &&
    !/\d\s*$/.test(before.text)
  );
}

/** Whether text repeats the previous text with a small offset, a technique used by some programs for bold text. */
const isOverprint = (last: Fragment, span: Span): boolean =>
  last.text === span.text && Math.abs(last.x - span.x) < last.size * maxOverprint;

const isSeparated = (last: Fragment, span: Span, verticalRules: Rule[]): boolean => {
  const middle = computeMiddleY(span);
  return verticalRules.some(
    (rule) =>
      rule.position > last.right - ruleSlack &&
      rule.position < span.x + ruleSlack &&
      middle > rule.from &&
      middle < rule.to,
  );
};
