import { describe, expect, it } from 'vitest';
import { judge, judgeAll, shelter } from './testing/judge.ts';

const requirement = (text: string) => ({ text, kind: 'submission', mandatory: true }) as const;

describe('a call for people', () => {
  it.each([
    'The applicant must currently be enrolled at a college in Ohio.',
    'Applicants must be individuals.',
    'Applicants must be citizens of Canada.',
    'Applicants must be students or young professionals.',
    'Recipients must be attending a community college.',
    'The applicant must be the child of a firefighter.',
    'Be a permanent resident of Ireland.',
    'Travel grants are available to students only.',
    'Fellowships are for individual applicants only.',
    'The prize is open to all undergraduate students.',
    'Applicants must be a high school graduate.',
    'Applicants must be high school seniors or college juniors.',
    'Only graduate students may apply.',
    'The award is open to students at colleges and universities.',
    'Students in public schools and colleges are eligible.',
    'Only Lakeside students are eligible for funding, and each student receives a single grant.',
  ])('does not admit organizations: %s', (text) =>
    expect(judge('eligible', text)?.verdict).toBe('not-eligible'),
  );

  it('has a single judgment', () => {
    const texts = [
      'The applicant must have a valid passport.',
      'Applicants must hold a degree in fine arts.',
      'Applicants must be citizens of Canada.',
    ];
    expect(judgeAll(texts).map(({ fact, verdict }) => [fact.text, verdict])).toEqual([
      ['Applicants must be citizens of Canada.', 'not-eligible'],
    ]);
  });
});

describe('a sentence about people', () => {
  it.each([
    'Applicants should be graduate students.',
    'Applicants must be aged 18 or older.',
    'Applicants must be at least 18 years old.',
    'The applicant must be less than 40 years old.',
    'Applicants must hold a degree in fine arts.',
    'Applicants must be members of a farming family.',
    'Members of federally recognized tribes may apply.',
    'Applicants must be members of the society and students.',
    'Only students are eligible for the youth prize.',
  ])('leaves open whether an organization can apply: %s', (text) =>
    expect(judge('eligible', text)).toMatchObject({
      verdict: 'unsure',
      question: 'Can an organization apply?',
    }),
  );

  it.each([
    ['Applicants must be employed at a university and hold a Ph.D.', 'someone'],
    ['The applicant must be an early-career scientist of less than 40 years of age.', 'someone'],
    ['Applicants must be pursuing a doctoral degree or have earned one.', 'someone'],
    ['The nominee must be a current member.', 'you'],
    ['Any member of the society may apply.', 'you'],
    ['Applicants must be members of the Open Maps community.', 'you'],
  ])(
    "becomes a question about the applicant's people if it may have such people: %s",
    (text, subject) => {
      const judgment = judge('eligible', text);
      expect(judgment?.verdict).toBe('only-you');
      expect(judgment?.question).toContain(`${subject} `);
    },
  );

  it('leaves the verdict open if another sentence is about other people', () => {
    const texts = ['The nominee must be a current member.', 'Applicants must be aged 18 or older.'];
    expect(judgeAll(texts).map(({ verdict }) => verdict)).toEqual(['unsure']);
  });

  it('does not admit schools by naming their graduates', () => {
    const school = { type: 'educational' as const };
    for (const text of ['Applicants must be a high school graduate.', 'Be a college senior.'])
      expect(judge('eligible', text, school)?.verdict).toBe('not-eligible');
    for (const text of ['Applicants must be graduate schools.', 'Only public schools may apply.'])
      expect(judge('eligible', text, school)?.verdict).toBe('eligible');
  });

  it('leaves the verdict open in a call with conditions for organizations', () => {
    const texts = ['Applicants must be citizens of Canada.'];
    const asks = ['Attach the budget of your organization.', 'Send proof of 501(c)(3) status.'];
    for (const text of asks)
      expect(judgeAll(texts, {}, { requirements: [requirement(text)] })[0]?.verdict).toBe('unsure');
  });

  it('does not exclude groups that can apply', () => {
    const texts = ['Neighborhood clubs can apply.', 'Applicants must be citizens of Canada.'];
    expect(judgeAll(texts).every(({ verdict }) => verdict !== 'not-eligible')).toBe(true);
  });

  it('is not judged if organizations are admitted', () => {
    const judgments = judgeAll([
      'Nonprofit organizations may apply.',
      'Applicants must be full-time graduate students.',
    ]);
    expect(judgments.map(({ verdict }) => verdict)).toEqual(['eligible']);
  });

  it('excludes organizations in a call for scholarships', () => {
    const texts = ['Applicants must be aged 18 or older.', 'The scholarship is paid in May.'];
    expect(judgeAll(texts)[0]?.verdict).toBe('not-eligible');
    expect(judgeAll(texts, { type: 'educational' })[0]?.verdict).toBe('unsure');
  });

  it('leaves open whether a school can apply for its students', () => {
    const school = { ...shelter, type: 'educational' as const };
    const text = 'Scholarships are available to students at any university.';
    expect(judge('eligible', text, school)?.verdict).toBe('unsure');
    expect(judge('eligible', text)?.verdict).toBe('not-eligible');
  });

  it.each([
    'Applicants must serve residents of the county.',
    'Applicants must be schools with at least 100 students.',
    'Applicants must be accredited colleges.',
    'Applicants must attend the information session.',
    'Applicants must enroll at least 100 students.',
    'Only schools that enroll at least 100 students may apply.',
    'Applicants must be high school graduate programs.',
  ])('does not ask whether an organization can apply: %s', (text) =>
    expect(judge('eligible', text)?.question).not.toBe('Can an organization apply?'),
  );

  it('does not compare the applicant with the schools that students attend', () => {
    const text =
      'Students at the preparatory institutions for public schools must follow their rules.';
    for (const type of ['nonprofit', 'educational'] as const)
      expect(judge('eligible', text, { type })).toBeUndefined();
  });

  it('compares the applicant with schools named together with their students', () => {
    const school = { type: 'educational' as const };
    const texts = [
      'Public schools and their students may apply.',
      'Schools and students may apply.',
    ];
    for (const text of texts) expect(judge('eligible', text, school)?.verdict).toBe('eligible');
    for (const text of [
      'Students and schools are eligible.',
      'Open to students, clubs and schools.',
    ])
      expect(judge('eligible', text)?.verdict).toBe('unsure');
  });
});
