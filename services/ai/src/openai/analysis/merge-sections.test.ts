import type { ExtractedText } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { modelSection } from '../../../test/model-analysis.ts';
import { guidelines, paragraph, createExtractedText } from '../../../test/extracted-texts.ts';
import { createEvidence } from './evidence.ts';
import { mergeSections } from './merge-sections.ts';
import { createSectionKey } from './create-section-key.ts';
import { toSection } from './to-section.ts';

const merge = (extractedText: ExtractedText, ...stated: ReturnType<typeof modelSection>[]) => {
  const evidence = createEvidence(extractedText);
  return mergeSections(stated.flatMap((each) => toSection(evidence, each) ?? []));
};
const listSections = (...input: Parameters<typeof merge>) => merge(...input).sections;
const createText = (...texts: string[]) =>
  createExtractedText(...texts.map((text) => paragraph(text)));

describe('mergeSections', () => {
  it.each([
    ['Section 3: Project Narrative', 'Project Narrative'],
    ['Project narrative (10 pages maximum)', 'Project Narrative'],
    ['Part B – Work Plan', 'Work plan'],
    ['IV. Budget Narrative', 'Budget narrative [required]'],
    ['2) Evaluation Plan', 'Evaluation plans'],
  ])('treats %j and %j as the same section', (one, other) => {
    expect(createSectionKey(one)).toBe(createSectionKey(other));
  });

  it('spells a name as in the document if the model restores missing letters', () => {
    const garbled = 'Statement of N§§d';
    const [section] = listSections(
      createText(garbled),
      modelSection('Statement of Harborview Need', { quote: garbled }),
    );
    expect(section?.name).toBe(garbled);
  });

  it('keeps sections with different words separate', () => {
    expect(createSectionKey('Work Plan (Track A)')).not.toBe(
      createSectionKey('Work Plan (Track B)'),
    );
    expect(createSectionKey('Budget')).not.toBe(createSectionKey('Budget Narrative'));
    expect(createSectionKey('Section A')).not.toBe(createSectionKey('Section B'));
  });

  it('keeps the order of the table of contents, and details from later parts', () => {
    const extractedText = createText(
      'Contents: Abstract, Project Narrative',
      'Section 2: Project Narrative (8 pages): Describe the need.',
    );
    const sections = listSections(
      extractedText,
      modelSection('Abstract'),
      modelSection('Project Narrative'),
      modelSection('Section 2: Project Narrative', {
        pages: 8,
        prompts: ['Describe the need.'],
        quote: 'Section 2: Project Narrative (8 pages)',
      }),
    );
    expect(sections).toMatchObject([
      { name: 'Abstract' },
      { name: 'Project Narrative', limit: { pages: 8 }, prompts: ['Describe the need.'] },
    ]);
  });

  it.each<[string, (string | null)[], string | undefined]>([
    ['one track', ['Track B'], 'Track B'],
    ['several tracks', ['Track A', 'Track B'], undefined],
    ['one track, and for all applicants in another part', ['Track B', null], undefined],
    ['a track that is not in the document', ['Quimby Track'], undefined],
  ])('sets the condition for a section: %s', (_, tracks, expected) => {
    const [section, ...others] = listSections(
      createText('Track A and Track B', 'Work Plan: Say what you will do. Name the staff.'),
      ...tracks.map((appliesTo, index) =>
        modelSection('Work Plan', {
          appliesTo,
          prompts: [index === 0 ? 'Say what you will do.' : 'Name the staff.'],
          quote: 'Work Plan: Say what you will do.',
        }),
      ),
    );
    expect(section?.appliesTo).toBe(expected);
    expect(others).toEqual([]);
  });

  it('collects the prompts of a section from several parts', () => {
    const [section] = listSections(
      guidelines,
      modelSection('Statement of Need', { prompts: ['Describe the need.'] }),
      modelSection('Statement of need', { prompts: ['Whom does it affect?'] }),
    );
    expect(section?.prompts).toEqual(['Describe the need.', 'Whom does it affect?']);
  });

  it('drops a limit that is not in the document', () => {
    const [section] = listSections(
      guidelines,
      modelSection('Project Plan', { words: 750, pages: 2 }),
    );
    expect(section?.limit).toEqual({ pages: 2 });
  });

  it("uses the document's unit for a limit, even if the model confuses the fields", () => {
    const [section] = listSections(guidelines, modelSection('Statement of Need', { pages: 500 }));
    expect(section?.limit).toEqual({ words: 500 });
  });

  it('keeps points or a percentage, depending on what the document states', () => {
    const extractedText = createText('Need: 30 points. Work Plan: 25% of the score.');
    const sections = listSections(
      extractedText,
      modelSection('Need', { percent: 30 }),
      modelSection('Work Plan', { points: 25 }),
    );
    expect(sections).toMatchObject([{ points: 30 }, { percent: 25 }]);
    expect(sections[0]).not.toHaveProperty('percent');
    expect(sections[1]).not.toHaveProperty('points');
  });

  it("lists a shared limit once, in addition to each section's own limit", () => {
    const quote = 'Need, Plan and Staffing together may not exceed 12 pages.';
    const { sections, sharedLimits } = merge(
      createText(quote, 'The Abstract is separate.', 'Plan: 5 pages'),
      modelSection('Need', { pages: 12, sharedWith: ['Plan', 'Staffing', 'Quimby'], quote }),
      modelSection('Plan', { pages: 5, quote: 'Plan: 5 pages' }),
      modelSection('Staffing', { pages: 12, sharedWith: ['Plan', 'Need'], quote }),
      modelSection('Abstract'),
    );
    expect(sections.map(({ name, limit }) => [name, limit])).toEqual([
      ['Need', undefined],
      ['Plan', { pages: 5 }],
      ['Staffing', undefined],
      ['Abstract', undefined],
    ]);
    expect(sharedLimits).toEqual([{ pages: 12, sections: ['Need', 'Plan', 'Staffing'], quote }]);
  });

  it('lists the attachments that a limit covers', () => {
    const quote = 'The narrative and the budget form together may not exceed 12 pages.';
    const stated = modelSection('Narrative', { pages: 12, sharedWith: ['Budget form'], quote });
    const section = toSection(createEvidence(createText(quote)), stated);
    expect(mergeSections(section ? [section] : [], [{ name: 'Budget Form' }]).sharedLimits).toEqual(
      [{ pages: 12, sections: ['Narrative'], attachments: ['Budget Form'], quote }],
    );
  });
});
