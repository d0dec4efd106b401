import { describe, expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { findSections } from './find-sections.ts';

const partsOf = (...lines: string[]) =>
  findSections(readGuidelines(readingOf('html', '', lines.join('\n')), '2026-09-01')).map(
    ({ name, limit }) => [name, limit?.words],
  );

describe('a question with its limit further down', () => {
  it('is a part, and the ideas of what to say are none', () => {
    expect(
      partsOf(
        '# Apply for a small grant',
        '## Project Idea',
        '### What would you like to do?',
        'Here are some ideas of what to tell us about your project:',
        '- What you would like to do',
        '- What difference your project will make',
        '- Who will benefit from it',
        "You can write up to 300 words for this section, but don't worry if you use less.",
        '### How does your project involve your community?',
        'What do we mean by community?',
        '- People living in the same area',
        '- People who have similar interests',
        'You can write up to 200 words for this section.',
      ),
    ).toEqual([
      ['What would you like to do?', 300],
      ['How does your project involve your community?', 200],
    ]);
  });

  it('is none on a page of questions and answers', () => {
    expect(
      partsOf(
        '# Frequently asked questions',
        '### How long may the answer be?',
        'You can write up to 300 words in each box.',
        '### What will we ask for later?',
        'You may use up to 100 words then.',
      ),
    ).toEqual([]);
  });
});

it('limits a part that speaks of each of several things, but not each of them', () => {
  const form = (limit: string) =>
    partsOf(
      '# Fund for Good: Application Form',
      'Applications are due May 3, 2027. Answer each question.',
      '## Mission and History',
      'Tell us what you are for. (150 words)',
      '## Goals and Outcomes',
      `List up to four goals and the outcome you expect of ${limit}`,
      '## Measuring Success',
      'How will you know it worked? (150 words)',
    ).find(([name]) => name === 'Goals and Outcomes');
  expect(form('each. (200 words)')).toEqual(['Goals and Outcomes', 200]);
  expect(form('each, 50 words each.')).toEqual(['Goals and Outcomes', undefined]);
});
