import { describe, expect, it } from 'vitest';
import type { SectionDetail } from '@grantwright/shared/contract';
import { askApplicant } from './ask-applicant.ts';

const section = (name: string, detail: Partial<SectionDetail> = {}): SectionDetail => ({
  name,
  description: '',
  required: true,
  prompts: [],
  ...detail,
});
const askedFor = (name: string): string[] =>
  askApplicant([section(name)]).map(({ question }) => question);

describe('askApplicant', () => {
  it.each([
    ['How much do you need, and what will it pay for?', /^How much are you asking/],
    ['What will it cost?', /^How much are you asking/],
    ['Need for Funding', /^How much are you asking/],
    ['Organizational Budget', /^How much are you asking/],
    ['When will the project begin and end?', /^What are the main steps/],
    ['How long will the work take?', /^What are the main steps/],
    ['Why is this work needed now?', /^What need/],
    ['What problem will you address?', /^What need/],
    ['Statement of Need', /^What need/],
    ['Community Needs', /^What need/],
    ['Who will lead the work?', /^Who will lead/],
    ['Who will benefit from your project?', /^Who will the project serve/],
    ['Population to be Served', /^Who will the project serve/],
    ['How will you know that it has worked?', /^What results/],
    ['What difference will your project make?', /^What results/],
    ['Community Impact', /^What results/],
    ['What happens when our money is gone?', /^How will the work continue/],
    ['Community Partnerships', /^Which partners/],
    ['Who else is involved?', /^Which partners/],
    ['What does your organization do, and for whom?', /^What has your organization done/],
    ['Organizational Background', /^What has your organization done/],
    ['About You', /^What has your organization done/],
    ['What could go wrong?', /^What could go wrong/],
    ['How do you keep children safe?', /^How do you keep/],
    ['What do you want to do?', /^What will you do/],
    ['Project Description', /^What will you do/],
  ])('asks the question that fits the section “%s”', (name, question) => {
    expect(askedFor(name)[0]).toMatch(question);
    expect(askedFor(name)).toHaveLength(1);
  });

  it('asks about both topics in a section name', () => {
    expect(askedFor('Budget and Timeline')).toEqual([
      expect.stringMatching(/^How much are you asking/),
      expect.stringMatching(/^What are the main steps/),
    ]);
  });

  it("uses the funder's question if no other fits and the profile does not answer it", () => {
    expect(askedFor('Have you ever met one of our trustees?')).toEqual([
      'Have you ever met one of our trustees?',
    ]);
    expect(askedFor('What is your website?')).toEqual([]);
  });

  it('asks no questions for a form to sign', () => {
    expect(askedFor('Certifications and Assurances')).toEqual([]);
  });
});

it('asks at most ten questions, starting with the section worth the most points', () => {
  const questions = askApplicant([
    section('Project Description', { points: 10 }),
    section('Evaluation', { points: 40 }),
    ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map((mark) => section(`Is it ${mark}?`)),
  ]);
  expect(questions).toHaveLength(10);
  expect(questions[0]?.sections).toEqual(['Evaluation']);
});

it('does not ask for a name', () => {
  expect(askedFor('What is your name, and from which community are you?')).toEqual([]);
});

it('uses the text below a title without a topic', () => {
  const [first] = askApplicant([
    section('What is the story?', {
      description: 'The need that you see, with figures you trust.',
    }),
  ]);
  expect(first?.question).toMatch(/^What need/);
});
