import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { extractOrganization } from '../extract-organization.ts';

const read = (text: string) => extractOrganization([paperFrom('paper', 'html', text)]);

describe('a meeting of Friends', () => {
  it.each([
    ['# A Brief History of Larkspur Monthly Meeting', 'Larkspur Monthly Meeting'],
    ['# Larkspur Friends Meeting', 'Larkspur Friends Meeting'],
    ['# Welcome to Larkspur Monthly Meeting of Friends', 'Larkspur Monthly Meeting of Friends'],
  ])('bears its name in the title, and is religious: %s', (title, name) => {
    const page = read(`${title}\nQuakers have gathered here in silence since the mill closed.`);
    expect(page.name).toBe(name);
    expect(page.organizationType).toBe('religious');
  });

  it('is none where a club meets every month', () => {
    const page = read('# Larkspur Rowing Club Monthly Meeting\nThe chair opened at seven.');
    expect(page.name ?? '').not.toContain('Meeting');
    expect(page.organizationType).toBeUndefined();
  });
});
