import { documentToHtml, type RichBlock } from '@grantwright/shared/richtext';
import { AppError } from '@grantwright/shared/service';
import type { ReviseInput } from '../../providers/provider.ts';
import { delimitData, removeMarkers } from '../delimit-data.ts';
import type { OpenAiTools } from '../tools.ts';
import { ProviderFault } from '../transport/fault.ts';
import { parseRevisedBlocks } from './parse-revised-blocks.ts';
import { writeRevisingPrompt } from './write-revising-prompt.ts';

/** HTML has fewer characters per token than prose. */
const charsPerToken = 2.5;
/** Additional tokens for reasoning models. */
const minTokens = 4_000;

/** Shortens a section or rewrites it in plainer words. */
export async function revise(tools: OpenAiTools, input: ReviseInput): Promise<RichBlock[]> {
  const { section, blocks, signal, onUsage, reserve } = input;
  const { chunkChars, maxAnswerTokens } = tools.settings;
  const html = documentToHtml(blocks);
  const tokens = Math.max(minTokens, Math.ceil(html.length / charsPerToken));
  if (html.length > chunkChars || tokens > maxAnswerTokens) throw createTooLongError();
  const mark = tools.newMark();
  const { text, finish } = await tools.send({
    task: writeRevisingPrompt(input),
    data: delimitData(mark, [{ name: 'section', text: html }]),
    maxTokens: tokens,
    signal,
    onUsage,
    reserve,
  });
  // a truncated reply would lose the end of the section
  if (finish === 'length') throw new ProviderFault('runaway', 'the response is incomplete');
  const revised = parseRevisedBlocks(removeMarkers(mark, text), section, blocks);
  if (revised.length === 0) throw new ProviderFault('malformed', 'the response has no text');
  return revised;
}

const createTooLongError = () =>
  new AppError(
    'too-large',
    'This section is too long for the AI service to rewrite in one piece. Choose a smaller section. Your text is unchanged.',
  );
