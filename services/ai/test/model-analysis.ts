import type { ModelAnalysis } from '../src/openai/analysis/analysis-schema.ts';

type Item<K extends 'steps' | 'requirements' | 'sections' | 'attachments' | 'criteria'> =
  ModelAnalysis[K][number];

/** A model’s response that contains only the given statements. */
export const modelAnalysis = (over: Partial<ModelAnalysis> = {}): ModelAnalysis => ({
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
  ...over,
});

/** A requirement in the words of its quote. */
export const modelRequirement = (
  quote: string,
  over: Partial<Item<'requirements'>> = {},
): Item<'requirements'> => ({
  text: quote,
  kind: 'content',
  mandatory: true,
  appliesTo: null,
  quote,
  ...over,
});

/** A due date of the application. */
export const modelStep = (quote: string, over: Partial<Item<'steps'>> = {}): Item<'steps'> => ({
  kind: 'application',
  text: quote,
  words: '',
  date: null,
  time: null,
  timeZone: null,
  appliesTo: null,
  quote,
  ...over,
});

export const modelSection = (
  name: string,
  over: Partial<Item<'sections'>> = {},
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
  ...over,
});

export const modelAttachment = (
  name: string,
  quote: string,
  over: Partial<Item<'attachments'>> = {},
): Item<'attachments'> => ({
  name,
  text: quote,
  required: true,
  providedBy: null,
  isCounted: null,
  appliesTo: null,
  quote,
  ...over,
});

export const modelCriterion = (
  name: string,
  quote: string,
  over: Partial<Item<'criteria'>> = {},
): Item<'criteria'> => ({ name, points: null, percent: null, quote, ...over });
