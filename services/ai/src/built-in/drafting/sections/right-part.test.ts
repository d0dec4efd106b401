import type { OrganizationInfo } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { draft, section, unsupported } from '../fixtures/drafted.ts';
import { draftInput } from '../fixtures/draft-inputs.ts';

const ask = 'How much money do you ask for, and what will it pay for, item by item?';
const plan = 'What will you do with the grant, step by step, and what is its goal?';
const who = 'Who will lead and carry out the work, and what qualifies them?';
const before = 'What has your organization done before that shows it can do this project?';

const organizationInfo: OrganizationInfo = {
  name: 'Wendell Ferry Choir',
  type: 'nonprofit',
  mission: 'Wendell Ferry Choir sings with anyone who comes.',
  foundedYear: '2003',
  taxId: '52-7719034',
  annualBudget: 'about 95k',
  contactInfo: {
    city: 'Wendell',
    state: 'NC',
    phone: '919-555-0110',
    email: 'sing@ferry.example.org',
  },
  additionalInfo:
    'The board approves each season, hires the conductor and raises a third of the budget. Board attendance averaged 91% last year.',
};
const answers = [
  {
    question: ask,
    answer:
      'We request $8,300.\n- Accompanist: $5,200\n- Scores: $3,100\nThe Dorsey Fund has committed $4,000 toward the tour.',
  },
  {
    question: who,
    answer: 'Ruth Abeledo, conductor, will lead the tour; she has led us for nine years.',
  },
  {
    question: plan,
    answer:
      'First, we will choose six new works with the singers. Second, we will rehearse them on Mondays. Third, we will record them in the mill. Fourth, we will tour seven nursing homes between March 2027 and June 2027.',
  },
  { question: before, answer: 'In 2024 we toured four hospitals, and 380 patients heard us.' },
];

const drafted = (
  parts: Parameters<typeof draftInput>[0]['parts'],
  asked: Record<string, string[]> = {},
) => {
  const input = draftInput({ organizationInfo, parts, answers });
  const details = input.details && {
    ...input.details,
    questions: Object.entries(asked).map(([question, sections]) => ({ question, sections })),
  };
  const whole = details ? { ...input, details } : input;
  const sections = draft(whole);
  expect(unsupported(whole, sections)).toEqual([]);
  return (name: string): string => section(sections, name);
};

describe('a letter of inquiry', () => {
  const board = 'Description of the main duties of the governing board';
  const rate = 'Percentage of board members present at meetings';
  const part = drafted(
    [
      {
        name: 'Standing',
        description: 'A statement that the organization is a tax-exempt organization.',
      },
      { name: 'Annual operating budget' },
      { name: 'Amount of your request' },
      { name: 'Purpose of the requested funding' },
      { name: board },
      { name: rate },
    ],
    {
      // A question asked for a part brings no sentence there that is about something else.
      [plan]: ['Purpose of the requested funding', board],
      [ask]: ['Annual operating budget', 'Purpose of the requested funding'],
    },
  );

  it('tells of the board under the board, and the steps where the purpose is asked', () => {
    expect(part(board)).toContain('approves each season');
    expect(part(board)).not.toContain('rehearse');
    expect(part(rate)).toContain('91%');
    expect(part(rate)).not.toContain('approves each season');
  });

  it('tells of the year in the yearly budget, of the costs with the request', () => {
    expect(part('Annual operating budget')).toMatch(/\$95(?:k|,000)/);
    expect(part('Annual operating budget')).not.toContain('$5,200');
    expect(part('Purpose of the requested funding')).toContain('$5,200');
  });

  it('states the amount, and the standing as far as the profile knows it', () => {
    expect(part('Amount of your request')).toBe('We request $8,300.');
    expect(part('Standing')).toContain('52-7719034');
    expect(part('Standing')).toContain(
      '[NEEDS INPUT: Is the organization recognized as tax-exempt',
    );
    expect(part('Standing')).not.toContain('rehearse');
  });

  it('keeps the steps together, in their order', () => {
    const text = part('Purpose of the requested funding');
    const at = ['six new works', 'rehearse them', 'in the mill', 'nursing homes'].map((step) =>
      text.indexOf(step),
    );
    expect(at.every((place) => place >= 0)).toBe(true);
    expect([...at].sort((a, b) => a - b)).toEqual(at);
  });
});

