import { describe, expect, it } from 'vitest';
import { answeredInNotes } from './answered-in-notes.ts';
import { projectOver, spokenTitle, withoutGoingOn } from './spoken-titles.ts';

describe('a line that people put over others as they speak', () => {
  it.each([
    ['when', ['roof done by May'], 'timeline'],
    ['money so far', ['Rotary 900'], 'funding'],
    ['want to get to', ['200 boxes a week'], 'goals'],
    ['What we hope to see', ['60 come and 50 stay'], 'goals'],
    ['what we want', ['a used kiln 2,400', 'clay for a year 310'], 'budget'],
    ['what we want', ['a kiln in the old bakery', 'two evenings a week'], 'project'],
  ])('%s', (title, below, topic) => {
    expect(spokenTitle(title, below)).toBe(topic);
  });

  it.each([
    ['when', []],
    ['When the bell rang we left', ['x']],
    ['the kiln', ['a used kiln 2,400']],
  ])('is nothing else: %s', (line, below) => {
    expect(spokenTitle(line, below)).toBeUndefined();
  });

  it('says of each of its lines what it is about', () => {
    const { answers } = answeredInNotes(
      'money so far\n- Alder Growers 1,200, in the bank\n- asked the power company for 800, answer in May\n\nwant to get to\n- 90 boxes a week\n- thrown-away crates under 40',
      2026,
    );
    const told = Object.fromEntries(answers.map(({ question, answer }) => [question, answer]));
    expect(told['Who else pays, and is that money certain?']).toContain('power company');
    expect(told['What will be different at the end, and for how many?']).toContain('thrown-away');
  });
});

it('leaves out how somebody goes on', () => {
  expect(withoutGoingOn('One more thing, about money: half of it is pledged.')).toBe(
    'Half of it is pledged.',
  );
  expect(withoutGoingOn('So: take the kiln along.')).toBe('Take the kiln along.');
  expect(withoutGoingOn('Tools: two saws')).toBe('Tools: two saws');
  expect(withoutGoingOn('History, if they ask: it began in 2012.')).toBe('It began in 2012.');
  expect(withoutGoingOn('oh and we have no staff')).toBe('We have no staff');
  expect(withoutGoingOn('By the way, the hall is lent to us.')).toBe('The hall is lent to us.');
  expect(withoutGoingOn('Okayama sends a teacher.')).toBe('Okayama sends a teacher.');
});

it('hears what the project is called over what is told of it', () => {
  expect(projectOver("Open Bench - what we'd like to do")).toBe('Open Bench');
  expect(projectOver('The kiln - a used one')).toBeUndefined();
});
