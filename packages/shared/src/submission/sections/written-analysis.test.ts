import { describe, expect, it } from 'vitest';
import type { Analysis, SectionDetail } from '../../contract/analysis.ts';
import { analysisDetails } from '../testing/analysis-details.ts';
import { findLimit } from './shared-limit.ts';
import {
  divideSections,
  sourceDetails,
  writtenAnalysis,
  writtenDetails,
} from './written-analysis.ts';

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

describe('an analysis with the sections that the applicant writes', () => {
  it('is unchanged without choices', () => {
    const analysis = analysisOf([need, budget]);
    expect(writtenAnalysis(analysis, undefined)).toEqual(analysis);
  });

  it('omits sections left out, ignoring numbering, case and punctuation', () => {
    const written = writtenAnalysis(analysisOf([section('2. Need:'), budget]), {
      leftOut: ['need'],
    });
    expect(names(written.sections)).toEqual(['Budget']);
    expect(names(written.details.sections)).toEqual(['Budget']);
  });

  it('has added sections last, as required sections', () => {
    const written = writtenAnalysis(analysisOf([need]), { added: ['Timeline'] });
    expect(written.sections).toEqual([
      { name: 'Need', description: '' },
      { name: 'Timeline', description: '' },
    ]);
    expect(written.details.sections[1]).toEqual(section('Timeline'));
  });

  it('has a section once if a later analysis finds the one that was added', () => {
    const written = writtenAnalysis(analysisOf([need]), { added: ['NEED'] });
    expect(names(written.sections)).toEqual(['Need']);
    expect(names(written.details.sections)).toEqual(['Need']);
  });

  it('ignores choices for sections that the analysis does not have', () => {
    const analysis = analysisOf([need]);
    expect(writtenAnalysis(analysis, { leftOut: ['Exactly'] })).toEqual(analysis);
  });

  it('has no sections if all of them are left out', () =>
    expect(writtenAnalysis(analysisOf([need]), { leftOut: ['Need'] }).sections).toEqual([]));

  it('distinguishes sections whose names differ only in numbers or symbols', () => {
    const analysis = analysisOf(
      ['1. Budget', '2. Budget', '***', '---'].map((name) => section(name)),
    );
    const namesWithout = (leftOut: string[]) =>
      names(writtenAnalysis(analysis, { leftOut }).details.sections);
    expect(namesWithout(['2. Budget', '---'])).toEqual(['1. Budget', '***']);
    expect(namesWithout(['Budget'])).toHaveLength(4);
  });

  it('divides the default sections if the analysis found none', () => {
    const divided = divideSections({ sections: [] }, { leftOut: ['Budget'], added: ['Timeline'] });
    expect(names(divided.kept)).toEqual(['Project Summary', 'Project Description']);
    expect(names(divided.added)).toEqual(['Timeline']);
    expect(names(divided.leftOut)).toEqual(['Budget']);
  });
});

it('names the sections left out last in the details that are sources of facts', () => {
  const details = analysisDetails({ sections: [need, section('Award', { quote: '$50,000' })] });
  const sources = sourceDetails(details, { leftOut: ['Award'], added: ['Timeline'] });
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
    expect(writtenDetails(details, { leftOut: ['Need'] }).questions).toEqual([
      { question: 'How much?', sections: ['Budget'] },
      { question: 'When?', sections: [] },
    ]);
  });
});

describe('a shared limit', () => {
  const shared = section('Narrative', { limit: { pages: 5, sharedWith: ['Need', 'Budget'] } });

  it('no longer names sections left out', () => {
    const details = analysisDetails({ sections: [shared, need, budget] });
    const limitWithout = (leftOut: string[]) =>
      writtenDetails(details, { leftOut }).sections[0]?.limit;
    expect(limitWithout(['Budget'])).toEqual({ pages: 5, sharedWith: ['Need'] });
    expect(limitWithout(['Budget', 'Need'])).toEqual({ pages: 5 });
  });

  it('still covers the other sections if the section that states it is left out', () => {
    const details = analysisDetails({ sections: [shared, need, budget] });
    const { sections } = writtenDetails(details, { leftOut: ['Narrative'] });
    expect(findLimit('Need', sections)).toEqual({ pages: 5, sharedWith: ['Budget'] });
    expect(findLimit('Budget', sections)).toEqual({ pages: 5, sharedWith: ['Need'] });
  });
});
