import type { ModelAnalysis } from '../src/openai/analysis/analysis-schema.ts';

type Item<K extends 'steps' | 'requirements' | 'sections' | 'attachments' | 'criteria'> =
  ModelAnalysis[K][number];

/** Returns a model's response that contains only the given statements. */
export const modelAnalysis = (overrides: Partial<ModelAnalysis> = {}): ModelAnalysis => ({
  status: 'open',
  documentKind: null,
  grantProgram: null,
  funder: null,
  steps: [],
  requirements: [],
  sections: [],
  attachments: [],
  criteria: [],
  questions: [],
  ...overrides,
});

/** Returns a requirement in the words of its quote. */
export const modelRequirement = (
  quote: string,
  overrides: Partial<Item<'requirements'>> = {},
): Item<'requirements'> => ({
  text: quote,
  kind: 'content',
  mandatory: true,
  appliesTo: null,
  quote,
  ...overrides,
});

/** Returns a due date for the application. */
export const modelStep = (
  quote: string,
  overrides: Partial<Item<'steps'>> = {},
): Item<'steps'> => ({
  kind: 'application',
  text: quote,
  words: '',
  date: null,
  time: null,
  timeZone: null,
  appliesTo: null,
  quote,
  ...overrides,
});

export const modelSection = (
  name: string,
  overrides: Partial<Item<'sections'>> = {},
): Item<'sections'> => ({
  name,
  description: '',
  required: true,
  appliesTo: null,
  words: null,
  pages: null,
  characters: null,
  sharedWith: [],
  prompts: [],
  points: null,
  percent: null,
  quote: null,
  ...overrides,
});

export const modelAttachment = (
  name: string,
  quote: string,
  overrides: Partial<Item<'attachments'>> = {},
): Item<'attachments'> => ({
  name,
  text: quote,
  required: true,
  providedBy: null,
  isCounted: null,
  appliesTo: null,
  quote,
  ...overrides,
});

export const modelCriterion = (
  name: string,
  quote: string,
  overrides: Partial<Item<'criteria'>> = {},
): Item<'criteria'> => ({ name, points: null, percent: null, quote, ...overrides });
