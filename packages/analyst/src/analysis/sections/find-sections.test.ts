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

it('names a section after its heading and returns its content and length limit', () => {
  expect(
    sectionsOf(
      [
        heading('2. Statement of Need (500 words)'),
        paragraph('Describe whom you serve.'),
        heading('Contact'),
        paragraph('Write to us.'),
      ],
      (text) =>
        text.startsWith('2.')
          ? { role: 'section', namesPart: 0.9 }
          : text.startsWith('Describe')
            ? { role: 'prompt' }
            : undefined,
    ),
  ).toEqual([
    { name: 'Statement of Need', limit: { words: 500 }, prompts: ['Describe whom you serve.'] },
  ]);
});

it('names sections after their run-in titles', () => {
  expect(
    sectionsOf(
      [
        heading('Your narrative'),
        listItem('Statement of Need (400 words): Describe the need.'),
        listItem('Budget: List all costs.'),
      ],
      (text) => ({ role: 'prompt', namesPart: text === 'Your narrative' ? 0 : 0.8 }),
    ),
  ).toEqual([
    { name: 'Statement of Need', limit: { words: 400 }, prompts: ['Describe the need.'] },
    { name: 'Budget', limit: undefined, prompts: ['List all costs.'] },
  ]);
});

it('names a section after its question', () => {
  expect(
    sectionsOf([paragraph('Whom does your project serve? (150 words)')], () => ({
      role: 'prompt',
      namesPart: 0.7,
    })),
  ).toMatchObject([{ name: 'Whom does your project serve?', limit: { words: 150 } }]);
});

it('names a section after the question that precedes its instructions', () => {
  expect(
    sectionsOf(
      [paragraph('1. Who else funds the project? If nobody, please explain why:')],
      () => ({
        role: 'prompt',
        namesPart: 0.7,
      }),
    ),
  ).toMatchObject([{ name: 'Who else funds the project?' }]);
});

it('keeps the most probable lines of a long form', () => {
  const fields = Array.from({ length: 60 }, (_, index) => listItem(`Detail of topic ${index}`));
  const sections = sectionsOf([listItem('Summary'), ...fields], (text) => ({
    role: 'section',
    namesPart: text === 'Summary' ? 0.9 : 0.5 + Number(text.split(' ').at(-1)) / 1000,
  }));
  expect(sections.map(({ name }) => name)).toEqual([
    'Summary',
    ...Array.from({ length: 24 }, (_, index) => `Detail of topic ${index + 36}`),
  ]);
});

it('omits the lines of an example', () => {
  const isPrompt = (text: string) => text.startsWith('Describe');
  const found = sectionsOf(
    [
      heading('List of partners'),
      paragraph('Describe each partner on a new line. For example:'),
      heading('1. Mary Smith; Elm University; Gardener'),
      listItem('John Jones; Heron School; Volunteer'),
      heading('Need'),
      paragraph('Describe the need.'),
    ],
    (text) => (isPrompt(text) ? { role: 'prompt' } : { role: 'section', namesPart: 0.9 }),
  );
  expect(found.map(({ name }) => name)).not.toContain('Mary Smith; Elm University; Gardener');
  expect(found.map(({ name }) => name)).toContain('Need');
});

it('finds no sections if a single title without content would be the only one', () => {
  const judge = () => ({ role: 'section' as const, namesPart: 0.9 });
  expect(sectionsOf([paragraph('Organizational budget:'), listItem('____')], judge)).toEqual([]);
  expect(sectionsOf([heading('Narrative (5 pages)')], judge)).toHaveLength(1);
});

it('omits a sentence that continues the item naming a section', () => {
  const blocks = [
    listItem('Describe your work plan. Include a timeline.'),
    listItem('Describe your staff.'),
  ];
  const names = sectionsOf(blocks, () => ({ role: 'prompt', namesPart: 0.9 }));
  expect(names).toEqual([
    { name: 'Work plan', prompts: ['Describe your work plan.', 'Include a timeline.'] },
    { name: 'Staff', prompts: ['Describe your staff.'] },
  ]);
});

it('keeps the project title, which the profile does not contain', () => {
  const names = sectionsOf(
    [paragraph('Project title: ____'), paragraph('Contact name: ____'), paragraph('Budget: ____')],
    () => ({ role: 'section', namesPart: 0.9 }),
  ).map(({ name }) => name);
  expect(names).toEqual(['Project title', 'Budget']);
});

