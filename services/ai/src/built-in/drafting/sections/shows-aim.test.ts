import { describe, expect, it } from 'vitest';
import { statement } from '../statements/statement.ts';
import { showsAim } from './shows-aim.ts';

const shows = (text: string): boolean => showsAim(statement({ text, origin: 'answer', order: 0 }));

describe('what tells an outcome or how it is seen', () => {
  it.each([
    'By June 30 of the 36 learners have finished.',
    'We hope that most families come back a second time.',
    'The teacher weighs the harvest of every bed.',
    'Parents say at the door how it went, and we write it in a notebook.',
    'Fewer children walk home alone.',
  ])('hears %s', (text) => {
    expect(shows(text)).toBe(true);
  });

  it.each([
    "Our readings go to the county's registry.",
    'The results are shared with the school board.',
    'The parish lends its hall.',
    'Our figures are published by the university.',
  ])('leaves %s', (text) => {
    expect(shows(text)).toBe(false);
  });
});
