import {
  documentToHtml,
  documentToText,
  htmlToDocument,
  type RichBlock,
} from '@grantwright/shared/richtext';
import { AppError } from '@grantwright/shared/service';
import { removeInvisible } from '@grantwright/analyst';
import type { ReviseInput } from '../../providers/provider.ts';
import { delimitData, removeMarkers } from '../delimit-data.ts';
import type { OpenAiTools } from '../tools.ts';
import { ProviderFault } from '../transport/fault.ts';
import { writeRevisingPrompt } from './write-revising-prompt.ts';
import { textToBlocks } from '../drafting/text-to-blocks.ts';

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

const linkPattern = /<a href="([^"]*)">([^<]*(?:<(?!\/a>)[^<]*)*)<\/a>/g;
const codeFence = /^```\w*$/gm;
const hasElements = /<(?:p|ul|ol|li|h[1-6]|table|blockquote)\b/i;

/**
 * Parses a model's reply into blocks without new elements: a link that is not in the section becomes plain text, and a
 * heading of another level becomes a paragraph, because it could end the section.
 */
export function parseRevisedBlocks(
  reply: string,
  section: string,
  before: RichBlock[],
): RichBlock[] {
  const text = reply.replace(codeFence, '');
  const parsed = hasElements.test(text) ? htmlToDocument(text) : textToBlocks(text, section);
  const urls = new Set([...documentToHtml(before).matchAll(linkPattern)].map(([, url]) => url));
  const levels = new Set(
    before.flatMap((block) => (block.type === 'heading' ? [String(block.level)] : [])),
  );
  // parsed first, because entities could hide characters
  const html = removeInvisible(documentToHtml(parsed))
    .replace(linkPattern, (link, url: string, text: string) => (urls.has(url) ? link : text))
    .replace(/<(\/?)h([1-3])>/g, (tag, slash: string, level: string) =>
      [...levels].some((known) => String(known) === level) ? tag : `<${slash}p>`,
    );
  const blocks = htmlToDocument(html);
  return documentToText(blocks).trim() === '' ? [] : blocks;
}
