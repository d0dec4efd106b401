import { describe, expect, it } from 'vitest';
import {
  analysisDetailsSchema,
  type Analysis,
  type SectionDetail,
} from '../../contract/analysis.ts';
import { limits } from '../../contract/constants.ts';
import type { SectionChoices } from '../../contract/submission.ts';
import { analysisDetails } from '../testing/analysis-details.ts';
import {
  divideSections,
  restoreSourceDetails,
  applyChoicesToAnalysis,
  applyChoicesToDetails,
} from './apply-choices-to-analysis.ts';

const section = (name: string, given: Partial<SectionDetail> = {}): SectionDetail => ({
  name,
  description: '',
  required: true,
  prompts: [],
  ...given,
});

const analysisOf = (sections: SectionDetail[], details: Partial<Analysis['details']> = {}) => ({
  requirements: [],
  sections: sections.map(({ name }) => ({ name, description: '' })),
  grantProgram: 'Shelter Fund',
  details: analysisDetails({ sections, ...details }),
});

const need = section('Need');
const budget = section('Budget');
const names = (sections: readonly { name: string }[]) => sections.map(({ name }) => name);

describe('applyChoicesToAnalysis', () => {
  it('does not change the analysis if there are no choices', () => {
    const analysis = analysisOf([need, budget]);
    expect(applyChoicesToAnalysis(analysis, undefined)).toEqual(analysis);
  });

  it('omits sections left out, regardless of numbering, case and punctuation', () => {
    const written = applyChoicesToAnalysis(analysisOf([section('2. Need:'), budget]), {
      leftOut: ['need'],
    });
    expect(names(written.sections)).toEqual(['Budget']);
    expect(names(written.details.sections)).toEqual(['Budget']);
  });

  it('lists added sections last, and as required', () => {
    const written = applyChoicesToAnalysis(analysisOf([need]), { added: ['Timeline'] });
    expect(written.sections).toEqual([
      { name: 'Need', description: '' },
      { name: 'Timeline', description: '' },
    ]);
    expect(written.details.sections[1]).toEqual(section('Timeline'));
  });

  it('lists an added section only once if a later analysis finds it', () => {
    const written = applyChoicesToAnalysis(analysisOf([need]), { added: ['NEED'] });
    expect(names(written.sections)).toEqual(['Need']);
    expect(names(written.details.sections)).toEqual(['Need']);
  });

  it('ignores choices for sections that the analysis does not have', () => {
    const analysis = analysisOf([need]);
    expect(applyChoicesToAnalysis(analysis, { leftOut: ['Exactly'] })).toEqual(analysis);
  });

  it('returns no sections if all of them are left out', () =>
    expect(applyChoicesToAnalysis(analysisOf([need]), { leftOut: ['Need'] }).sections).toEqual([]));

  it('distinguishes sections whose names differ only in numbers or symbols', () => {
    const analysis = analysisOf(
      ['1. Budget', '2. Budget', '***', '---'].map((name) => section(name)),
    );
    const namesWithout = (leftOut: string[]) =>
      names(applyChoicesToAnalysis(analysis, { leftOut }).details.sections);
    expect(namesWithout(['2. Budget', '---'])).toEqual(['1. Budget', '***']);
    expect(namesWithout(['Budget'])).toHaveLength(4);
  });

  it('applies the choices to the default sections if the analysis found none', () => {
    const divided = divideSections({ sections: [] }, { leftOut: ['Budget'], added: ['Timeline'] });
    expect(names(divided.kept)).toEqual(['Project Summary', 'Project Description']);
    expect(names(divided.added)).toEqual(['Timeline']);
    expect(names(divided.leftOut)).toEqual(['Budget']);
  });
});

