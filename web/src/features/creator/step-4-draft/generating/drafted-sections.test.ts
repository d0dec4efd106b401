import { describe, expect, it } from 'vitest';
import { describeDraftingStatus, createWaitingSections, withProgress } from './drafted-sections.ts';

const drafting = { stage: 'drafting', done: 0, total: 2 } as const;

describe('drafted sections', () => {
  it("stay in the funder's order", () => {
    let sections = createWaitingSections(['Need', 'Budget']);
    sections = withProgress(sections, { ...drafting, section: 'Budget', content: '<p>b</p>' });
    sections = withProgress(sections, { ...drafting, section: 'Need' });
    expect(sections).toEqual([
      { name: 'Need', state: 'writing', html: '' },
      { name: 'Budget', state: 'written', html: '<p>b</p>' },
    ]);
    expect(describeDraftingStatus(sections, 'drafting')).toBe('1 of 2 sections written');
  });

  it('include unexpected sections, and keep those already written', () => {
    let sections = withProgress([], { ...drafting, section: 'Extra', content: '<p>x</p>' });
    sections = withProgress(sections, { ...drafting, section: 'Extra' });
    expect(sections).toEqual([{ name: 'Extra', state: 'written', html: '<p>x</p>' }]);
  });

  it('have a status text before and after the sections are written', () => {
    expect(describeDraftingStatus([], undefined)).toMatch(/Gathering/);
    expect(describeDraftingStatus([], 'checking')).toMatch(/Checking/);
  });
});
