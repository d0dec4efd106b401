import { type MarkContext, marksIn, stateOf } from './marks.ts';

export type Option = { text: string; checked: boolean };

/** A line with boxes: what introduces them, if anything, and the options in order. */
export type OptionLine = { lead: string; options: Option[] };

/**
 * The options of a line: "Type: ☐ private foundation ☒ public charity", or with the boxes behind their
 * labels, "Yes ☐ No ☒". Undefined for a line without boxes.
 */
export function optionsIn(line: string, around: MarkContext): OptionLine | undefined {
  const marks = marksIn(line);
  const boxes = marks.flatMap((mark) => {
    const checked = stateOf(mark, marks, around);
    return checked === undefined ? [] : [{ ...mark, checked }];
  });
  const [first] = boxes;
  if (!first) return undefined;
  const after = boxes.map(({ end }, at) => trimmed(line.slice(end, boxes[at + 1]?.start)));
  const before = boxes.map(({ start }, at) => trimmed(line.slice(boxes[at - 1]?.end ?? 0, start)));
  const lead = line.slice(0, first.start).trim();
  if (lead && after.at(-1) === '') return withLabelsBefore(before, boxes);
  if (after.some((text) => text === '')) return undefined;
  // "Tick the box ☐ if you agree" is a sentence about a box.
  if (boxes.length === 1 && lead && !/[:?.)\p{Pd}]$/u.test(lead) && /^\p{Ll}/u.test(after[0] ?? ''))
    return undefined;
  return {
    lead,
    options: boxes.map(({ checked }, at) => ({ text: after[at] ?? '', checked })),
  };
}

/** What introduces the options ends with a colon or a question mark; the first label comes after it. */
function withLabelsBefore(labels: string[], boxes: { checked: boolean }[]): OptionLine | undefined {
  const [first = ''] = labels;
  const end = Math.max(first.lastIndexOf(':'), first.lastIndexOf('?')) + 1;
  const lead = first.slice(0, end).trim();
  const texts = [trimmed(first.slice(end)), ...labels.slice(1)];
  if (texts.some((text) => text === '')) return undefined;
  return { lead, options: boxes.map(({ checked }, at) => ({ text: texts[at] ?? '', checked })) };
}

const trimmed = (text: string): string =>
  text
    .trim()
    .replace(/^[,;|/]\s/, '')
    .replace(/\s?[,;|/]$/, '')
    .trim();

/** The line as it counts: what introduces the options, and the ticked ones. */
export const tickedText = ({ lead, options }: OptionLine): string =>
  [
    lead,
    options
      .filter(({ checked }) => checked)
      .map(({ text }) => text)
      .join(', '),
  ]
    .filter(Boolean)
    .join(' ');
