import type { Value } from '../text/values.ts';

/** Sources of statements: answers or notes for this application, the profile, and the organization's documents. */
export const origins = ['answer', 'notes', 'profile', 'document'] as const;
export type Origin = (typeof origins)[number];

/** A sentence or line from a source. Drafts never change its words. */
export type Statement = {
  text: string;
  origin: Origin;
  /** The question that the statement answers, its field label, or the headings above it. */
  title: string;
  /** A number shared by all statements of a paragraph, list or table, in ascending source order. */
  paragraph: number;
  /** False for list items and fragments, which become list items in a draft. */
  isSentence: boolean;
  /** Whether the statement starts with a reference to the previous statement and is meaningless without it. */
  dependsOnPrevious: boolean;
  values: readonly Value[];
  /** For a statement from a document, the index of the document and of its unit. */
  document?: number;
  unit?: number;
};

const sentenceEnd = /[.!?…]["'”’)\]]*$/;
const sentenceStart = /^["'“‘(]*[\p{Lu}\p{N}]/u;

/** Whether text is a complete sentence. */
export const isSentence = (text: string): boolean =>
  sentenceEnd.test(text) && sentenceStart.test(text) && text.split(/\s+/).length >= 3;

/** Words at the start of a sentence that refer to the previous sentence. */
const backReferences: readonly RegExp[] = [
  'this|that|these|those|such|it|its|they|their|them|he|she|his|her|both|another|others',
  'then|thus|therefore|however|moreover|furthermore|additionally|also|instead|otherwise|likewise',
  'similarly|consequently|hence|finally|lastly|secondly|thirdly|and|but|or|so|yet|nor|which|who|where|while',
  'for example|for instance|in addition|in other words|as a result|as such|at the same time|in turn',
  'on the other hand|because of th(?:is|at|ese)|for th(?:is|at) reason|to th(?:is|at) end',
  'after th(?:is|at)|by doing so|in th(?:is|at) way|in this case|the (?:former|latter|rest|others?|remaining|same|above)',
  '(?:each|some|most|many|all|none|one|two|three|\\d+) of (?:them|these|those|whom|which)',
].map((words) => new RegExp(`^["'“‘(]*(?:${words})(?![\\p{L}’'-])`, 'iu'));

/** Phrases whose first word only looks like a reference: "That is why", "There is". */
const standalonePhrase =
  /^(?:both \p{Lu}|(?:this|that) (?:year|spring|summer|fall|winter) |so far |while (?!this|it|they)\p{L}|where (?!this|it|they)\p{L})/iu;

export const dependsOnPrevious = (text: string): boolean =>
  backReferences.some((words) => words.test(text)) && !standalonePhrase.test(text);
