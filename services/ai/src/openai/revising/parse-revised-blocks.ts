import { removeInvisible } from '@grantwright/analyst';
import {
  documentToText,
  documentToHtml,
  htmlToDocument,
  type RichBlock,
} from '@grantwright/shared/richtext';
import { textToBlocks } from '../drafting/text-to-blocks.ts';

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