describe('a renamed section', () => {
  const details = analysisDetails({
    sections: [
      section('1. Need', { prompts: ['Why?'], limit: { pages: 5 } }),
      budget,
      section('Plan'),
    ],
    sharedLimits: [{ words: 100, sections: ['Plan', 'Need'] }],
    questions: [{ question: 'How many?', sections: ['Need', 'Budget'] }],
  });
  const renamed = [{ from: 'Need', to: 'The case for support' }];

  it('has its new name everywhere, and keeps its prompts and limits', () => {
    const written = applyChoicesToDetails(details, { renamed });
    expect(written.sections[0]).toEqual({
      ...details.sections[0],
      name: 'The case for support',
    });
    expect(written.sharedLimits).toEqual([
      { words: 100, sections: ['Plan', 'The case for support'] },
    ]);
    expect(written.questions[0]?.sections).toEqual(['The case for support', 'Budget']);
  });

  it('can be left out, and is found by its original name', () => {
    const analysis = analysisOf(details.sections);
    const divided = divideSections(analysis, { renamed, leftOut: ['Need'] });
    expect(names(divided.kept)).toEqual(['Budget', 'Plan']);
    expect(names(divided.leftOut)).toEqual(['The case for support']);
    expect(divided.analyzedName('The case for support')).toBe('1. Need');
    expect(divided.analyzedName('Plan')).toBe('Plan');
  });

  it('keeps its original name if a later analysis finds another section with the new name', () => {
    const analysis = analysisOf([need, section('The Case for Support')]);
    expect(names(applyChoicesToAnalysis(analysis, { renamed }).sections)).toEqual([
      'Need',
      'The Case for Support',
    ]);
  });

  it('replaces an added section of the same name', () => {
    const analysis = analysisOf([need]);
    const { written } = divideSections(analysis, { renamed, added: ['The case for support'] });
    expect(names(written)).toEqual(['The case for support']);
  });
});

it("keeps the applicant's order, and puts each new section after the one that precedes it", () => {
  const choices = { added: ['Timeline'], order: ['Timeline', 'Budget', 'Need'] };
  const analysis = analysisOf([need, section('Team'), budget]);
  const written = applyChoicesToAnalysis(analysis, choices);
  expect(names(written.sections)).toEqual(['Timeline', 'Budget', 'Need', 'Team']);
  expect(names(written.details.sections)).toEqual(['Timeline', 'Budget', 'Need', 'Team']);
});

it('lists the sections to write before those left out, which remain sources of facts', () => {
  const details = analysisDetails({ sections: [need, section('Award', { quote: '$50,000' })] });
  const sources = restoreSourceDetails(details, { leftOut: ['Award'], added: ['Timeline'] });
  expect(names(sources.sections)).toEqual(['Need', 'Timeline', 'Award']);
  expect(sources.sections[2]?.quote).toBe('$50,000');
});

describe('questions', () => {
  it('are omitted only if every section that needs the answer is left out', () => {
    const questions = [
      { question: 'How many?', sections: ['Need'] },
      { question: 'How much?', sections: ['Need', 'Budget'] },
      { question: 'When?', sections: [] },
    ];
    const details = analysisDetails({ sections: [need, budget], questions });
    expect(applyChoicesToDetails(details, { leftOut: ['Need'] }).questions).toEqual([
      { question: 'How much?', sections: ['Budget'] },
      { question: 'When?', sections: [] },
    ]);
  });
});

describe('a shared limit', () => {
  const sections = [section('Narrative'), need, budget];
  const all = ['Narrative', 'Need', 'Budget'];
  const details = analysisDetails({ sections, sharedLimits: [{ pages: 5, sections: all }] });

  it('covers the written sections under their new names', () => {
    const limitsWith = (choices: SectionChoices) => {
      const written = applyChoicesToDetails(details, choices);
      expect(written.sections.every(({ limit }) => !limit)).toBe(true);
      return written.sharedLimits?.map((limit) => limit.sections);
    };
    expect(limitsWith({ leftOut: ['Budget'] })).toEqual([['Narrative', 'Need']]);
    expect(limitsWith({ leftOut: ['Narrative'] })).toEqual([['Need', 'Budget']]);
    expect(limitsWith({ renamed: [{ from: 'Need', to: 'Why now' }] })).toEqual([
      ['Narrative', 'Why now', 'Budget'],
    ]);
    expect(limitsWith({ leftOut: all })).toBeUndefined();
  });

  it('does not reduce the number of limits that the applicant may enter', () => {
    const most = Array.from({ length: limits.sharedLimits }, (_, n) => ({
      pages: n + 1,
      sections: all,
    }));
    const written = applyChoicesToDetails({ ...details, sharedLimits: most }, { limits: most });
    expect(written.sharedLimits).toHaveLength(2 * limits.sharedLimits);
    expect(analysisDetailsSchema.parse(written)).toEqual(written);
  });

  it('may be entered by the applicant, even for an added section', () => {
    const limit = { pages: 3, sections: ['Need', 'Team'], attachments: ['Budget form'] };
    const choices = {
      added: ['Team'],
      renamed: [{ from: 'Need', to: 'Why now' }],
      limits: [limit],
    };
    const { sharedLimits } = applyChoicesToDetails(details, choices);
    expect(sharedLimits?.[1]).toEqual({ ...limit, sections: ['Why now', 'Team'] });
    expect(applyChoicesToDetails(details, { limits: [limit] }).sharedLimits?.[1]?.sections).toEqual(
      ['Need'],
    );
  });
});
