import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { worksDone } from './works-done.ts';

const inMinutes = (text: string) =>
  worksDone(
    paperOf(
      paperFrom('paper', 'docx', `# Larch Lane Hall AGM 2023\nMinutes of the meeting\n${text}`),
    ),
  )[0]?.value;

describe('works that minutes report as done', () => {
  it.each([
    'The stage curtains have been replaced.',
    'A new water heater had been installed.',
    'The old coal store, formerly a stable, was demolished.',
    'Redecoration of the committee room is now complete.',
    'March saw the completion of the much needed ramp.',
    'The committee has bought forty chairs for the main room.',
  ])('are taken: “%s”', (text) => {
    expect(inMinutes(text)).toBe(text);
  });

  it('stand behind the letters of a report', () => {
    expect(
      inMinutes(
        "5. Chair's Report a) The chair thanked all. b) New gutters have been fitted. c) A letter was sent to the school.",
      ),
    ).toBe('New gutters have been fitted.');
  });

  it.each([
    'The meeting was opened at 7pm by the chair.',
    'The accounts were completed in May.',
    'The roof will be repaired once a grant has been found.',
    'The car park has been resurfaced by the council.',
    'The housing project next door was completed.',
    'It was hoped that the windows would be replaced.',
  ])('are not what is to come, what others did, or the meeting itself: “%s”', (text) => {
    expect(inMinutes(text)).toBeUndefined();
  });

  it('are not taken from a history', () => {
    expect(
      worksDone(
        paperOf(paperFrom('paper', 'html', '# Our history\nThe hall was built of local stone.')),
      ),
    ).toEqual([]);
  });
});
