import { expect, it } from 'vitest';
import { assignStatements, chainStatements } from './assign-statements.ts';
import { statementTopics } from './topics.ts';
import { fitToLimit } from './fit-to-limit.ts';
import type { Relevance } from './relevance.ts';
import type { Origin } from './statement.ts';
import { createStatement } from './gather-statements.ts';

const makeStatement = (
  text: string,
  origin: Origin,
  paragraph: number,
  unit?: number,
  title = '',
) => ({
  ...createStatement(text, { origin, title, paragraph }),
  ...(unit !== undefined && { document: 0, unit }),
});
/** Looks up relevance in a table of statements and sections. */
const relevanceOf = (table: number[][], talk = 0): Relevance => ({
  toSection: (statement, section) => table[statement]?.[section] ?? 0,
  toPrompt: () => 0,
  answered: () => 0,
  toQuestion: () => 0,
  featuresOf: () => ({
    topics: Float32Array.from(statementTopics, (topic) => (topic === 'other' ? talk : 0)),
    traits: [],
  }),
  asks: () => 0,
  promptAsks: () => 0,
});
const plans = (...names: string[]) => names.map((name) => ({ name, prompts: [], questions: [] }));
const rules = { isOpen: () => true, isInTable: () => false };

it('places a statement in its most relevant section', () => {
  const statements = [
    makeStatement('We have a need.', 'notes', 1),
    makeStatement('We will plant trees.', 'notes', 2),
  ];
  const relevance = relevanceOf([
    [0.9, 0.1],
    [0.2, 0.3],
  ]);
  const placed = assignStatements(statements, plans('Need', 'Plan'), relevance, rules);
  expect(placed.map((each) => each.flatMap((one) => one.statements))).toEqual([[0], [1]]);
});

it('drops irrelevant statements from documents but keeps every statement from notes', () => {
  const statements = [
    makeStatement('The walls of the hall are blue.', 'document', 1, 0),
    makeStatement('The walls are blue.', 'notes', 2),
  ];
  const placed = assignStatements(
    statements,
    plans('Need'),
    relevanceOf([[0.001], [0.001]]),
    rules,
  );
  expect(placed).toEqual([[{ statements: [1], score: 0.001 }]]);
});

it('drops conversation between colleagues', () => {
  const statements = [makeStatement('Sorry for the mess, call me!', 'notes', 1)];
  expect(assignStatements(statements, plans('Need'), relevanceOf([[1]], 0.95), rules)).toEqual([
    [],
  ]);
});

it('puts an answer into the section of its question', () => {
  const statements = [makeStatement('By bus.', 'answer', 1, undefined, 'How will they come?')];
  const sections = [
    { name: 'Need', prompts: [], questions: [] },
    { name: 'Access', prompts: [], questions: ['How will they come?'] },
  ];
  const placed = assignStatements(statements, sections, relevanceOf([[1, 0]]), rules);
  expect(placed.map((each) => each.length)).toEqual([0, 1]);
});

it('keeps a sentence together with its antecedent, and drops it if the antecedent is missing', () => {
  const statements = [
    makeStatement('We opened a pantry.', 'document', 1, 4),
    makeStatement('It is on Mill Street.', 'document', 1, 5),
    makeStatement('They were glad of it.', 'document', 1, 8),
  ];
  expect(chainStatements(statements)).toEqual([[0, 1]]);
});

it('keeps the most relevant statements within the limit, and prefers typed text to documents', () => {
  const statements = [
    makeStatement('One two three four.', 'document', 1, 0),
    makeStatement('Five six seven eight.', 'document', 2, 1),
    makeStatement('Nine ten eleven.', 'notes', 3),
  ];
  const placed = [
    { statements: [0], score: 0.4 },
    { statements: [1], score: 0.9 },
    { statements: [2], score: 0.1 },
  ];
  const kept = fitToLimit(placed, statements, { words: 8 }, 'x');
  expect(kept.map((each) => each.statements[0])).toEqual([2, 1]);
});