it("lists a form's questions and unfinished sentences, but not the line that announces them", () => {
  const blocks = [
    'Please answer the following questions:',
    '1. What other funders support the project?',
    '2. There is a need for this project because:',
    '3. Our garden is uniquely qualified because',
  ].map(paragraph);
  const sections = sectionsOf(blocks, () => ({ role: 'prompt', namesPart: 0.9 }));
  expect(sections.map(({ name }) => name)).toEqual([
    'What other funders support the project?',
    'There is a need for this project because',
    'Our garden is uniquely qualified because',
  ]);
});

it('names a section after the label above its only question', () => {
  const blocks = [paragraph('Work experience:'), listItem('Where have you worked?')];
  expect(sectionsOf(blocks, () => ({ role: 'prompt', namesPart: 0.9 }))).toEqual([
    { name: 'Work experience', prompts: ['Where have you worked?'] },
  ]);
});

it('adds the choices of a form to their question', () => {
  const lines = ['Have you applied before? Yes ☐ No ☐', 'If yes, list the years.'];
  const blocks = [heading('Experience'), ...lines.map(paragraph)];
  const sections = sectionsOf(blocks, (text) =>
    text === 'Experience' ? { role: 'section', namesPart: 0.9 } : { role: 'prompt' },
  );
  expect(sections.map(({ prompts }) => prompts)).toEqual([
    ['Have you applied before? Yes, No, ', 'If yes, list the years.'],
  ]);
});

it('finds a section that looks like a limit because its line states one', () => {
  const blocks = [listItem('Need (2 pages)'), listItem('Use at most 2 pages for the need.')];
  const sections = sectionsOf(blocks, () => ({ role: 'limit', namesPart: 0.9 }));
  expect(sections).toEqual([{ name: 'Need', limit: { pages: 2 }, prompts: [] }]);
});

it.each([
  ['Partner', 'State its role.', ['Partner']],
  ['Essay', 'Answer one of our prompts.', ['Essay 1', 'Essay 2']],
  ['Essay', 'Answer one of our prompts in 500 words or less.', ['Essay 1', 'Essay 2']],
  ['Topic', 'Choose a topic and write 100 words.', ['Topic 1', 'Topic 2']],
])(
  'merges numbered fields, but not texts, that ask for the same: "%s" "%s"',
  (title, text, names) => {
    const blocks = [1, 2].flatMap((number) => [heading(`${title} ${number}`), paragraph(text)]);
    const sections = sectionsOf([...blocks, heading('Plan')], (line) =>
      line === text ? { role: 'prompt' } : { role: 'section', namesPart: 0.9 },
    );
    expect(sections.map(({ name }) => name)).toEqual([...names, 'Plan']);
  },
);

it.each([
  ['College Number', listItem('Describe your language skills.'), 'Language skills'],
  ['Event Date Place', listItem('In which events did you help?'), 'In which events did you help?'],
])('does not name a section after a field or columns above it: %s', (label, request, name) => {
  const sections = sectionsOf([paragraph(label), request], () => ({
    role: 'prompt',
    namesPart: 0.9,
  }));
  expect(sections.find(({ prompts }) => prompts.length > 0)?.name).toBe(name);
});

it('does not mistake a document title with a limit beside it for a section', () => {
  const row = {
    type: 'table' as const,
    rows: [
      ['FELLOWSHIPS', '(250 characters)'],
      ['Goals', 'Plan'],
    ],
  };
  const blocks = [heading('Fellowships', 1), heading('Bio'), row, heading('Vision')];
  const sections = sectionsOf(blocks, (line) =>
    line.includes('|') ? { role: 'limit', namesPart: 0.9 } : { role: 'section', namesPart: 0.9 },
  );
  expect(sections.map(({ name }) => name)).not.toContain('FELLOWSHIPS');
  expect(sections.find(({ name }) => name === 'Bio')?.limit).toEqual({ characters: 250 });
});

it('shows prompts without the label that each table of a form repeats', () => {
  const topics = ['Need', 'Plan', 'Costs'];
  const blocks = topics.flatMap((topic) => [
    heading(topic),
    {
      type: 'table' as const,
      rows: [
        ['Text', `What is the ${topic}?`],
        ['Options', 'Yes, no'],
      ],
    },
  ]);
  const sections = sectionsOf(blocks, (text) =>
    topics.includes(text) ? { role: 'section', namesPart: 0.9 } : { role: 'prompt' },
  );
  expect(sections.map(({ prompts }) => prompts)).toEqual(
    topics.map((topic) => [`What is the ${topic}?`, 'Options: Yes, no']),
  );
});
