import { describe, expect, it } from 'vitest';
import { statement, type Statement } from '../statements/statement.ts';
import type { Topic } from '../topics.ts';
import { paragraphs } from './paragraphs.ts';
import type { SectionPlan } from './section-plan.ts';
import { readingOrder } from './reading-order.ts';

const plan: SectionPlan = {
  name: 'Project Description',
  description: '',
  prompts: [],
  points: 0,
  wants: { project: 1 },
  asks: ['project'],
  stems: [],
};

let order = 0;
/** Sentences that answer one question, all about one thing. */
const answered = (topic: Topic, count: number): Statement[] =>
  Array.from({ length: count }, (_, at) =>
    statement(
      {
        text: `Sentence ${at + 1} is long enough to stand by itself and tells what there is about ${topic}.`,
        origin: 'answer',
        order: order++,
        question: `What about ${topic}?`,
      },
      { [topic]: 2 },
      'known',
    ),
  );
const matters = (statements: Statement[]): string[] => [
  ...new Set(readingOrder(statements, plan).map(({ topics }) => Object.keys(topics)[0] ?? '')),
];

describe('a part that tells all there is', () => {
  const all = [
    ...answered('partners', 3),
    ...answered('project', 5),
    ...answered('evaluation', 3),
    ...answered('organization', 2),
    ...answered('staff', 3),
    ...answered('need', 4),
  ];

  it('tells it as a story, from the need to who will know that it worked', () => {
    expect(matters(all)).toEqual([
      'need',
      'project',
      'staff',
      'organization',
      'partners',
      'evaluation',
    ]);
  });

  it('gives each matter a paragraph of its own', () => {
    const passages = paragraphs(readingOrder(all, plan));
    for (const { text } of passages)
      expect(new Set(text.match(/(?<=about )\p{L}+/gu)).size, text).toBe(1);
  });
});

it('leaves what was said where it stands in a part that tells of one thing', () => {
  const few = [...answered('project', 3), ...answered('evaluation', 2), ...answered('need', 2)];
  expect(matters(few)).toEqual(['project', 'evaluation', 'need']);
});

it('keeps the order in which notes told of several matters', () => {
  const [what, when] = [answered('project', 1), answered('timeline', 1)].map(([said]) => said);
  if (!what || !when) throw new Error('Two statements are made above.');
  const told = [
    { ...what, told: 400 },
    { ...when, told: 10 },
  ];
  expect(readingOrder(told, plan).map((said) => said.told)).toEqual([10, 400]);
});
