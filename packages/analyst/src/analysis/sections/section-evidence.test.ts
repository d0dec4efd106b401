import { expect, it } from 'vitest';
import {
  firstPassNetwork,
  heading,
  listItem,
  classifiedUnits,
  paragraph,
} from '../../testing/classified-units.ts';
import { findSections } from './find-sections.ts';

const sectionsOf = (...args: Parameters<typeof classifiedUnits>) =>
  findSections(classifiedUnits(...args), firstPassNetwork).map(({ name, limit, prompts }) => ({
    name,
    limit,
    prompts,
  }));

it('accepts a less probable heading if other headings at the same level are sections', () => {
  const judge = (text: string) => ({
    role: 'section' as const,
    namesPart: text === 'Need' || text === 'Plan' ? 0.9 : 0.45,
  });
  const blocks = ['Need', 'Plan', 'Partners'].map((text) => heading(text));
  const namesOf = (...args: Parameters<typeof sectionsOf>) =>
    sectionsOf(...args).map(({ name }) => name);
  expect(namesOf(blocks, judge)).toEqual(['Need', 'Plan', 'Partners']);
  expect(namesOf([...blocks, heading('Contact', 3)], judge)).toEqual(['Need', 'Plan', 'Partners']);
});

it('accepts a less probable section if its line states a length limit', () => {
  const judge = () => ({ role: 'prompt' as const, namesPart: 0.45 });
  const names = sectionsOf(
    [paragraph('Summary (140 characters)'), paragraph('A word of thanks')],
    judge,
  ).map(({ name }) => name);
  expect(names).toEqual(['Summary']);
});

it('omits profile fields and check box options', () => {
  expect(
    sectionsOf(
      [
        paragraph('Phone number: ______'),
        paragraph('Street City Zip'),
        { type: 'table', rows: [['____', '____']] },
        { type: 'item', depth: 0, ordered: false, text: 'Arts', checked: false },
      ],
      () => ({ role: 'section', namesPart: 0.9 }),
    ),
  ).toEqual([]);
});

it('omits documents to attach, and lines more likely to state a rule or a criterion', () => {
  const namesOf = (role: 'section' | 'attachment' | 'criteria', ...texts: string[]) =>
    sectionsOf(
      [...texts, 'Need', 'Plan'].map((text) => listItem(text)),
      (text) => ({ role: /^(?:Need|Plan)$/.test(text) ? 'section' : role, namesPart: 0.9 }),
    ).map(({ name }) => name);
  expect(namesOf('section', 'Resumes of key staff', 'Tax return')).toEqual(['Need', 'Plan']);
  expect(namesOf('criteria', 'Quality of the team')).toEqual(['Need', 'Plan']);
  const statements = ['Bank', 'Cash flow', 'Operating', 'Certified'].map((of) => `${of} statement`);
  expect(namesOf('attachment', 'Nomination statement', ...statements)).toEqual([
    'Nomination statement',
    'Need',
    'Plan',
  ]);
  expect(namesOf('attachment', 'A personal essay')).toEqual(['A personal essay', 'Need', 'Plan']);
});

it('keeps a question to the applicant even if it resembles a criterion', () => {
  const texts = ['1. Harvest: How will you share it?', '2. Soil: Is the soil of the garden good?'];
  const sections = sectionsOf([...texts, 'Need', 'Plan'].map(listItem), (text) => ({
    role: /^\d/.test(text) ? 'criteria' : 'section',
    namesPart: 0.9,
  }));
  expect(sections.map(({ name }) => name)).toEqual(['Harvest', 'Need', 'Plan']);
});

it('accepts less probable numbered lines if others in the list are sections', () => {
  const judge = (text: string) => ({
    role: 'section' as const,
    namesPart: text.startsWith('3') ? 0.45 : 0.9,
  });
  const blocks = ['1. Need', '2. Plan', '3. Partners'].map((text) => paragraph(text));
  expect(sectionsOf(blocks, judge).map(({ name }) => name)).toEqual(['Need', 'Plan', 'Partners']);
});

it('does not mistake the limit of an attachment for the limit of the section', () => {
  const blocks = [
    heading('Project plan'),
    paragraph('ATTACHMENT: A 2-page summary must be uploaded.'),
    paragraph('Describe your steps in 300 words.'),
  ];
  const [plan] = sectionsOf(blocks, (text) =>
    text === 'Project plan' ? { role: 'section', namesPart: 0.9 } : { role: 'prompt' },
  );
  expect(plan?.limit).toEqual({ words: 300 });
});
