import { describe, expect, it } from 'vitest';
import { questionsOfName } from '../../analysis/asking-topics.ts';
import { drafted } from './fixtures/drafted-answer.ts';
import { listLead } from './list-lead.ts';

/** Every question that the analyst asks, by the name of a section that it is asked for. */
const own: [section: string, lead: string, answer: string, sentence: string][] = [
  ['Budget', 'The costs include', 'Paint $900\nTwo ladders $340', 'paint ($900)'],
  [
    'Sustainability',
    'After the grant, we count on',
    'ticket sales\nparish collection',
    'ticket sales',
  ],
  ['Evaluation', 'Our measures include', 'door counts\nexit cards', 'door counts'],
  ['Statement of need', 'The need includes', 'leaking roof\nbroken boiler', 'a leaking roof'],
  [
    'Population served',
    'We will serve',
    'retired miners\nfamilies in Elk Valley',
    'retired miners',
  ],
  ['Timeline', 'Our schedule includes', 'autumn rehearsals\nspring tour', 'autumn rehearsals'],
  ['Partners', 'Our partners include', 'parish halls\nElk Valley bakers', 'parish halls'],
  [
    'Staff',
    'The people who do this work include',
    'retired machinists\nlocal carpenters',
    'retired machinists',
  ],
  ['Risks', 'The risks include', 'bad weather\nlow turnout', 'bad weather'],
  [
    'Equity',
    'To be open to all, we count on',
    'wheelchair ramp\nfree bus passes',
    'a wheelchair ramp',
  ],
  [
    'Safeguarding',
    'Our safeguards include',
    'background checks for mentors\ntwo adults in every room',
    'background checks for mentors',
  ],
  [
    'Track record',
    'Our past work includes',
    'New barn floor 2021 ($40k)\nrebuilt mill wheel 2023',
    'a new barn floor in 2021 ($40,000)',
  ],
  ['Outreach', 'Our outreach includes', 'church bulletin\nschool letters', 'a church bulletin'],
  [
    'Artistic work',
    'The artistic work includes',
    'chalk mural by teens\npuppet parade',
    'a chalk mural by teens',
  ],
  [
    'Project description',
    'The project includes',
    '2 reading evenings in each village\n5 story walks',
    '2 reading evenings in each village',
  ],
];

describe('a terse list that answers one of our own questions', () => {
  it.each(own)('%s opens with "%s"', (section, lead, answer, item) => {
    const [question = ''] = questionsOfName(section);
    expect(question).not.toBe('');
    expect(listLead(question)).toBe(lead);
    const [first] = drafted(question, answer);
    expect(first?.series?.lead).toBe(lead);
    expect(first?.text).toBe(item);
  });

  it('asks about all that the analyst asks about', () => {
    const asked = own.flatMap(([section]) => questionsOfName(section).slice(0, 1));
    expect(new Set(asked).size).toBe(own.length);
    expect(own).toHaveLength(15);
  });

  it('tells results from the ways to measure them', () => {
    const [question = ''] = questionsOfName('Evaluation');
    expect(listLead(question, '30 pots fired')).toBe('The results we expect include');
    expect(listLead(question, 'visitor book')).toBe('Our measures include');
  });
});
