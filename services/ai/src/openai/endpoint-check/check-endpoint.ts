import type { ExtractedText } from '@grantwright/shared/contract';
import type { Usage } from '../../providers/provider.ts';
import { computeCost, type Prices } from '../../usage/reservations.ts';
import { analyzeWithModel } from '../analysis/analyze-with-model.ts';
import type { OpenAiSettings } from '../settings.ts';
import { createClient } from '../transport/create-client.ts';
import { isFault } from '../transport/fault.ts';
import { explainFailure } from './explain-failure.ts';

type Result = {
  isUsable: boolean;
  /** Sentences for the operator. */
  text: string;
};

const deadline = '2027-03-05';

/**
 * Tries a model endpoint: analyzes a made-up call that fills one request, with the deadline at its start. Some servers
 * silently drop the start of text that exceeds their context, along with any requirements in it.
 */
export async function checkEndpoint(
  settings: OpenAiSettings,
  /** Dollars per million tokens. */
  prices?: Prices,
): Promise<Result> {
  const startedAt = performance.now();
  const usage: Usage = { inputTokens: 0, outputTokens: 0 };
  const tools = { settings, send: createClient(settings), newMark: () => 'check' };
  try {
    const { details } = await analyzeWithModel(tools, {
      extractedText: createCall(settings.chunkChars),
      today: '2026-12-01',
      userId: '',
      signal: new AbortController().signal,
      onUsage: ({ inputTokens, outputTokens }) => {
        usage.inputTokens += inputTokens;
        usage.outputTokens += outputTokens;
      },
      onProgress: () => undefined,
    });
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    const cost = prices ? ` ($${computeCost(prices, usage).toFixed(2)})` : '';
    const tokens = usage.inputTokens + usage.outputTokens;
    const findings = `Analyzed a call of ${settings.chunkChars} characters in ${seconds} s with ${tokens} tokens${cost}. Requirements: ${details.requirements.length}, sections: ${details.sections.length}.`;
    const advice =
      'The deadline at its start was not found. Raise the context of the server (Ollama: OLLAMA_CONTEXT_LENGTH), lower OPENAI_CHUNK_CHARACTERS, or use a stronger model.';
    return {
      isUsable: true,
      text: details.deadline?.date === deadline ? findings : `${findings} ${advice}`,
    };
  } catch (error) {
    if (!isFault(error)) throw error;
    return { isUsable: false, text: explainFailure(error.kind, settings) };
  }
}

const createParagraph = (text: string) => ({ type: 'paragraph' as const, text });
const filler = 'The committee met on the second floor and adjourned without a vote. ';

function createCall(chars: number): ExtractedText {
  const opening = [
    {
      type: 'heading' as const,
      level: 1,
      text: 'Harbor Street Small Grants: Request for Proposals',
    },
    createParagraph('Applications are due on March 5, 2027 at 5:00 p.m. Eastern Time.'),
    createParagraph('The Harbor Street Foundation invites proposals for neighborhood projects.'),
    createParagraph('Awards range from $2,000 to $10,000. Only 501(c)(3) organizations may apply.'),
    { type: 'heading' as const, level: 2, text: 'Project Narrative' },
    createParagraph('Describe the need and your plan in no more than 500 words.'),
    { type: 'heading' as const, level: 2, text: 'About the committee' },
  ];
  const openingChars = opening.reduce((sum, { text }) => sum + text.length + 5, 0);
  const repetitions = Math.max(1, Math.floor((chars - openingChars) / filler.length));
  return {
    source: 'docx',
    blocks: [...opening, createParagraph(filler.repeat(repetitions).trim())],
    notes: [],
  };
}
