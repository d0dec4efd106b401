import type { AnalysisDetails } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { someDetails } from '../../testing/builders.ts';
import { shorten } from './fact.ts';
import { getKeyFacts } from './key-facts.ts';

const findFact = (label: string, overrides: Partial<AnalysisDetails>) =>
  getKeyFacts(someDetails(overrides)).find((fact) => fact.label === label);

it('lists the facts that the guidelines lack', () => {
  const facts = getKeyFacts(someDetails());
  expect(facts.map(({ label }) => label)).toEqual(['Funder', 'Amount', 'Length']);
  expect(facts.every(({ text, isStated }) => /^Not stated/.test(text) && !isStated)).toBe(true);
});

describe('the length fact', () => {
  const sections = (...limits: ({ words: number } | undefined)[]) =>
    limits.map((limit, index) => ({
      name: `Question ${index}`,
      description: '',
      required: true,
      prompts: [],
      ...(limit && { limit }),
    }));

  it('shows the limit on the whole application', () => {
    const length = { text: 'Keep the whole application within 12 pages', page: 4 };
    const details = { keyFacts: { length, costs: [] }, sections: sections({ words: 50 }) };
    expect(findFact('Length', details)).toMatchObject(length);
  });

  it('counts the sections with a limit of their own if the application has no overall limit', () => {
    expect(findFact('Length', { sections: sections({ words: 50 }, { words: 80 }) })?.text).toBe(
      'Each section has its own limit',
    );
    expect(findFact('Length', { sections: sections({ words: 50 }, undefined) })?.text).toBe(
      '1 of 2 sections has its own limit',
    );
  });

  it('counts the sections that share a limit', () => {
    const both = sections(undefined, undefined);
    const sharedLimits = [{ words: 50, sections: both.map(({ name }) => name) }];
    expect(findFact('Length', { sections: both, sharedLimits })?.text).toBe(
      'Each section has a limit',
    );
  });
});

it('shortens long text at the end of a clause', () => {
  const short = 'Request at most $40,000';
  expect(shorten(short)).toBe(short);
  const long = `Request between $10,000 and $40,000 for twelve months; ${'further words '.repeat(9)}`;
  expect(shorten(long)).toBe('Request between $10,000 and $40,000 for twelve months…');
  expect(shorten('word '.repeat(40))).toMatch(/^(?:word ){17,18}word…$/);
  expect(shorten('x'.repeat(200)).length).toBeLessThan(100);
});
