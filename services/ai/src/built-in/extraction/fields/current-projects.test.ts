import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findCurrentProjects } from './current-projects.ts';

const projectsOf = (text: string) =>
  [...findCurrentProjects(paperOf(paperFrom('paper', 'docx', text)), ['Seed Library'])].sort(
    (a, b) => b.trust - a.trust,
  )[0]?.value;

describe('current projects', () => {
  it('follow a heading that runs into its paragraph', () => {
    expect(
      projectsOf('What we do. (1) One-to-one visiting, an hour a week. (2) Telephone friends.'),
    ).toBe('(1) One-to-one visiting, an hour a week. (2) Telephone friends.');
  });

  it('are what sentences say of this year', () => {
    expect(
      projectsOf(
        'The Library lends seed. This year it is running a grow-out of four corn varieties with two schools.',
      ),
    ).toBe('This year it is running a grow-out of four corn varieties with two schools.');
  });

  it('are not what somebody else does this year', () => {
    expect(
      projectsOf('This year the county is paving the road behind the fire hall in town.'),
    ).toBeUndefined();
  });
});
