import { describe, expect, it } from 'vitest';
import { asksToDo } from './asks-to-do.ts';
import { statement } from './statement.ts';

describe('what the project is', () => {
  const tells = (text: string, origin: 'additional' | 'passage' = 'additional'): boolean =>
    asksToDo(statement({ text, origin, order: 0 }));

  it('is told by a request that says what for, and by who wants to build something', () => {
    expect(tells('We want $64,000 for a year to open five more rooms in Orle.')).toBe(true);
    expect(tells('Basically we want to build a small nursery for a dollar a year.')).toBe(true);
  });

  it('is told by no bare request, no wish for more, and no older paper', () => {
    expect(tells('We want $64,000 for a year.')).toBe(false);
    expect(tells('We want to reach forty families.')).toBe(false);
    expect(tells('We want to build a small nursery.', 'passage')).toBe(false);
  });
});
