import { expect, it } from 'vitest';
import { findRequestedName } from './find-requested-name.ts';
import { splitRunInTitle } from './split-run-in-title.ts';
import {
  parseItemName,
  parsePhraseName,
  parseQuestionName,
  parseSectionName,
} from './parse-section-name.ts';

it.each([
  ['III. Project Description (5 pages max):', 'Project Description'],
  ['B. Budget – list all costs', 'Budget'],
  ['☐ Organizational history ________', 'Organizational history'],
  ['Need | 500 words', 'Need'],
  ['(b) Statement of interests (one page); and', 'Statement of interests'],
  ['Section 2 – Academic information', 'Academic information'],
  ['The form is complete', undefined],
  ['Groups that are not listed', 'Groups that are not listed'],
  ['6. There is a need for this project because:', 'There is a need for this project because'],
  ['Our garden is uniquely qualified because ____', 'Our garden is uniquely qualified because'],
  ['We will measure success by:', 'We will measure success by'],
  ['The biggest challenge in our town is:', 'The biggest challenge in our town is'],
  ['If funded, we will', 'If funded, we will'],
  ['If the project is:', undefined],
  ['Applicants must:', undefined],
  ['Eligible applicants are:', undefined],
  ['Your garden should be:', undefined],
  ['____', undefined],
])('extracts the name from "%s"', (line, name) => expect(parseSectionName(line)).toBe(name));

it.each([
  ['A budget that lists all costs', 'Budget'],
  ['1) Your detailed work plan, with dates', 'Work plan'],
  ['a description of how you will water the garden', 'Description'],
  ['Everything about people and places near your little town in the hills', undefined],
])('names "%s" after the requested document', (line, name) =>
  expect(parseItemName(line)).toBe(name),
);

it.each([
  ['Applicants should supply a brief work plan, with the time that each step takes.', 'Work plan'],
  ['Please explain how the garden will be watered.', 'How the garden will be watered'],
  ['If you have partners, describe the role of each (100 words).', 'Role of each'],
  ['The letter must include an essay describing your goals.', 'Essay'],
  ['Describe the garden for which you request a grant.', 'Garden for which you request a grant'],
  ['List your costs in U.S. dollars, and explain each.', 'Costs in U.S. dollars'],
  ['Describe your garden club and explain who may join.', 'Garden club'],
  [
    'Describe how the club will pay for tools, seeds and water, and how it will report on the use of its money to its members.',
    'How the club will pay for tools, seeds and water',
  ],
  [
    'Discuss how the families who live near the garden have been involved in planning and watering it.',
    'How the families who live near the garden have been involved in planning',
  ],
  [
    'Describe your community (e.g. church) and school activities.',
    'Community and school activities',
  ],
  ['We plant trees.', undefined],
  ['The name and address of the club.', undefined],
  ['Gardens may include ponds.', undefined],
  ['Please give us a clear and simple plan.', 'Plan'],
  ['I hereby submit a summary of my work.', 'Summary of my work'],
  ['Please answer all of the following questions in your letter.', undefined],
])('returns the name of the text requested by "%s"', (line, name) =>
  expect(findRequestedName(line)).toBe(name),
);

it.each([
  ['What you will plant.', 'What you will plant'],
  ['Needs to be met by the garden; and', 'Needs to be met by the garden'],
  ['Gardens are best situated near water.', undefined],
  [
    'If your garden has moved since the last grant, please explain.',
    'If your garden has moved since the last grant',
  ],
  ['If it has not, please explain why.', undefined],
])('uses the whole line "%s" as the name, unless it is a statement', (line, name) =>
  expect(parsePhraseName(line)).toBe(name),
);

it('keeps a question but removes its limit', () =>
  expect(parseQuestionName('Q3. What will change? (100 words)')).toBe('What will change?'));

it.each([
  ['2. Statement of Need (400 words): What is missing?', 'Statement of Need', 'What is missing?'],
  ['Need: Whom do you serve?', 'Need', 'Whom do you serve?'],
  ['Work plan - Show each step.', 'Work plan', 'Show each step.'],
  ['2. Education Please list your degrees.', 'Education', 'Please list your degrees.'],
  ['Project Summary How does it help?', 'Project Summary', 'How does it help?'],
  ['Mandate * Describe your mission.', 'Mandate', 'Describe your mission.'],
  ['Skills*Please list your skills.', 'Skills', 'Please list your skills.'],
  ['Skills:* What will you learn?', 'Skills', 'What will you learn?'],
])('separates the title from the prompt of "%s"', (line, name, prompt) =>
  expect(splitRunInTitle(line)).toEqual({ name, prompt }),
);

it.each(['Please keep in mind the following rules of our board: be brief.', 'at 5:00 p.m. sharp'])(
  'finds no title in "%s"',
  (line) => expect(splitRunInTitle(line)).toBeUndefined(),
);

it.each([
  ['1. Cover Sheet including:', 'Cover Sheet'],
  ['Letters of support, such as', 'Letters of support'],
  ['Your work plan must contain the following:', 'Your work plan'],
  ['Budget – as follows:', 'Budget'],
  ['Following the award', 'Following the award'],
  ['Proposals should include:', undefined],
  ['Please include', undefined],
  ['Please describe:', undefined],
  ['Please answer the following questions:', undefined],
  ['Please answer each of the following questions about your organization:', undefined],
  ['Respond to the following prompts', undefined],
  ['Describe the following aspects of your program:', undefined],
  ['Please answer the questions below:', undefined],
  ['The narrative must address the following topics:', undefined],
  ['Cover sheet with the following items:', 'Cover sheet'],
  ['Plans for the following year', 'Plans for the following year'],
  ['In at most two pages, please include:', undefined],
])('removes words that introduce a list from "%s"', (line, name) =>
  expect(parseSectionName(line)).toBe(name),
);
