import type { ContextUse } from '../transport/fault.ts';

/** Shorter text is useless on its own. */
export const minChars = 200;

/** How to divide the endpoint’s context. */
type Share = {
  /** Characters of the document for one request. */
  chars: number;
  /** What then remains for the answer, in tokens. */
  answerTokens: number;
};

/**
 * Learns the endpoint’s context size. Request and response share it, and the size of our instructions is
 * unknown beforehand: some servers count the schema, others do not.
 */
export function createContextRoom(taskChars: number) {
  const seen: { chars: number; tokens: number }[] = [];
  let context: number | undefined;

  /** Tokens to a character, and what the instructions take, by what was counted so far. */
  function rates(): { each: number; fixed: number } | undefined {
    const [most, least] = [seen.at(0), seen.at(-1)];
    if (!most || !least) return undefined;
    // Two sizes tell the instructions from the text; with one they are taken to be as dense as it.
    if (most.chars > least.chars * 1.25) {
      const each = (most.tokens - least.tokens) / (most.chars - least.chars);
      const fixed = least.tokens - each * least.chars;
      if (each > 0.05 && fixed >= 0) return { each, fixed };
    }
    const each = least.tokens / (taskChars + least.chars);
    return { each, fixed: each * taskChars };
  }

  return {
    /** Notes what the endpoint said of a question with so many characters of data. */
    learn(use: ContextUse, chars: number): void {
      context = use.context;
      if (use.prompt === undefined) return;
      seen.push({ chars, tokens: use.prompt });
      seen.sort((a, b) => b.chars - a.chars);
    },

    /**
     * A third of what the instructions leave is for the document, but no more than `most` characters:
     * what is said of it repeats it in quotes and in words, and an answer that breaks off was in vain.
     */
    share(most: number): Share | undefined {
      const rate = rates();
      if (context === undefined || !rate) return undefined;
      const free = Math.max(0, context - rate.fixed);
      const chars = Math.max(minChars, Math.min(most, Math.floor(free / 3 / rate.each)));
      const answerTokens = Math.floor((free - chars * rate.each) * 0.95);
      return { chars, answerTokens: Math.max(minAnswerTokens, answerTokens) };
    },
  };
}

/** Fewer tokens hold no useful response. */
const minAnswerTokens = 100;

/**
 * Whether the instructions alone exceed the context. No tokenizer makes more tokens than bytes, so tokens
 * beyond the data’s bytes are certainly ours.
 */
export const leavesNoRoom = (use: ContextUse, data: string): boolean =>
  use.prompt !== undefined && use.prompt - Buffer.byteLength(data) >= use.context;
