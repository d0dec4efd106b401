import type { CheckInput, CheckResult } from '@grantwright/analyst';
import type { Question } from '@grantwright/shared/contract';
import type { AiProvider } from './provider.ts';
import type { QuestionsInput } from './worker-messages.ts';

type By = { userId: string; signal: AbortSignal };

/** Who can be asked to read and to draft, and who checks after them. */
export type Analysts = {
  /** The one that answers unless the person asks for the built-in one. */
  configured: AiProvider;
  builtIn: AiProvider;
  check: (input: CheckInput, by: By) => Promise<CheckResult>;
  /** The questions that neither the profile nor the notes of the organization answer. */
  openQuestions: (input: QuestionsInput, by: By) => Promise<Question[]>;
};

/**
 * The provider for one call. Nobody is changed to another one without their word: a failing model is
 * reported, and the person may then ask for the built-in analyst.
 */
export const providerFor = (analysts: Analysts, asked: 'built-in' | undefined): AiProvider =>
  asked === 'built-in' ? analysts.builtIn : analysts.configured;
