import { expect, it } from 'vitest';
import {
  firstPassNetwork,
  heading,
  listItem,
  classifiedUnits,
  paragraph,
} from '../../testing/classified-units.ts';
import { findSections } from './find-sections.ts';

const listNames = (...args: Parameters<typeof classifiedUnits>) =>
  findSections(classifiedUnits(...args), firstPassNetwork).map(({ name }) => name);

it('keeps a title followed by instructions on the same line', () =>
  expect(
    listNames(
      [
        listItem('Project narrative: Describe the need, approach and evaluation.'),
        listItem('Budget justification: Explain all costs.'),
      ],
      () => ({ role: 'section', namesPart: 0.9 }),
    ),
  ).toEqual(['Project narrative', 'Budget justification']));

it.each([
  ['Describe how you meet each eligibility requirement.', ['Eligibility', 'Need', 'Plan']],
  ['Charities may apply.', ['Need', 'Plan']],
])(
  'lists a section "Eligibility" only if the text below the title is a request: "%s"',
  (text, names) =>
    expect(
      listNames(
        [heading('Eligibility'), paragraph(text), heading('Need'), heading('Plan')],
        (line) => (line === text ? { role: 'prompt' } : { role: 'section', namesPart: 0.9 }),
      ),
    ).toEqual(names),
);

it("omits the application's title, the line that introduces sections, and the title of sections with length limits", () => {
  const namesBelowTitle = (question: string, title = 'Application narrative') =>
    listNames(
      [
        heading(title, 1),
        paragraph('Your narrative must include the following sections:'),
        paragraph(question),
      ],
      () => ({ role: 'section', namesPart: 0.9 }),
    );
  const question = '1. Statement of Need: What need will the project address?';
  expect(namesBelowTitle(question)).toEqual(['Statement of Need']);
  expect(namesBelowTitle(question, 'Garden plan')).toEqual(['Garden plan', 'Statement of Need']);
  expect(namesBelowTitle(question.replace(':', ' (400 words):'), 'Garden plan')).toEqual([
    'Statement of Need',
  ]);
});

it('omits a title that introduces the sections below it, unless it has content of its own', () => {
  const namesIn = (blocks: Parameters<typeof listNames>[0]) =>
    listNames(blocks, (text) =>
      text.startsWith('-') ? { role: 'prompt' } : { role: 'section', namesPart: 0.9 },
    );
  const below = [listItem('Need'), listItem('Plan')];
  expect(namesIn([paragraph('Cover sheet, including:'), ...below])).toEqual(['Need', 'Plan']);
  expect(namesIn([heading('Grant proposal including'), ...below])).toEqual(['Need', 'Plan']);
  expect(namesIn([heading('Cover sheet including'), heading('Budget'), ...below])).toEqual([
    'Cover sheet',
    'Budget',
    'Need',
    'Plan',
  ]);
  expect(namesIn([heading('Cover sheet including'), listItem('- your mission'), ...below])).toEqual(
    ['Cover sheet', 'Need', 'Plan'],
  );
});

it('keeps a narrative in a list of what to submit, but not the form or a part for the funder', () => {
  const list = ['Application form', 'Narrative', 'Budget', 'For office use only'];
  expect(listNames(list.map(listItem), () => ({ role: 'section', namesPart: 0.9 }))).toEqual([
    'Narrative',
    'Budget',
  ]);
});

const namesOfForm = (blocks: Parameters<typeof listNames>[0]) =>
  listNames(blocks, (text) =>
    text.startsWith('-') ? { role: 'prompt' } : { role: 'section', namesPart: 0.9 },
  );
const readiness = heading('Project readiness', 1);
const [tasks, risks] = [listItem('Describe your tasks.'), listItem('Which risks are there?')];

it.each([
  ['only questions', [readiness, tasks, risks], ['Tasks', 'Which risks are there?']],
  ['only titles', [readiness, heading('Team'), heading('Timeline')], ['Team', 'Timeline']],
  [
    'titles of groups',
    [readiness, heading('Team'), tasks, risks, heading('Timeline')],
    ['Tasks', 'Which risks are there?', 'Timeline'],
  ],
  [
    'an announcement of questions',
    [readiness, paragraph('Answer these questions:'), tasks, risks],
    ['Tasks', 'Which risks are there?'],
  ],
])('omits the heading of a form with %s below it', (_, blocks, names) =>
  expect(namesOfForm(blocks)).toEqual(names),
);

it.each([
  ['an instruction', [readiness, listItem('- Be brief.'), tasks, risks], 'Project readiness'],
  ['other text', [readiness, paragraph('- We help.'), heading('Team')], 'Project readiness'],
  ['short items', [readiness, listItem('Goals'), listItem('Dates')], 'Project readiness'],
  ['a heading of its level', [readiness, heading('Team', 1)], 'Project readiness'],
  ['a limit', [heading('Readiness (2 pages)', 1), tasks, risks], 'Readiness'],
])('keeps a heading with %s', (_, blocks, name) => expect(namesOfForm(blocks)[0]).toBe(name));

it('omits the lines of a table of contents, but not a numbered field', () => {
  const list = [paragraph('Contents'), ...['Need 4', 'Plan … 5', 'Costs ... 7'].map(listItem)];
  const titles = [heading('Need'), heading('Plan'), heading('Goal 1')];
  expect(listNames([...list, ...titles], () => ({ role: 'section', namesPart: 0.9 }))).toEqual([
    'Need',
    'Plan',
    'Goal 1',
  ]);
});

it('omits a line that only introduces sections, even if no section follows', () => {
  const judge = (text: string) => ({
    role: text === 'a line' ? ('after' as const) : ('section' as const),
    namesPart: 0.9,
  });
  const blocks = [
    heading('Need'),
    heading('Plan'),
    paragraph('Please include:'),
    listItem('a line'),
  ];
  expect(listNames(blocks, judge)).toEqual(['Need', 'Plan']);
});

it('keeps a title about the call if it asks for text', () => {
  const blocks = ['Eligibility: Explain how you meet our criteria.', 'Eligibility', 'Plan', 'Need'];
  const sections = listNames(blocks.map(listItem), () => ({ role: 'prompt', namesPart: 0.9 }));
  expect(sections).toEqual(['Eligibility', 'Plan', 'Need']);
});
