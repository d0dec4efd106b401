import { describe, expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { findSections } from './find-sections.ts';

const sectionsOf = (...lines: string[]) =>
  findSections(readGuidelines(readingOf('html', '', lines.join('\n')), '2026-09-01'));

describe('the questions of a form', () => {
  it('are a section each, named as they are asked, with their limits, and none over them', () => {
    const sections = sectionsOf(
      '## Application Questions',
      '1. What does your organization do, and for whom? (1,200 characters)',
      '2. Who will lead the work? (80 words)',
      '3. Who are your partners? (600 characters maximum, optional)',
      '4. When will the project begin and end? (50 words)',
    );
    expect(sections.map(({ name, limit, required }) => [name, limit, required])).toEqual([
      ['What does your organization do, and for whom?', { characters: 1_200 }, true],
      ['Who will lead the work?', { words: 80 }, true],
      ['Who are your partners?', { characters: 600 }, false],
      ['When will the project begin and end?', { words: 50 }, true],
    ]);
  });

  it('are not told from a question or two that happen to stand with a limit', () => {
    const names = sectionsOf(
      '## How to apply',
      'Do you have questions? (See page 4.)',
      'What is your name? (20 characters)',
    ).map(({ name }) => name);
    expect(names).toEqual([]);
  });
});

describe('titles with a limit over what they ask', () => {
  it('are sections, whatever their words', () => {
    const sections = sectionsOf(
      '## What to send us',
      '### 1. About You (150 words)',
      'Tell us who you are, and what you are proudest of.',
      '### 2. Money (200 words)',
      'What does the whole project cost, and who else is paying?',
      '### 3. Afterwards (100 words)',
      'What happens when our money is gone?',
    );
    expect(sections.map(({ name, limit }) => [name, limit])).toEqual([
      ['About You', { words: 150 }],
      ['Money', { words: 200 }],
      ['Afterwards', { words: 100 }],
    ]);
  });

  it('over one short order keep what it asks', () => {
    const sections = sectionsOf(
      '## Project Narrative',
      '### Statement of the Problem',
      'Document the problem with data.',
      '### Methods',
      'Explain the activities and the timeline.',
    );
    expect(sections.map(({ name, description }) => [name, description])).toEqual([
      ['Statement of the Problem', 'Document the problem with data.'],
      ['Methods', 'Explain the activities and the timeline.'],
    ]);
  });
});
