import { isFault } from '../openai/transport/fault.ts';
import type { CheckTools, Finding } from './check-tools.ts';

/** The text has fewer characters per token than this, so a higher ratio means that part of the text was dropped. */
const maxCharsPerToken = 6;
const word = 'marigold';
const filler = 'The committee met on the second floor and adjourned without a vote. ';

/**
 * Checks that text of the configured size reaches the model in full. Some servers silently drop the beginning of text
 * that exceeds their context, along with any requirements in it.
 */
export async function checkContext({
  settings: { chunkChars, maxAnswerTokens },
  send,
  onUsage,
  signal,
}: CheckTools): Promise<Finding> {
  try {
    const { text, usage } = await send({
      task: 'The first line of the text names a flower. Answer with its name only.',
      data: `The flower is the ${word}.\n${filler.repeat(chunkChars / filler.length)}`,
      maxTokens: Math.min(maxAnswerTokens, 2_000),
      signal,
      onUsage,
    });
    if (text.toLowerCase().includes(word))
      return { outcome: 'works', text: `${chunkChars} characters of text arrive completely` };
    const isComplete = usage !== undefined && usage.inputTokens >= chunkChars / maxCharsPerToken;
    return isComplete
      ? {
          outcome: 'limited',
          text: `${chunkChars} characters of text arrive completely, but the model did not answer a question about the first line. Use a stronger model.`,
        }
      : {
          outcome: 'limited',
          text: `The model did not see the beginning of ${chunkChars} characters of text. Raise the context of the server (Ollama: OLLAMA_CONTEXT_LENGTH), or lower OPENAI_CHUNK_CHARACTERS.`,
        };
  } catch (error) {
    if (!isFault(error, 'overflow')) throw error;
    return {
      outcome: 'limited',
      text: `The context is smaller than ${chunkChars} characters; longer documents are sent in smaller parts. Lower OPENAI_CHUNK_CHARACTERS to save requests.`,
    };
  }
}
