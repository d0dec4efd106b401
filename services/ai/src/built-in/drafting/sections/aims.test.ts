import { describe, expect, it } from 'vitest';
import { type Aim, aimsAsked, tellsOfAim } from './aims.ts';

describe('what a part or a question asks for beside matters', () => {
  it.each<[Aim, string]>([
    ['left out', 'Equity and inclusion'],
    ['left out', 'How do you make sure that everyone can take part?'],
    ['left out', 'Who comes to the club, and who does not?'],
    ['left out', 'Which people are hard to reach, and what do you do about it?'],
    ['left out', 'Accessibility'],
    ['trust', 'Trust in the community'],
    ['trust', 'Cultural competence'],
    ['trust', 'Why do families trust you?'],
    ['word', 'Outreach plan'],
    ['word', 'How will you reach farmers in the upper valley?'],
    ['word', 'How do people hear about the clinic?'],
    ['voice', 'Community voice'],
    ['voice', 'Who decides what the center does?'],
    ['voice', 'How are residents involved in running it?'],
    ['voice', 'Lived experience'],
    ['choice', 'How do you choose which families come first?'],
    ['choice', 'Selection of participants'],
    ['story', 'Tell us about one of the gardens.'],
    ['less', 'What would you do with only half of the money?'],
    ['environment', 'Environmental sustainability'],
    ['environment', 'Reducing your carbon footprint'],
    ['wellbeing', 'Staff wellbeing'],
    ['ready', 'Feasibility'],
    ['hurt', 'How do you keep swimmers from getting hurt?'],
  ])('%s: %s', (aim, text) => {
    expect(aimsAsked(text)).toContain(aim);
  });

  it.each([
    'Statement of need',
    'Project description',
    'Sustainability',
    'Budget and justification',
    'Staff and volunteers',
    'Who will be served, and how many?',
    'Goals and objectives',
    'The Harper Trust Fund',
    'Evaluation plan',
  ])('%s: none', (text) => {
    expect(aimsAsked(text)).toEqual([]);
  });
});

describe('what a sentence tells of unasked', () => {
  it.each<[Aim, string]>([
    ['left out', 'The bus has a ramp, and an interpreter rides along on Mondays.'],
    ['left out', 'Lessons are on a sliding scale.'],
    ['left out', 'Nobody is turned away for want of money.'],
    ['voice', 'We asked the village in two public meetings.'],
    ['voice', 'The parents elect the treasurer.'],
    ['word', 'Posters hang in both stores.'],
    ['environment', 'The timber is second-hand.'],
    ['choice', 'Families with an infant come first.'],
    ['ready', 'The permit came in May.'],
  ])('%s: %s', (aim, text) => {
    expect(tellsOfAim(text, aim)).toBe(true);
  });

  it.each<[Aim, string]>([
    ['left out', 'Thirty children learn to swim.'],
    ['voice', 'Lena Ott leads the band.'],
    ['word', 'The roof was mended in 2021.'],
    ['trust', 'They trust us.'],
  ])('not %s: %s', (aim, text) => {
    expect(tellsOfAim(text, aim)).toBe(false);
  });
});
