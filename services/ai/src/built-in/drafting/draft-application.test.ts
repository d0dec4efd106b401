import type { RichBlock } from '@grantwright/shared/richtext';
import { describe, expect, it } from 'vitest';
import { gapMark, splitSentences, wordOverlap } from '@grantwright/analyst';
import {
  draftInput,
  fewFacts,
  foundationCall,
  orchestra,
  orchestraAnswers,
  shortForm,
} from './fixtures/draft-inputs.ts';
import { draft, textOf, section, unsupported } from './fixtures/drafted.ts';

const full = draftInput({
  organizationInfo: orchestra,
  answers: orchestraAnswers,
  parts: foundationCall,
});

describe('a draft', () => {
  it('holds every section of the call, in the funder’s order and under the funder’s names', () => {
    expect(draft(full).map(({ name }) => name)).toEqual(foundationCall.map(({ name }) => name));
    expect(draft(full).every(({ blocks }) => blocks.length > 0)).toBe(true);
  });

  it('says what the answers and the profile say, in sentences, where it belongs', () => {
    const sections = draft(full);
    expect(section(sections, 'Organization Background')).toContain(
      'Founded in 2011 and based in Riverbend, Oregon, Riverbend Youth Orchestra is a nonprofit organization.',
    );
    expect(section(sections, 'Organization Background')).toContain(
      'We grew from 18 students in 2011 to 240 in 2025.',
    );
    expect(section(sections, 'Statement of Need')).toContain(
      'Two of our six schools have no music teacher.',
    );
    expect(section(sections, 'Project Description')).toContain(
      'The project will serve 120 children each year.',
    );
    expect(section(sections, 'Evaluation')).toContain(
      'Playing tests in October and May, attendance records, and a family survey each spring.',
    );
    expect(section(sections, 'Sustainability')).toContain('The two districts have agreed');
  });

  it('adds the budget up itself, and asks when the sum is not what is requested', () => {
    const sections = draft(full);
    const table = sections.at(-1)?.blocks.find(({ type }) => type === 'table');
    expect(table).toBeDefined();
    expect(section(sections, 'Budget')).toContain('Total\n$72,000');
    expect(section(sections, 'Budget')).not.toContain('NEEDS INPUT');
    const less = draft({
      ...full,
      answers: [{ question: 'How much are you requesting?', answer: '$60,000' }],
    });
    expect(section(less, 'Budget')).toContain(
      '[NEEDS INPUT: The costs come to $72,000, and you name $60,000: which is right, or who pays the rest?]',
    );
  });

  it('adds a request for several years up in its budget, and does not ask how much', () => {
    const input = draftInput({
      organizationInfo: {
        name: 'Delta Reading Corps',
        additionalInfo:
          'We want $120,000 a year for 4 years: 2 new reading coaches and a data clerk',
      },
      parts: foundationCall,
    });
    const sections = draft(input);
    expect(section(sections, 'Budget')).toContain('We want $120,000 a year for 4 years');
    expect(section(sections, 'Budget')).toContain('Total\n$480,000');
    expect(section(sections, 'Budget')).not.toContain('How much');
    expect(unsupported(input, sections)).toEqual([]);
  });

  it('shows the items of a request as a table that says whether they add up', () => {
    const input = draftInput({
      organizationInfo: orchestra,
      answers: [
        {
          question: 'How much do you ask for, and for what?',
          answer:
            '$31,000 - 1 conductor (Ruth Adler, 9 yrs) $20,000 salary, $8,000 bus, $3,000 scores',
        },
      ],
      parts: foundationCall,
    });
    const sections = draft(input);
    expect(section(sections, 'Budget')).toContain(
      'Salary: 1 conductor (Ruth Adler, 9 years)\n$20,000',
    );
    expect(section(sections, 'Budget')).toContain('come to $31,000, the amount that we ask for.');
    expect(section(sections, 'Budget')).not.toContain('NEEDS INPUT');
    expect(unsupported(input, sections)).toEqual([]);
  });

  it('gives each half of an answer to the section that it answers', () => {
    const question = 'What is the need, and what will you do with the grant, step by step?';
    const input = draftInput({
      organizationInfo: { name: 'Lakeshore Literacy' },
      answers: [
        {
          question,
          answer:
            'From April 2028 the book bus stops at six farm camps every two weeks. One in three adults in the county cannot read a lease.',
        },
        {
          question: 'Anything else?',
          answer: 'We use CASAS at 3 and 9 months; goal 70% up one level',
        },
      ],
      parts: foundationCall,
    });
    input.details?.questions.push({
      question,
      sections: ['Statement of Need', 'Project Description'],
    } as never);
    const sections = draft(input);
    expect(section(sections, 'Statement of Need')).toContain('One in three adults');
    expect(section(sections, 'Statement of Need')).not.toContain('book bus');
    expect(section(sections, 'Project Description')).toContain(
      'the book bus stops at six farm camps',
    );
    const measured = `${section(sections, 'Evaluation')} ${section(sections, 'Goals and Outcomes')}`;
    expect(measured).toContain('We use CASAS at 3 and 9 months; goal 70% up one level.');
    expect(measured).not.toContain('What will you measure');
  });

  it('says nothing twice in two sections', () => {
    const sentences = draft(full).flatMap((part) =>
      splitSentences(textOf(part).replace(gapMark, '')).map(({ text }) => text),
    );
    const repeated = sentences.flatMap((a, at) =>
      sentences
        .slice(at + 1)
        .filter((b) => b.split(' ').length > 4 && wordOverlap(a, b) > 0.8)
        .map((b) => [a, b]),
    );
    expect(repeated).toEqual([]);
  });

  it('is made of what was said: no claim is without a source', () => {
    expect(unsupported(full, draft(full))).toEqual([]);
  });

  it('is the same each time', () => {
    expect(draft(full)).toEqual(draft(full));
  });

  it('keeps the limits by choosing sentences', () => {
    const sections = draft({
      ...draftInput({ organizationInfo: orchestra, answers: orchestraAnswers, parts: shortForm }),
    });
    const words = (text: string): number => text.split(/\s+/).filter(Boolean).length;
    expect(words(section(sections, 'Project Summary'))).toBeLessThanOrEqual(60);
    expect(section(sections, 'Who benefits?').length).toBeLessThanOrEqual(200);
    for (const { blocks } of sections)
      for (const block of blocks)
        if (block.type === 'paragraph') expect(plain(block)).toMatch(/[.!?:\]]$/);
  });

  it('fills a form from the profile', () => {
    const sections = draft(draftInput({ organizationInfo: orchestra, parts: shortForm }));
    expect(section(sections, 'Contact Information')).toContain('(541) 555-0178');
  });

  it('draws on chosen documents, and leaves their legal language alone', () => {
    const sections = draft(
      draftInput({
        organizationInfo: fewFacts,
        parts: foundationCall,
        documents: [
          {
            documentId: 'd1',
            name: 'report.pdf',
            reading: {
              source: 'pdf',
              notes: [],
              blocks: [
                {
                  type: 'paragraph',
                  text: 'In 2024 our volunteers planted 2,300 willows along the creek and removed 14 tons of trash.',
                  page: 4,
                },
                {
                  type: 'paragraph',
                  text: 'The Corporation shall indemnify our directors to the fullest extent permitted by law.',
                  page: 9,
                },
              ],
            },
          },
        ],
      }),
    );
    const text = sections.map(textOf).join('\n');
    expect(text).toContain('planted 2,300 willows');
    expect(text).not.toContain('indemnify');
  });
});

const plain = (block: RichBlock): string =>
  block.type === 'paragraph'
    ? block.children.map((child) => ('text' in child ? child.text : '')).join('')
    : '';
