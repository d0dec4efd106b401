import { describe, expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { sectionsFromCountedFields } from './from-counted-fields.ts';

const fieldsOf = (text: string) =>
  sectionsFromCountedFields(readGuidelines(readingOf('html', '', text), '2026-09-01'));

describe('the fields of a form that counts', () => {
  it('are a section each, named as they are asked, with limit and help', () => {
    const fields = fieldsOf(
      [
        '# Project grants',
        '## 4. Activities',
        'Number of visitors',
        'A more comprehensive project description',
        '2500/2500 characters remaining',
        'Describe the project in brief, for example, why, what, for whom.',
        '## 5. Contents',
        'How is equality visible in the contents? What actions are taken for this purpose?',
        '1000/1000 characters remaining',
        'Name the central partners, and describe each collaboration.',
        '1000/1000 characters remaining',
        'Name of the contact person',
        '80/80 characters remaining',
        'Additional information',
        '5000/5000 characters remaining',
        'If necessary, you can write additional information.',
      ].join('\n'),
    );
    expect(fields.map(({ name, limit }) => [name, limit?.characters])).toEqual([
      ['A more comprehensive project description', 2500],
      ['How is equality visible in the contents?', 1000],
      ['Name the central partners, and describe each collaboration', 1000],
      ['Additional information', 5000],
    ]);
    expect(fields[0]?.prompts.join(' ')).toContain('Describe the project in brief');
    expect(fields.map(({ required }) => required)).toEqual([true, true, true, false]);
  });

  it('may have their help between label and counter', () => {
    const fields = fieldsOf(
      [
        'Your idea',
        'Tell us what you would like to do.',
        '0/300 words',
        'Your community',
        'Tell us how people are involved.',
        '0/200 words',
      ].join('\n'),
    );
    expect(fields.map(({ name }) => name)).toEqual(['Your idea', 'Your community']);
  });

  it('are called by the heading where a line under it adds to what it asks', () => {
    const fields = fieldsOf(
      [
        '### Describe the goals of the work and its place in the field.',
        'You may also mention, for example, prizes.',
        '1000/1000 characters remaining',
        '### How are differences seen in the work?',
        '1000/1000 characters remaining',
      ].join('\n'),
    );
    expect(fields.map(({ name, limit }) => [name, limit?.characters])).toEqual([
      ['Describe the goals of the work and its place in the field', 1000],
      ['How are differences seen in the work?', 1000],
    ]);
  });

  it('are none where a single line gives a limit', () => {
    expect(fieldsOf('## Abstract\nMax 250 words\nThe abstract is made public.')).toEqual([]);
  });
});
