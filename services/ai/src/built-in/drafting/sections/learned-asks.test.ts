import { describe, expect, it } from 'vitest';
import { topicsAsked } from '../topics.ts';
import { learnedAsk, withLearned } from './learned-asks.ts';

const learned = (name: string, text = '') =>
  learnedAsk(name, text, topicsAsked(name), topicsAsked(`${name} ${text}`));

describe('what a part was learnt to ask for', () => {
  it('is heard where no word of ours tells', () => {
    expect(learned('How do you know that people want this?')).toEqual({ topic: 'need' });
  });

  it('is no matter of notes where the part asks for safety, a say or a fit', () => {
    expect(learned('How will you keep children safe?', 'Name your safeguarding policy.')).toBe(
      'no matter of notes',
    );
  });

  it('leaves what a word of ours heard, and what is attached', () => {
    expect(learned('Statement of Need')).toBeUndefined();
    expect(learnedAsk('Letter of support from advisor', '', {}, { attachment: 1 })).toBeUndefined();
    expect(learned('Funding')).toBeUndefined();
  });
});

it('puts what was learnt before what single words say', () => {
  expect(withLearned({ budget: 2, project: 1 }, { topic: 'need' }, {})).toEqual({
    budget: 0.9,
    project: 0.9,
    need: 2,
  });
});

it('keeps what the name of a part names beside it', () => {
  expect(
    withLearned({ population: 3, budget: 2 }, { topic: 'equity' }, { population: 3 }),
  ).toMatchObject({ population: 2.7, equity: 3 });
});
