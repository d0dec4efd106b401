import { describe, expect, it } from 'vitest';
import { analysisSchema, type Attachment, type SectionDetail } from '../contract/analysis.ts';
import { findAttachmentLimits } from '../submission/checklist/find-attachment-limits.ts';
import { add, amendment, doubts, texts } from './testing/add-file.ts';
import { analysisOf, fileOf } from './testing/harbor-call.ts';

const letters = (quote: string, required = false): Attachment => ({
  name: 'Letters of support',
  required,
  quote,
});
const current = analysisOf({ attachments: [letters('Letters of support (optional)')] });

describe('an optional attachment', () => {
  const added = (quote: string, kind: 'amendment' | 'faq' | 'form' = 'amendment') =>
    add(analysisOf({ attachments: [letters(quote, true)] }), fileOf(kind), current);

  it.each([
    'Letters of support are now required.',
    'Applicants must submit two letters of support.',
    'Letters of support have to be attached.',
    'Letters of support must be attached when you submit the application.',
    'Letters of support must be uploaded when applying.',
  ])('becomes required by a later file: %s', (quote) => {
    const { analysis, changes } = added(quote);
    expect(analysis.details.attachments?.[0]?.required).toBe(true);
    expect(texts(changes)).toEqual([['Attachment: Letters of support', 'Optional', 'Required']]);
  });

  it.each([
    'Letters of support go into the field “Other”.',
    'Letters of support are not required.',
    'If letters of support are submitted, they must be attached as one file.',
    'Letters of support must be attached when applicants work with partners.',
    'Letters of support must be attached when you apply as a team.',
  ])('stays optional: %s', (quote) => {
    const { analysis, changes } = added(quote, 'faq');
    expect(analysis.details.attachments?.[0]?.required).toBe(false);
    expect(changes).toEqual([]);
  });

  it('stays optional if only a form requires it, with a possible contradiction', () => {
    const { analysis, changes } = added('Letters of support are required.', 'form');
    expect(analysis.details.attachments?.[0]?.required).toBe(false);
    expect(doubts(changes)).toEqual([['Attachment: Letters of support', true]]);
  });
});

it('an optional section becomes required by a later file', () => {
  const plan = (required: boolean, quote: string): SectionDetail => ({
    name: 'Data plan',
    description: '',
    prompts: [],
    required,
    quote,
  });
  const { analysis, changes } = add(
    analysisOf({ sections: [plan(true, 'The data plan is mandatory.')] }),
    amendment,
    analysisOf({ sections: [plan(false, 'Data plan (optional)')] }),
  );
  expect(analysis.details.sections[0]?.required).toBe(true);
  expect(texts(changes)).toEqual([['Section: Data plan', 'Optional', 'Required']]);
});

describe('the limits of an attachment', () => {
  const limited = (quote: string) =>
    analysisOf({ attachments: [{ name: 'Resumes', required: true, quote }] });
  const notice = limited('Resumes, no more than two pages each (PDF)');
  const limitsOf = (quote: string, kind: 'amendment' | 'form' = 'amendment') => {
    const { analysis, changes } = add(limited(quote), fileOf(kind), notice);
    const [attachment] = analysis.details.attachments ?? [];
    return { limits: attachment && findAttachmentLimits(attachment), attachment, changes };
  };

  it('are replaced by those of a later file, and otherwise remain', () => {
    const { limits, attachment, changes } = limitsOf('Resumes, no more than one page each');
    expect(limits).toEqual({ maxPages: 1, fileTypes: ['pdf'] });
    expect(attachment).toMatchObject({ quote: 'Resumes, no more than one page each', file: 1 });
    expect(texts(changes)).toEqual([['Limits: Resumes', '2 pages, .pdf', '1 page, .pdf']]);
  });

  it('are complemented by those of a later file', () => {
    expect(limitsOf('Resumes, up to 5 MB').limits).toEqual({
      maxPages: 2,
      maxMegabytes: 5,
      fileTypes: ['pdf'],
    });
  });

  it('may be fractions of a page', () => {
    const added = limited('Resumes, no more than 2.5 pages each');
    const { analysis } = add(added, amendment, notice);
    expect(analysis.details.attachments).toMatchObject([{ statedLimits: { maxPages: 2.5 } }]);
    expect(analysisSchema.parse(analysis)).toEqual(analysis);
  });

  it('stay if a later file repeats or lacks them', () => {
    expect(limitsOf('Resumes of up to two pages').changes).toEqual([]);
    expect(limitsOf('Resumes of key staff').changes).toEqual([]);
  });

  it('stay, with a possible contradiction, if only a form states different limits', () => {
    const { limits, changes } = limitsOf('Resumes, no more than one page each', 'form');
    expect(limits).toEqual({ maxPages: 2, fileTypes: ['pdf'] });
    expect(doubts(changes)).toEqual([['Limits: Resumes', true]]);
  });
});
