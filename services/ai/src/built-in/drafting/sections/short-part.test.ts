import { describe, expect, it } from 'vitest';
import { planSections } from './plan-sections.ts';
import { isBrief } from './short-part.ts';

const inShort = (name: string, ...others: string[]): boolean | undefined =>
  planSections([name, ...others].map((each) => ({ name: each, description: '' })))[0]?.inShort;

describe('parts that tell the project in short', () => {
  it.each([
    'Project Title and Brief Description',
    'Short description of the project',
    'Project summary',
    'One-paragraph overview of the request',
    'Your project in brief',
    'Executive summary',
    'The project in one paragraph',
  ])('knows %s beside the details', (name) => {
    expect(inShort(name, 'Project details', 'Budget')).toBe(true);
  });

  it('has room for all where nothing else asks for the details', () => {
    expect(inShort('Brief project description', 'Budget')).toBeUndefined();
  });

  it('leaves what is told in short of something else', () => {
    expect(inShort('Brief history of the organization', 'Project details')).toBeUndefined();
    expect(inShort('Project description', 'Project activities')).toBeUndefined();
  });
});

describe('room for a few sentences', () => {
  const part = (name: string, ...prompts: string[]) => ({
    name,
    description: '',
    prompts,
    points: 0,
    wants: {},
    asks: [],
    stems: [],
  });

  it('is told by the name, or by the one thing asked', () => {
    expect(isBrief(part('Mission, in brief'))).toBe(true);
    expect(isBrief(part('Mission', 'State your mission in one sentence.'))).toBe(true);
  });

  it('is not told by a word of one prompt among many', () => {
    expect(
      isBrief(
        part(
          'Organization',
          'Briefly describe your mission.',
          'Include your staff and governance.',
          'Explain your financial controls.',
        ),
      ),
    ).toBe(false);
  });
});
