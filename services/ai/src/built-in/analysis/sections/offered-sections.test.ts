import { describe, expect, it } from 'vitest';
import { offeredSections } from './offered-sections.ts';

const section = (name: string, prompts: string[] = []) => ({
  name,
  description: '',
  required: true,
  prompts,
});
const names = (...found: ReturnType<typeof section>[]) =>
  offeredSections(found).sections.map(({ name }) => name);

describe('the sections offered', () => {
  it('are the usual three where the funder names none', () => {
    expect(names()).toEqual(['Project Summary', 'Project Description', 'Budget']);
    expect(offeredSections([]).note).toContain('no sections');
  });

  it('are the usual three beside papers that are only handed in, which no draft can hold', () => {
    const found = ['IRS Determination Letter', 'Grant Application Form', 'Funding Proposal Form'];
    const parts = found.map((name) => section(name));
    expect(names(...parts)).toEqual(['Project Summary', 'Project Description', 'Budget']);
    expect(offeredSections(parts).papers.map(({ name }) => name)).toEqual(found);
  });

  it('hold the papers that can be written', () => {
    expect(names(section('Letter of intent'), section('Budget summary'))).toEqual([
      'Project Summary',
      'Project Description',
      'Letter of intent',
      'Budget summary',
    ]);
  });

  it("are the funder's own where there is anything to write", () => {
    const found = [section('IRS Determination Letter'), section('Statement of Need')];
    expect(names(...found)).toEqual(['IRS Determination Letter', 'Statement of Need']);
    expect(offeredSections(found)).toMatchObject({ papers: [] });
    expect(offeredSections(found)).not.toHaveProperty('note');
  });

  it('count a paper with questions as something to write', () => {
    expect(names(section('Application Form', ['What will you do?']))).toEqual(['Application Form']);
  });

  it('are the usual three before a list of attachments with a budget and photos among them', () => {
    const found = [
      'Current Board of Directors List',
      'Site photos',
      'Time schedule',
      'Project budget',
    ];
    expect(names(...found.map((name) => section(name))).slice(0, 3)).toEqual([
      'Project Summary',
      'Project Description',
      'Site photos',
    ]);
  });
});
