import { describe, expect, it } from 'vitest';
import type { Reading } from '@grantwright/shared/contract';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { underHeading } from './under-heading.ts';

const heading = /^what we do$/i;

describe('what stands under a heading', () => {
  it('is not the address under the menus of a page’s foot', () => {
    const document = paperFrom('paper', 'html', '# About us\nA Future for Orphans began in 2016.');
    const imprint: Reading['imprint'] = [
      { type: 'heading', level: 3, text: 'What We Do' },
      { type: 'heading', level: 3, text: 'Get In Touch' },
      { type: 'paragraph', text: 'Hoima road next to the mill, Kasubi' },
    ];
    const paper = paperOf({ ...document, reading: { ...document.reading, imprint } });
    expect(underHeading(paper, heading, 2)).toEqual([]);
  });

  it('is not what stands under “Contact us” after it', () => {
    const paper = paperOf(
      paperFrom('paper', 'html', '# What we do\n# Contact us\nWrite to our office in Kasubi town.'),
    );
    expect(underHeading(paper, heading, 2)).toEqual([]);
  });

  it('is its own paragraph', () => {
    const paper = paperOf(
      paperFrom('paper', 'html', '# What we do\nWe teach forty children to read every day.'),
    );
    expect(underHeading(paper, heading, 2)[0]?.value).toBe(
      'We teach forty children to read every day.',
    );
  });
});
