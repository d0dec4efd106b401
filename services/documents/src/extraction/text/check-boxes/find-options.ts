import { type MarkContext, findMarks, getCheckState } from './marks.ts';

export type CheckBoxOption = { text: string; checked: boolean };

/** A line with check boxes: the text before the options, and the options in order. */
export type OptionLine = { lead: string; options: CheckBoxOption[] };

/**
 * Finds the options in a line: "Type: ☐ private foundation ☒ public charity" or, with boxes after the labels, "Yes ☐ No
 * ☒". Returns undefined if the line does not contain check boxes.
 */
export function findOptions(line: string, context: MarkContext): OptionLine | undefined {
  const marks = findMarks(line);
  const boxes = marks.flatMap((mark) => {
    const checked = getCheckState(mark, marks, context);
    return checked === undefined ? [] : [{ ...mark, checked }];
  });
  const [first] = boxes;
  if (!first) return undefined;
  const lead = line.slice(0, first.start).trim();
  const after = boxes.map(({ end }, index) =>
    trimSeparators(line.slice(end, boxes[index + 1]?.start)),
  );
  if (lead && after.at(-1) === '') {
    const before = boxes.map(({ start }, index) =>
      trimSeparators(line.slice(boxes[index - 1]?.end ?? 0, start)),
    );
    return withBoxesAfterLabels(before, boxes);
  }
  if (after.some((text) => text === '')) return undefined;
  // "Check the box ☐ if you agree" is a sentence about a box, not an option.
  const isSentence = !/[:?.)\p{Pd}]$/u.test(lead) && /^\p{Ll}/u.test(after[0] ?? '');
  if (boxes.length === 1 && lead && isSentence) return undefined;
  return { lead, options: toOptions(after, boxes) };
}

const toOptions = (texts: string[], boxes: { checked: boolean }[]): CheckBoxOption[] =>
  boxes.map(({ checked }, index) => ({ text: texts[index] ?? '', checked }));

/**
 * Splits the text before the first box into the lead, which ends with a colon or question mark, and the first label.
 */
function withBoxesAfterLabels(
  [first = '', ...others]: string[],
  boxes: { checked: boolean }[],
): OptionLine | undefined {
  const leadEnd = Math.max(first.lastIndexOf(':'), first.lastIndexOf('?')) + 1;
  const labels = [trimSeparators(first.slice(leadEnd)), ...others];
  if (labels.some((label) => label === '')) return undefined;
  return { lead: first.slice(0, leadEnd).trim(), options: toOptions(labels, boxes) };
}

const trimSeparators = (text: string): string =>
  text
    .trim()
    .replace(/^[,;|/]\s/, '')
    .replace(/\s?[,;|/]$/, '')
    .trim();

/** Formats a line with only its checked options. */
export function formatCheckedOptions({ lead, options }: OptionLine): string {
  const checked = options.filter((option) => option.checked).map(({ text }) => text);
  return [lead, checked.join(', ')].filter(Boolean).join(' ');
}
