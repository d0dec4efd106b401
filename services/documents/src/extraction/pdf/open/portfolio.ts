import type { Block, ExtractedText } from '@grantwright/shared/contract';
import { noteMessages } from '../../notes.ts';
import { unreadableReasons, ScanFoundError, UnreadableError } from '../../unreadable-messages.ts';
import { limits } from '../limits.ts';
import type { AttachedFile } from './list-attached-files.ts';

const maxCoverLength = 1_500;
const instructions = /\b(?:portfolio|package|acrobat|adobe reader)\b/i;

/**
 * Joins the PDFs in a portfolio into one document with consecutive page numbers. Drops a cover page that only explains
 * how to open the portfolio.
 *
 * @param read extracts one of the files, ignoring any files embedded in it
 * @throws UnreadableError with the names of the files if none of them can be read
 */
export async function readPortfolio(
  cover: ExtractedText | undefined,
  files: AttachedFile[],
  read: (bytes: Uint8Array) => Promise<ExtractedText>,
): Promise<ExtractedText> {
  const parts: { name: string; extractedText: ExtractedText }[] = [];
  const unread: string[] = [];
  let total = 0;
  for (const { name, bytes, isPdf } of files) {
    const isWithinLimits =
      parts.length < limits.portfolioFiles && total + bytes.length <= limits.portfolioBytes;
    if (!isPdf || !isWithinLimits) {
      unread.push(name);
      continue;
    }
    total += bytes.length;
    try {
      parts.push({ name, extractedText: await read(bytes) });
    } catch (error) {
      // rethrow for a scanned file, so that the whole portfolio is extracted again with OCR
      if (error instanceof ScanFoundError || !(error instanceof UnreadableError)) throw error;
      unread.push(name);
    }
  }
  const hasNoContent = !cover || isOnlyInstructions(cover);
  if (parts.length === 0) {
    if (hasNoContent) throw new UnreadableError(unreadableReasons.portfolio(unread));
    return { ...cover, notes: [...cover.notes, noteMessages.filesUnread(unread)] };
  }
  const whole = hasNoContent ? parts : [{ name: '', extractedText: cover }, ...parts];
  return {
    source: 'pdf',
    ...(cover?.title && !hasNoContent && { title: cover.title }),
    ...join(whole.map(({ extractedText }) => extractedText)),
    notes: [
      noteMessages.portfolio(listPageRanges(whole)),
      ...(unread.length > 0 ? [noteMessages.filesUnread(unread)] : []),
      ...new Set(
        parts.flatMap(({ name, extractedText }) =>
          extractedText.notes.map((note) => `${name}: ${note}`),
        ),
      ),
    ],
  };
}

function isOnlyInstructions({ blocks }: ExtractedText): boolean {
  const text = blocks.map((block) => ('text' in block ? block.text : '')).join(' ');
  return text.length <= maxCoverLength && instructions.test(text);
}

function join(extractedTexts: ExtractedText[]): { pages: number; blocks: Block[] } {
  const blocks: Block[] = [];
  let pages = 0;
  for (const extractedText of extractedTexts) {
    for (const block of extractedText.blocks)
      blocks.push({ ...block, page: pages + (block.page ?? 1) });
    pages += extractedText.pages ?? 1;
  }
  return { pages, blocks };
}

/** Returns the page ranges of the files in the joined document. */
function listPageRanges(
  parts: { name: string; extractedText: ExtractedText }[],
): { name: string; pages: string }[] {
  let before = 0;
  return parts.flatMap(({ name, extractedText: { pages = 1 } }) => {
    const [from, to] = [before + 1, before + pages];
    before = to;
    return name ? [{ name, pages: from === to ? `page ${from}` : `pages ${from} to ${to}` }] : [];
  });
}
