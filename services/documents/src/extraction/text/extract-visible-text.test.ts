import { expect, it } from 'vitest';
import { extractVisibleText } from './extract-visible-text.ts';

it.each([
  ['ApplicaƟon form', 'Application form'],
  ['Ɵme of the meeƟng', 'time of the meeting'],
  ['aƩach it aŌer seƫng it', 'attach it after setting it'],
  ['ﬁle of the oﬃce', 'file of the office'],
])('replaces the ligatures in "%s"', (raw, text) => {
  expect(extractVisibleText(raw).text).toBe(text);
});

it.each(['Ōtaki', 'Ɵ 5', 'KŌRERO'])('keeps the letters of "%s"', (text) => {
  expect(extractVisibleText(text).text).toBe(text);
});
