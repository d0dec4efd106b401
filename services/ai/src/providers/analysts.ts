import type { CheckInput, CheckResult } from '@grantwright/analyst';
import type { AiProvider } from './provider.ts';

/** Who can be asked to read and to draft, and who checks after them. */
export type Analysts = {
  /** The one that answers unless the person asks for the built-in one. */
  configured: AiProvider;
  builtIn: AiProvider;
  check: (input: CheckInput, by: { userId: string; signal: AbortSignal }) => Promise<CheckResult>;
};

/**
 * The provider for one call. Nobody is changed to another one without their word: a failing model is
 * reported, and the person may then ask for the built-in analyst.
 */
export const providerFor = (analysts: Analysts, asked: 'built-in' | undefined): AiProvider =>
  asked === 'built-in' ? analysts.builtIn : analysts.configured;
