import { describe, expect, it } from 'vitest';
import {
  mapAllWordsByStem,
  listContentStems,
  listStems,
  mapWordsByStem,
} from './list-content-stems.ts';
import { computeMentionedShare, weighStems } from './weigh-stems.ts';

const stemsOf = (text: string) => [...listContentStems(text)];

describe('content stems', () => {
  it.each([
    ['sustainability', 'sustainable'],
    ['evaluation', 'evaluate'],
    ['measurable', 'measurement'],
    ['partnership', 'partners'],
    ['innovative', 'innovation'],
    ['collaborators', 'collaborate'],
    ['effectiveness', 'effective'],
    ['plan', 'planning'],
    ['commitment', 'committed'],
    ['staff', 'staffing'],
    ['add', 'added'],
    ['communities', 'community’s'],
  ])('are the same for “%s” and “%s”', (one, other) => {
    expect(stemsOf(one)).toEqual(stemsOf(other));
  });

  it('leave out words that occur in prompts on any topic', () => {
    expect(stemsOf('Describe how the project will use the funds')).toEqual(['fund']);
    expect(stemsOf('Please describe your organization.')).toEqual([]);
  });

  it('may be listed with repetitions, or mapped to the first word of each', () => {
    expect(listStems('Evaluation by evaluators')).toEqual(['evalu', 'evalu']);
    expect([...mapWordsByStem('Evaluation and HUD’s evaluators').values()]).toEqual([
      'Evaluation',
      'HUD’s',
    ]);
  });

  it('include words that occur in prompts on any topic on request', () => {
    expect([...mapAllWordsByStem('Need for housing').values()]).toEqual(['Need', 'housing']);
  });
});

describe('weighted stems', () => {
  const none = new Map<string, number>();

  it('add up to 1, and weigh more if fewer texts share them', () => {
    const [first, second] = weighStems(
      ['Youth evaluation', 'Youth staffing'].map(listContentStems),
    );
    expect(first?.get('evalu')).toBeGreaterThan(first?.get('youth') ?? 1);
    expect([...(second?.values() ?? [])].reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
  });

  it('measure how much of one text another text mentions', () => {
    const stems = weighStems([listContentStems('Youth evaluation')])[0] ?? none;
    expect(computeMentionedShare(stems, listContentStems('We evaluate it.'))).toBeCloseTo(0.5);
    expect(computeMentionedShare(stems, listContentStems('Nothing of that.'))).toBe(0);
    expect(computeMentionedShare(none, new Set(['youth']))).toBe(0);
  });
});
