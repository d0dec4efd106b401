import { formatGap } from '@grantwright/shared/richtext';
import type { RichBlock } from '@grantwright/shared/richtext';
import type { DraftedSection, DraftInput } from '../../providers/provider.ts';
import { delimitData, removeMarkers } from '../delimit-data.ts';
import type { OpenAiTools } from '../tools.ts';
import { isFault } from '../transport/fault.ts';
import { writeDraftingPrompt, maxGaps, computeMaxWords } from './write-drafting-prompt.ts';
import { fitToLimit, takeWholeSentences } from './fit-to-limit.ts';
import { limitGaps } from './limit-gaps.ts';
import { createSectionData } from './create-section-data.ts';
import type { SectionWork } from './list-section-work.ts';
import { createNotesLine, splitNotes } from './split-notes.ts';
import { textToBlocks } from './text-to-blocks.ts';
import { verifyNotes } from './verify-notes.ts';

/** The number of tokens for the notes after the text. */
const notesTokens = 500;
/** Returns the token limit for this many words, including any reasoning before the response. */
const computeMaxTokens = (words = 0): number => Math.max(4_000, words * 3) + notesTokens;

/** Drafts one section. Missing facts and truncated text are marked as gaps. */
export async function draftSection(
  tools: OpenAiTools,
  input: DraftInput,
  section: SectionWork,
  signal: AbortSignal,
): Promise<DraftedSection> {
  const { name, limit, asksForMoney } = section;
  const mark = tools.newMark();
  const { text, finish } = await shrinkUntilItFits((share) =>
    tools.send({
      task: writeDraftingPrompt({ limit, asksForMoney, notesLine: createNotesLine(mark) }),
      data: delimitData(mark, createSectionData(input, section, share)),
      maxTokens: Math.min(tools.settings.maxAnswerTokens, computeMaxTokens(computeMaxWords(limit))),
      signal,
      onUsage: input.onUsage,
      reserve: input.reserve,
    }),
  );
  const { text: body, notes } = splitNotes(text, mark);
  const isCut = finish === 'length';
  const isTruncated = isCut && !notes;
  const draft = removeMarkers(mark, isTruncated ? takeWholeSentences(body) : body);
  const limited = limitGaps(textToBlocks(draft, name), isTruncated ? maxGaps - 1 : maxGaps);
  const blocks = fitToLimit(limited, limit);
  const sources = createSectionData(input, section).map((part) => part.text);
  return {
    name,
    blocks: [...blocks, ...createGaps(name, blocks, isTruncated)],
    notes: verifyNotes(isCut ? (notes?.slice(0, -1) ?? []) : (notes ?? []), section, sources),
  };
}

const shares = [1, 1 / 2, 1 / 4, 1 / 8, 1 / 16];

/** Retries with smaller fractions of the sources until they fit into the endpoint's context. */
async function shrinkUntilItFits<T>(send: (share: number) => Promise<T>): Promise<T> {
  for (const share of shares.slice(0, -1)) {
    try {
      return await send(share);
    } catch (error) {
      if (!isFault(error, 'overflow')) throw error;
    }
  }
  return send(shares.at(-1) ?? 1);
}

function createGaps(name: string, blocks: RichBlock[], isTruncated: boolean): RichBlock[] {
  if (blocks.length === 0) return [createGap(`What belongs under "${name}"?`)];
  if (isTruncated) return [createGap('The draft of this section ends here. What comes next?')];
  return [];
}

/** Returns the placeholder for a section that could not be drafted while others could. */
export const createMissingSection = (name: string): DraftedSection => ({
  name,
  blocks: [
    createGap(`The AI service returned no text for “${name}”. Draft it again, or write it here.`),
  ],
});

const createGap = (question: string): RichBlock => ({
  type: 'paragraph',
  children: [{ text: formatGap(question) }],
});
