import { expect, it } from 'vitest';
import { noteLines } from './notes-lines.ts';
import { quietly, withoutShouting } from './shouted-label.ts';

it.each([
  ['WHAT WE WILL DO: We mend 40 roofs.', 'We mend 40 roofs.'],
  ['WHO DOES IT: Staff of 9. Ida Quill leads it.', 'Staff of 9. Ida Quill leads it.'],
  ['SERVICE AREA: Orle and the villages around', 'Service area: Orle and the villages around'],
  ['Method: We mend roofs.', 'Method: We mend roofs.'],
])('a label in capitals is not shouted: %s', (line, read) => {
  expect(withoutShouting(line)).toBe(read);
});

it('money keeps its label', () => {
  expect(quietly('OTHER MONEY: Rotary $900 (secured).')).toBe(
    'Other money: Rotary $900 (secured).',
  );
});

it('what is only said to the writer is left out with its reasons, and a name is kept', () => {
  expect(
    noteLines(
      "PROJECT NAME: Dry Rooms\nNOTE: Please don't print addresses. We had a break-in once.\nNOTE: The barn is lent to us.",
    ).map(({ text }) => text),
  ).toEqual(['Project name: Dry Rooms', 'NOTE: The barn is lent to us.']);
});