describe('a form of short fields', () => {
  const part = drafted(
    [
      { name: 'Affiliation' },
      { name: 'Requested amount (in dollars)' },
      { name: 'Project dates' },
      { name: 'Group or Soloist' },
      { name: 'Description of earlier Ferryman activities' },
      { name: 'Project description' },
      { name: 'Budget justification' },
      { name: 'Describe any funds you have already secured for this tour' },
      { name: 'How the tour fits the mission of the Ferryman Trust' },
    ],
    {
      [plan]: ['Description of earlier Ferryman activities', 'Project description'],
      [before]: ['How the tour fits the mission of the Ferryman Trust'],
      [ask]: ['Budget justification'],
    },
  );

  it('is filled with one fact where one is asked for', () => {
    expect(part('Affiliation')).toBe('Wendell Ferry Choir');
    expect(part('Requested amount (in dollars)')).toBe('$8,300');
    expect(part('Project dates')).toBe('March 2027 to June 2027');
  });

  it('asks where its name tells nothing, and collects no leftovers', () => {
    expect(part('Group or Soloist')).toBe(
      '[NEEDS INPUT: What do you want to say under “Group or Soloist”?]',
    );
  });

  it('tells of the past where the past is asked, and of what others give where that is', () => {
    expect(part('Description of earlier Ferryman activities')).toContain('380 patients');
    expect(part('Description of earlier Ferryman activities')).not.toContain('rehearse');
    expect(part('Describe any funds you have already secured for this tour')).toContain('$4,000');
    expect(part('Budget justification')).not.toContain('$4,000');
  });

  it('does not take the funder’s mission for a place to tell of the applicant', () => {
    const text = part('How the tour fits the mission of the Ferryman Trust');
    expect(text).not.toContain('2003');
    expect(text).toContain('NEEDS INPUT');
  });
});

it('opens no part of the project with who the applicant is', () => {
  const part = drafted([{ name: 'Tour activities' }, { name: 'Choir and Our Company' }]);
  expect(part('Tour activities')).not.toContain('Founded in 2003');
  expect(part('Choir and Our Company')).toContain('Founded in 2003');
});

it('answers from the profile how to reach the applicant, and not how to reach the funder', () => {
  const part = drafted([
    { name: 'Who you are', prompts: ['Give your phone number and e-mail address.'] },
    { name: 'Project description', description: 'Send it by e-mail to our office.' },
  ]);
  expect(part('Who you are')).toContain('919-555-0110');
  expect(part('Who you are')).toContain('sing@ferry.example.org');
  expect(part('Project description')).not.toContain('919-555-0110');
});

it('shares a limit that is set to the letter as a whole', () => {
  const names = ['Project description', 'Organization background'];
  const story = [
    'We will teach harmony to beginners in the old ferry house every Tuesday from January.',
    'A bus will bring widowers from the four villages upstream to each rehearsal and home.',
    'Two schools will send their altos, who read music already and miss a choir of their own.',
    'We will print a songbook with large notes so that nobody is kept away by poor sight.',
    'The miller will lend his grinding floor, which carries sound better than any hall nearby.',
    'Nurses will join the concerts and learn which melodies calm patients who wander at night.',
  ].join(' ');
  const input = draftInput({
    organizationInfo,
    parts: names.map((name) => ({ name, limit: { words: 100 } })),
    answers: [{ question: plan, answer: story }, ...answers],
  });
  const wordsOf = (requirements: string[]): number => {
    const sections = draft({ ...input, requirements });
    return names.flatMap((name) =>
      section(sections, name)
        .replace(/\[[^\]]*\]/g, '')
        .split(/\s+/),
    ).length;
  };
  expect(wordsOf([])).toBeGreaterThan(100);
  expect(wordsOf(['Keep the letter within 100 words'])).toBeLessThanOrEqual(100);
});

describe('a part that is asked for in brief', () => {
  it('says who one is in a few sentences, whatever else there is to tell', () => {
    const part = drafted([
      { name: 'Type of choir and mission, in brief' },
      { name: 'Annual budget' },
    ]);
    const text = part('Type of choir and mission, in brief');
    expect(text).toContain('Wendell Ferry Choir');
    expect(
      text.replace(/\[NEEDS INPUT:[^\]]*\]/g, '').match(/\.(?=\s|$)/g)?.length,
    ).toBeLessThanOrEqual(5);
  });
});
