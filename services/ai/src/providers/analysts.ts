import type { CheckInput, CheckResult, FoundPassage, PassageSearch } from '@grantwright/analyst';
import type { Question } from '@grantwright/shared/contract';
import type { AiProvider } from './provider.ts';
import type { QuestionsInput } from './worker-messages.ts';

type CallOptions = { userId: string; signal: AbortSignal };

/** The providers, and the check that runs after them. */
export type Analysts = {
  /** The default provider. */
  configured: AiProvider;
  builtIn: AiProvider;
  check: (input: CheckInput, options: CallOptions) => Promise<CheckResult>;
  /** Returns the passages of the applicant's own writing that answer a question. */
  findPassages: (input: PassageSearch, options: CallOptions) => Promise<FoundPassage[]>;
  /** Returns the questions not answered by the organization profile or the notes. */
  openQuestions: (input: QuestionsInput, options: CallOptions) => Promise<Question[]>;
};

/**
 * Returns the provider for one request. There is no automatic fallback: a model failure is reported, and the user may
 * then choose the built-in analyst.
 */
export const chooseProvider = (analysts: Analysts, requested: 'built-in' | undefined): AiProvider =>
  requested === 'built-in' ? analysts.builtIn : analysts.configured;
