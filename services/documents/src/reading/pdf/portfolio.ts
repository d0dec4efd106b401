import type { Block, Reading } from '@grantwright/shared/contract';
import { noteTexts } from '../notes.ts';
import { reasons, ScanFound, UnreadableError } from '../unreadable.ts';
import type { AttachedFile } from './attached-files.ts';

const limits = { files: 20, totalBytes: 30 * 1024 ** 2 } as const;

const maxCoverLength = 1_500;
const invitation = /\b(?:portfolio|package|acrobat|adobe reader)\b/i;

/**
 * The PDFs inside a portfolio as one document, their pages counted on from each other. A cover that
 * only says how to open the portfolio is left out. Throws `UnreadableError`, which names the files,
 * when none of them can be read.
 *
 * @param read reads one of the files, without reading what is inside it.
 */
export async function readPortfolio(
  cover: Reading | undefined,
  files: AttachedFile[],
  read: (bytes: Uint8Array) => Promise<Reading>,
): Promise<Reading> {
  const parts: { name: string; reading: Reading }[] = [];
  let total = 0;
  for (const { name, bytes, isPdf } of files) {
    total += bytes.length;
    if (!isPdf || parts.length >= limits.files || total > limits.totalBytes) continue;
    try {
      parts.push({ name, reading: await read(bytes) });
    } catch (error) {
      // a scan inside is recognized with the rest
      if (error instanceof ScanFound || !(error instanceof UnreadableError)) throw error;
    }
  }
  const names = files.map(({ name }) => name);
  const isInvitation = !cover || isOnlyInvitation(cover);
  if (parts.length === 0) {
    if (isInvitation) throw new UnreadableError(reasons.portfolio(names));
    return { ...cover, notes: [...cover.notes, noteTexts.filesUnread(names)] };
  }
  const whole = isInvitation ? parts : [{ name: '', reading: cover }, ...parts];
  const missed = names.filter((name) => !parts.some((part) => part.name === name));
  return {
    source: 'pdf',
    ...(cover?.title && !isInvitation && { title: cover.title }),
    ...join(whole.map(({ reading }) => reading)),
    notes: [
      noteTexts.portfolio(placesOf(whole)),
      ...(missed.length > 0 ? [noteTexts.filesUnread(missed)] : []),
      ...new Set(
        parts.flatMap(({ name, reading }) => reading.notes.map((note) => `${name}: ${note}`)),
      ),
    ],
  };
}

function isOnlyInvitation({ blocks }: Reading): boolean {
  const text = blocks.map((block) => ('text' in block ? block.text : '')).join(' ');
  return text.length <= maxCoverLength && invitation.test(text);
}

function join(readings: Reading[]): { pages: number; blocks: Block[] } {
  const blocks: Block[] = [];
  let pages = 0;
  for (const reading of readings) {
    for (const block of reading.blocks) blocks.push({ ...block, page: pages + (block.page ?? 1) });
    pages += reading.pages ?? 1;
  }
  return { pages, blocks };
}

/** The pages that each named file has in the whole. */
function placesOf(parts: { name: string; reading: Reading }[]): { name: string; pages: string }[] {
  let before = 0;
  return parts.flatMap(({ name, reading: { pages = 1 } }) => {
    const [from, to] = [before + 1, before + pages];
    before = to;
    return name ? [{ name, pages: from === to ? `page ${from}` : `pages ${from} to ${to}` }] : [];
  });
}
