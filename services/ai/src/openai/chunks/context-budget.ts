import type { ContextUse } from '../transport/fault.ts';

/** The smallest useful chunk. */
export const minChars = 200;

type ContextFraction = {
  /** The number of document characters in one request. */
  chars: number;
  /** The number of tokens left for the response. */
  answerTokens: number;
};

/**
 * Divides the endpoint's context based on the sizes it reports. Request and response share the context, and the size of
 * our instructions is not known in advance, because some servers count the schema and others do not.
 */
export function createContextBudget(taskChars: number) {
  const samples: { chars: number; tokens: number }[] = [];
  let context: number | undefined;
  let hasLean = false;

  /** Estimates the tokens per character, and the tokens of the instructions. */
  function computeRates(): { perChar: number; instructions: number } | undefined {
    const [largest, smallest] = [samples.at(0), samples.at(-1)];
    if (!largest || !smallest) return undefined;
    // two samples separate instructions from text; with one sample, both are assumed to be equally
    // dense
    if (largest.chars > smallest.chars * 1.25) {
      const perChar = (largest.tokens - smallest.tokens) / (largest.chars - smallest.chars);
      const instructions = smallest.tokens - perChar * smallest.chars;
      if (perChar > 0.05 && instructions >= 0) return { perChar, instructions };
    }
    const perChar = smallest.tokens / (taskChars + smallest.chars);
    return { perChar, instructions: perChar * taskChars };
  }

  return {
    /** Records the sizes reported by the endpoint for a request with this many characters of data. */
    record(use: ContextUse, chars: number, isLean: boolean): void {
      context = use.context;
      // sizes reported for longer instructions are only a first estimate
      if (isLean && !hasLean) samples.length = 0;
      if (hasLean && !isLean) return;
      hasLean = isLean;
      if (use.prompt === undefined) return;
      samples.push({ chars, tokens: use.prompt });
      samples.sort((a, b) => b.chars - a.chars);
    },

    /**
     * Assigns the document a third of the context left by the instructions, and at most `maxChars`, because the
     * response quotes and restates the document and is useless if truncated.
     */
    share(maxChars: number): ContextFraction | undefined {
      const rate = computeRates();
      if (context === undefined || !rate) return undefined;
      const free = Math.max(0, context - rate.instructions);
      const chars = Math.max(minChars, Math.min(maxChars, Math.floor(free / 3 / rate.perChar)));
      const answerTokens = Math.floor((free - chars * rate.perChar) * 0.95);
      return { chars, answerTokens: Math.max(minAnswerTokens, answerTokens) };
    },
  };
}

/** A useful response needs at least this many tokens. */
const minAnswerTokens = 100;

/**
 * Whether the instructions alone exceed the context. No tokenizer produces more tokens than there are bytes, so any
 * tokens beyond the number of data bytes must come from the instructions.
 */
export const leavesNoRoom = (use: ContextUse, data: string): boolean =>
  use.prompt !== undefined && use.prompt - Buffer.byteLength(data) >= use.context;
