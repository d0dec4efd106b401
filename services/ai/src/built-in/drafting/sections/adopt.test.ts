import { describe, expect, it } from 'vitest';
import { statement, type Statement } from '../statements/statement.ts';
import type { Topic } from '../topics.ts';
import { adoptedBy } from './adopt.ts';
import { planSections } from './plan-sections.ts';

const said = (text: string, asked: Topic): Statement => ({
  ...statement({ text, origin: 'answer', order: 1, question: asked }, { [asked]: 3 }, 'known'),
  asked,
});

const home = (one: Statement, ...names: string[]): string | undefined => {
  const plans = planSections(names.map((name) => ({ name, description: '' })));
  return plans[adoptedBy(one, plans)]?.name;
};

const library = said('The county library gives the room.', 'partners');
const lasting = said('The county has been asked to take over the hours.', 'sustainability');
const lack = said('Three in ten of them have no car.', 'need');

describe('what no part asks for', () => {
  it.each([
    [library, ['Organization', 'Project description', 'Budget'], 'Project description'],
    [lasting, ['Project description', 'Budget'], 'Project description'],
    [lack, ['Project description', 'Organizational history'], 'Project description'],
    [lack, ['Organizational history', 'Budget'], 'Organizational history'],
  ])('finds the nearest: %s', (one, names, expected) => {
    expect(home(one, ...names)).toBe(expected);
  });

  it('is told in no paper, no form, no count and no part for a few sentences', () => {
    expect(
      home(library, 'Cover sheet', 'Budget', 'IRS determination letter', 'Project in one sentence'),
    ).toBeUndefined();
  });

  it('is told in nothing of which only its words tell what it is', () => {
    const plans = planSections([
      { name: 'Statement of need', description: '' },
      { name: 'Pitch diagram', description: 'Fields only' },
    ]);
    expect(adoptedBy(library, plans)).toBe(0);
  });

  it('finds none where nothing says what it is about', () => {
    const { asked: _asked, ...loose } = said('Nobody tells them.', 'need');
    expect(home({ ...loose, topics: { project: 0.2 } }, 'Project description')).toBeUndefined();
  });
});
