import { describe, expect, it } from 'vitest';
import type { SectionCandidate } from './candidate.ts';
import { describeSection } from './describe-section.ts';

const section = (name: string, told: string[], prompts: string[] = []): SectionCandidate => ({
  name,
  told,
  prompts,
  block: 0,
  end: 1,
  quote: name,
  required: true,
  from: 'heading',
});

describe('what is said of a section', () => {
  it('is not the question that it is named after, whole or in parts', () => {
    expect(
      describeSection(
        section(
          'How much do you need, and what will it pay for?',
          [],
          ['How much do you need', 'What will it pay for?'],
        ),
      ),
    ).toBe('');
  });

  it('is not how long it may be: that is its limit', () => {
    expect(
      describeSection(
        section('Abstract', [
          'The abstract is limited to one page.',
          'Maximum length: 300 words.',
          'Write it for a lay reader.',
        ]),
      ),
    ).toBe('Write it for a lay reader.');
  });

  it('is nothing twice', () => {
    expect(
      describeSection(
        section(
          'Need',
          ['Describe the need in your county, with figures.'],
          ['Describe the need in your county, with figures', 'Who is affected?'],
        ),
      ),
    ).toBe('Describe the need in your county, with figures. Who is affected?');
  });

  it('keeps what goes beyond the name and the limit', () => {
    expect(
      describeSection(
        section('Budget', ['In no more than two pages, explain every cost above $500.']),
      ),
    ).toBe('In no more than two pages, explain every cost above $500.');
  });

  it('is no sentence that leans on another, unless there is none else', () => {
    const leaning = 'These barriers might include physical health and economic stability.';
    expect(
      describeSection(
        section('Introduction & Purpose', [leaning], ['Briefly describe the purpose.']),
      ),
    ).toBe('Briefly describe the purpose.');
    expect(describeSection(section('Introduction & Purpose', [leaning]))).toBe(leaning);
    expect(
      describeSection(section('Need', ['This section should show whom the need touches.'])),
    ).toBe('This section should show whom the need touches.');
  });
});
