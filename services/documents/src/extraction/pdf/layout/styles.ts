import type { Line } from '../page-model.ts';

/** Rounds a size so that lines of the same style have the same size. */
export const sizeStep = (size: number): number => Math.round(size * 2) / 2;

export type Styles = {
  /** The most common text size. */
  body: number;
  /** Most text is bold, so bold does not mark headings. */
  boldIsBody: boolean;
  /** The distance of baselines within paragraphs, in multiples of the text size. */
  leading: number;
};

export function stylesOf(lines: Line[]): Styles {
  const bySize = new Map<number, number>();
  let bold = 0;
  let all = 0;
  for (const line of lines) {
    const size = sizeStep(line.size);
    bySize.set(size, (bySize.get(size) ?? 0) + line.text.length);
    all += line.text.length;
    if (line.bold) bold += line.text.length;
  }
  const body = [...bySize].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 11;
  return { body, boldIsBody: bold > all * 0.5, leading: commonLeading(lines, body) };
}

function commonLeading(lines: Line[], body: number): number {
  const counts = new Map<number, number>();
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    if (!before || before.page !== line.page || sizeStep(line.size) !== body) return;
    const distance = Math.round(((line.y - before.y) / line.size) * 20) / 20;
    if (distance > 0.8 && distance < 3) counts.set(distance, (counts.get(distance) ?? 0) + 1);
  });
  const highestCount = Math.max(0, ...counts.values());
  // the smallest common distance, since most paragraphs may have only one line
  return (
    [...counts]
      .filter(([, count]) => count >= highestCount * 0.4)
      .sort((a, b) => a[0] - b[0])[0]?.[0] ?? 1.2
  );
}
