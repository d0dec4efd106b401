import { expect, it } from 'vitest';
import { visibleText } from './visible-text.ts';

it.each([
  ['ApplicaƟon form', 'Application form'],
  ['Ɵme of the meeƟng', 'time of the meeting'],
  ['aƩach it aŌer seƫng it', 'attach it after setting it'],
  ['ﬁle of the oﬃce', 'file of the office'],
])('reads the ligatures in "%s"', (raw, text) => {
  expect(visibleText(raw).text).toBe(text);
});

it.each(['Ōtaki', 'Ɵ 5', 'KŌRERO'])('keeps the letters of "%s"', (text) => {
  expect(visibleText(text).text).toBe(text);
});
