import type { Line } from '../../page-model.ts';

/** Rounds a size so that lines of the same style have the same size. */
export const roundSize = (size: number): number => Math.round(size * 2) / 2;

/** If at least this fraction of the text is bold, bold is the body style. */
const boldBodyFraction = 0.5;
/** Distances between lines of a paragraph, in multiples of the text size. `perUnit` is the rounding precision. */
const leadings = { min: 0.8, max: 3, perUnit: 20 };
/** A distance is common if it occurs at least this often relative to the most frequent distance. */
const commonFraction = 0.4;
const defaults = { size: 11, leading: 1.2 };

export type Styles = {
  /** The most common text size. */
  body: number;
  /** Whether most text is bold, so that bold does not indicate headings. */
  boldIsBody: boolean;
  /** The distance between baselines in a paragraph, in multiples of the text size. */
  leading: number;
};

export function measureStyles(lines: Line[]): Styles {
  const bySize = new Map<number, number>();
  let bold = 0;
  let all = 0;
  for (const line of lines) {
    const size = roundSize(line.size);
    bySize.set(size, (bySize.get(size) ?? 0) + line.text.length);
    all += line.text.length;
    if (line.bold) bold += line.text.length;
  }
  const body = [...bySize].sort((a, b) => b[1] - a[1])[0]?.[0] ?? defaults.size;
  return {
    body,
    boldIsBody: bold > all * boldBodyFraction,
    leading: findCommonLeading(lines, body),
  };
}

function findCommonLeading(lines: Line[], body: number): number {
  const counts = new Map<number, number>();
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    if (!before || before.page !== line.page || roundSize(line.size) !== body) return;
    const distance =
      Math.round(((line.y - before.y) / line.size) * leadings.perUnit) / leadings.perUnit;
    if (distance > leadings.min && distance < leadings.max)
      counts.set(distance, (counts.get(distance) ?? 0) + 1);
  });
  const highestCount = Math.max(0, ...counts.values());
  // use the smallest common distance, since most paragraphs may consist of a single line
  return (
    [...counts]
      .filter(([, count]) => count >= highestCount * commonFraction)
      .sort((a, b) => a[0] - b[0])[0]?.[0] ?? defaults.leading
  );
}
