import { describe, expect, it } from 'vitest';
import { findingTexts } from './testing/finding-texts.ts';

const references = (text: string, ...names: string[]) =>
  findingTexts('see-attached', {
    html: `<h2>Need</h2><p>${text}</p>`,
    submission: {
      attachments: names.map((name) => ({ name, required: true, state: 'ready' as const })),
    },
  });

describe('the rule on references to attachments', () => {
  it.each([
    'The rates follow Appendix B to Part 24.',
    'See Exhibit C of the HUD handbook.',
    'Our policy is Appendix F of the state plan.',
    'The order is Exhibit D in the lawsuit.',
    'We follow 2 CFR Part 200, Appendix C.',
    'Incomes follow HUD Handbook Exhibit 5.',
    'See Annex C, of its report.',
  ])('accepts a reference to a part of another document: %s', (text) => {
    expect(references(text, 'Budget')).toEqual([]);
    expect(references(text)).toEqual([]);
  });

  it.each([
    ['Résumés are in Attachment C.', 'Attachment C'],
    ['Résumés are in Attachment C of this application.', 'Attachment C'],
    ['See Appendix D to learn more.', 'Appendix D'],
    ['Letters are in Exhibit B of the application.', 'Exhibit B'],
    ['Appendix E in our package has the map.', 'Appendix E'],
    ['Our plan, Appendix F, has the map.', 'Appendix F'],
  ])('reports a label that no attachment has: “%s”', (text, words) => {
    expect(references(text, 'Budget')).toEqual([
      `warning: The text refers to “${words}”, but there is no such attachment`,
    ]);
  });

  it.each([
    'See attached.',
    'The budget is attached.',
    'Enclosed please find our budget.',
    'For details, see the appendix.',
    'The costs are in the attached budget.',
    'As attached, the letters agree.',
  ])('reports a reference if there is no attachment: “%s”', (text) => {
    expect(references(text)).toEqual([
      expect.stringMatching(/^warning: The text says “.+”, but no attachment is ready$/),
    ]);
  });

  it.each([
    'The clinic is attached to the school.',
    'The garden is enclosed by a fence.',
    'Classes meet in the attached garage and in enclosed spaces.',
    'Infants are attached to their caregivers.',
    'See the appendix to Part 24.',
    'See the annex of the state plan.',
  ])('finds nothing in “%s”', (text) => {
    expect(references(text)).toEqual([]);
  });
});
