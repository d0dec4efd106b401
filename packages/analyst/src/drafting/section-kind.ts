import type { PromptTopic } from './topics.ts';
import { type FactName, findAskedFact } from './profile-facts.ts';
import type { Relevance } from './relevance.ts';
import type { SectionPlan } from './section-plan.ts';
import { asksThreshold } from './thresholds.ts';

/**
 * The kind of a section, which determines how it is drafted:
 * - `fact`: one simple fact, stated or asked for
 * - `identity`: the profile as a table
 * - `attachment`: a file or form, which is mentioned but not drafted
 * - `budget`: the costs
 * - `summary`: opens with the applicant and the requested amount
 * - `prose`: the statements placed in it
 */
export type SectionKind =
  | { kind: 'fact'; fact: FactName }
  | { kind: 'identity' | 'attachment' | 'budget' | 'summary' | 'prose' };

const byAsk: readonly [PromptTopic, 'identity' | 'attachment' | 'budget' | 'summary'][] = [
  ['identity', 'identity'],
  ['attachment', 'attachment'],
  ['budget', 'budget'],
  ['summary', 'summary'],
];

export const classifySections = (
  sections: readonly SectionPlan[],
  { asks }: Pick<Relevance, 'asks'>,
): SectionKind[] =>
  sections.map(({ name, prompts, questions }, index) => {
    const fact = findAskedFact(name);
    const isPlain =
      questions.length === 0 && prompts.every((prompt) => findAskedFact(prompt) === fact);
    if (fact && isPlain) return { kind: 'fact', fact };
    const kind = byAsk.find(([ask]) => asks(index, ask) >= asksThreshold)?.[1];
    return { kind: kind ?? 'prose' };
  });

/** Whether sections of this kind accept statements. */
export const takesStatements = ({ kind }: SectionKind): boolean =>
  kind === 'prose' || kind === 'summary' || kind === 'budget';
