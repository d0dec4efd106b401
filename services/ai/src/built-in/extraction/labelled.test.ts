import { describe, expect, it } from 'vitest';
import { paperFrom } from './fixtures/reading-of.ts';
import { labelled } from './labelled.ts';
import { paperOf } from './paper.ts';

const valueOf = (text: string, label: string) =>
  labelled(paperOf(paperFrom('paper', 'docx', text)).lines, label)[0]?.value;

describe('the value under a label', () => {
  it.each([
    ['Second: Purpose: to teach', 'purpose', 'to teach'],
    ['Article 2 – Purpose: to teach', 'purpose', 'to teach'],
    ['The name of the entity is: Caddo Paddlers', 'name of the entity', 'Caddo Paddlers'],
    ['Lou Roth  Phone: 970-555-0126', 'phone', '970-555-0126'],
    ['Fax Number: 970-555-0127 Email Address: office@elm.org', 'email address', 'office@elm.org'],
  ])('is found in “%s”', (text, label, value) => {
    expect(valueOf(text, label)).toBe(value);
  });

  it('is not a word inside a sentence', () => {
    expect(valueOf('They serve one purpose and no other.', 'purpose')).toBeUndefined();
  });
});
