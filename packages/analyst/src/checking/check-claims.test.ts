import type { OrganizationInfo } from '@grantwright/shared/contract';
import type { RichDocument } from '@grantwright/shared/richtext';
import { describe, expect, it } from 'vitest';
import { checkClaims } from './check-claims.ts';
import type { ClaimSources } from './claim-sources.ts';

const paragraph = (text: string): RichDocument[number] => ({
  type: 'paragraph',
  children: [{ text }],
});

const organizationInfo: OrganizationInfo = {
  name: 'Harbor Light Food Bank',
  type: 'nonprofit',
  mission: 'We end hunger in Alameda County.',
  achievements:
    'In 2023 we gave 1,237,000 meals to 8,412 families. One in four children in our county is hungry. 40 of 50 volunteers came back.',
  currentProjects: 'School pantries at 12 schools in East Oakland, led by Maria Lopez.',
  foundedYear: 2010,
  annualBudget: '$1.2 million',
  contactInfo: {
    email: 'hello@harborlight.org',
    phone: '(510) 555-0134',
    address: '2108 N Street, Suite 4',
    city: 'Oakland',
    state: 'CA',
    postalCode: '94612',
  },
  website: 'https://www.harborlight.org',
  additionalInfo:
    'Coordinator: $30,000\nFood: $12,500\nThe program starts on June 2, 2027.\nRent is $1,400 a month for 18 months.',
};

const unsupportedIn = (text: string, sources: ClaimSources = { organizationInfo }): string[] =>
  checkClaims({ content: [paragraph(text)], sources, today: '2026-11-21' })
    .claims.filter(({ source }) => source.type === 'unsupported')
    .map(({ text: claim }) => claim);

describe('a claim with a source', () => {
  it.each([
    'Our budget is $1,200,000.',
    'Our budget is 1.2 million dollars.',
    'Our budget is USD 1.2 million.',
    'About 25% of children go hungry.',
    'A quarter of children go hungry.',
    'We gave more than 1.2 million meals.',
    'We served 8,412 families in 2023.',
    'Eighty percent of volunteers returned.',
    'The program starts on 2 June 2027.',
    'The program starts on 2027-06-02.',
    'The program starts in June 2027.',
    'We work at twelve schools.',
    'We have served Oakland for 16 years.',
    'For more than a decade, Harbor Light has fed Oakland.',
    'Maria Lopez leads the pantries in East Oakland, California.',
    'Write to hello@harborlight.org or see harborlight.org.',
    'Call 510-555-0134 or visit 2108 North St, Ste 4, Oakland, CA 94612.',
    'We ask for $42,500 in all.',
    'Over 18 months, rent comes to $25,200.',
    'HLFB is our short name.',
    'Executive Director Maria Lopez will report to the Board of Directors each month.',
  ])('is not reported: %s', (text) => {
    expect(unsupportedIn(text)).toEqual([]);
  });
});

describe('a claim without a source', () => {
  it.each([
    ['Our budget is $1.3 million.', '$1.3 million'],
    ['About 35% of children go hungry.', '35%'],
    ['One in three children goes hungry.', 'One in three'],
    ['We gave more than 2 million meals.', '2 million'],
    ['We served 8,421 families.', '8,421'],
    ['The program starts on 3 June 2027.', '3 June 2027'],
    ['We began in 1998.', '1998'],
    ['We work at fourteen schools.', 'fourteen'],
    ['Carla Lopez leads the pantries.', 'Carla Lopez'],
    ['We also serve Fresno.', 'Fresno'],
    ['The Rivera Family Foundation supports us.', 'Rivera Family Foundation'],
    ['Write to info@harborlight.org.', 'info@harborlight.org'],
    ['See example.org for more.', 'example.org'],
    ['Visit 99 Main Street.', '99 Main Street'],
    ['Call (510) 555-0199.', '(510) 555-0199'],
    ['We are a 501(c)(3) organization.', '501(c)(3)'],
    ['We ask for $43,500 in all.', '$43,500'],
    ['We have 12 trucks.', '12'],
    ['Maria Lopez reports to the board each Monday.', 'each Monday'],
  ])('is reported: %s', (text, claim) => {
    expect(unsupportedIn(text)).toContain(claim);
  });
});

describe('the source of a claim', () => {
  const place = (text: string, sources: ClaimSources) =>
    checkClaims({ content: [paragraph(text)], sources, today: '2026-11-21' }).claims[0]?.source;

  it('is preferably the profile, then an answer, then a document', () => {
    const answers = [{ question: 'How many meals?', answer: 'We plan 9,000 meals.' }];
    const documents = [
      {
        documentId: 'd1',
        name: 'report.pdf',
        reading: {
          source: 'pdf' as const,
          notes: [],
          blocks: [
            { type: 'paragraph' as const, text: 'We gave 9,000 meals and 7,777 coats.', page: 3 },
          ],
        },
      },
    ];
    expect(place('We gave 9,000 meals.', { organizationInfo, answers, documents })).toEqual({
      type: 'answer',
      question: 'How many meals?',
    });
    expect(place('We gave 7,777 coats.', { organizationInfo, answers, documents })).toEqual({
      type: 'document',
      documentId: 'd1',
      page: 3,
      quote: 'We gave 9,000 meals and 7,777 coats.',
    });
    expect(place('We served 8,412 families.', { organizationInfo, answers, documents })).toEqual({
      type: 'organization',
      field: 'achievements',
    });
  });
});

describe('the gaps of a draft', () => {
  it('are returned with the names of their sections', () => {
    const content: RichDocument = [
      { type: 'heading', level: 2, children: [{ text: 'Need' }] },
      paragraph('Hunger is real. [NEEDS INPUT: How many people go hungry in 2019?]'),
      { type: 'heading', level: 2, children: [{ text: 'Budget' }] },
      paragraph('[NEEDS INPUT: How much do you ask for?]'),
    ];
    const { gaps, claims } = checkClaims({
      content,
      sources: { organizationInfo },
      today: '2026-11-21',
    });
    expect(gaps).toEqual([
      { section: 'Need', question: 'How many people go hungry in 2019?' },
      { section: 'Budget', question: 'How much do you ask for?' },
    ]);
    expect(claims).toEqual([]);
  });
});
