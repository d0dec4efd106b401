import type { Block } from '@grantwright/shared/contract';
import { expect, it } from 'vitest';
import { draftMaterial, extractedTextOf } from '../testing/draft-material.ts';
import { gatherStatements } from './gather-statements.ts';

const nameOnly = { name: 'Elm Street Arts' };
const statementsOf = (...blocks: Block[]) =>
  gatherStatements(
    draftMaterial([], {
      organizationInfo: nameOnly,
      documents: [{ name: 'a.docx', reading: extractedTextOf(blocks) }],
    }),
  );
const paragraph = (text: string): Block => ({ type: 'paragraph', text });

it('keeps the original wording and puts answers first', () => {
  const statements = gatherStatements(
    draftMaterial([], {
      organizationInfo: {
        ...nameOnly,
        mission: 'We teach people to draw.',
        additionalInfo: '- vans 2 @ $9k\nWe meet weekly. Anyone may come.',
      },
      answers: [{ question: 'Who comes?', answer: 'Forty people come each week.' }],
    }),
  );
  expect(statements.map(({ origin, text }) => `${origin}: ${text}`)).toEqual([
    'answer: Forty people come each week.',
    'notes: vans 2 @ $9k',
    'notes: We meet weekly.',
    'notes: Anyone may come.',
    'profile: We teach people to draw.',
  ]);
  expect(statements[2]?.paragraph).toBe(statements[3]?.paragraph);
  expect(statements[1]?.paragraph).not.toBe(statements[2]?.paragraph);
});

it('puts the question before an answer that makes no sense alone, unless a section is named after it', () => {
  const answers = [{ question: 'How many people will you serve?', answer: '120' }];
  const firstTextForSection = (name: string) =>
    gatherStatements(draftMaterial([{ name }], { organizationInfo: nameOnly, answers }))[0]?.text;
  expect(firstTextForSection('Plan')).toBe('How many people will you serve? 120');
  expect(firstTextForSection('How many people will you serve?')).toBe('120');
});

it('splits documents into sentences, list items and cell pairs, with the titles above them', () => {
  const statements = statementsOf(
    { type: 'heading', level: 1, text: 'Annual report' },
    paragraph('We lent 41,000 books in two towns.'),
    { type: 'item', depth: 0, ordered: false, text: 'Better lights in every room' },
    { type: 'table', rows: [['Volunteers', 'Eighty neighbors help us every week']] },
  );
  expect(statements.map(({ text, isSentence }) => [text, isSentence])).toEqual([
    ['We lent 41,000 books in two towns.', true],
    ['Better lights in every room', false],
    ['Volunteers: Eighty neighbors help us every week', false],
  ]);
  expect(statements[0]).toMatchObject({ title: 'Annual report', document: 0, unit: 1 });
});

it('drops text that is unsuitable for any application', () => {
  const statements = statementsOf(
    paragraph('Home | About us | Contact us | Give'),
    paragraph('Click here to read more about our work today.'),
    paragraph('© 2026 Elm Street Arts, all rights reserved.'),
    paragraph('Do you want to help us this year?'),
    paragraph('Name: ____________ Date: ____________'),
    paragraph('The board shall act pursuant to Article 5 of these bylaws.'),
    paragraph('a line of a page without an end'),
  );
  expect(statements).toEqual([]);
});

it('drops duplicate statements', () => {
  const text = 'We lent 41,000 books in two towns.';
  const organizationInfo = { ...nameOnly, achievements: text, additionalInfo: `${text}\n${text}` };
  expect(gatherStatements(draftMaterial([], { organizationInfo }))).toHaveLength(1);
});

it('drops truncated text and text addressed to visitors to a web page', () => {
  const statements = statementsOf(
    paragraph('You are welcome to join us at any time of the year.'),
    paragraph('The items of the agenda of the meeting are as follows.'),
    { type: 'item', depth: 0, ordered: false, text: 'The secretary of the club, and' },
    paragraph('The choir has sung in homes and hospitals of the county since'),
    paragraph('1986 and has never missed a year of concerts.'),
  );
  expect(statements).toEqual([]);
});

it('keeps only the purpose stated in bylaws', () => {
  const rules = Array.from({ length: 6 }, (_, index) =>
    paragraph(`Article ${index} shall be read aloud at every meeting of the ${index}th month.`),
  );
  const purpose = 'The purpose of the club is to teach young people to sing together.';
  expect(statementsOf(...rules, paragraph(purpose)).map(({ text }) => text)).toEqual([purpose]);
});
