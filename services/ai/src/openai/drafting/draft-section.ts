import { gapMark } from '@grantwright/shared/richtext';
import type { RichBlock } from '@grantwright/shared/richtext';
import type { DraftedSection, DraftInput } from '../../providers/provider.ts';
import { asData, withoutMarks } from '../reading/as-data.ts';
import type { OpenAiTools } from '../tools.ts';
import { isFault } from '../transport/fault.ts';
import { draftingTask, wordsAllowed } from './drafting-task.ts';
import { fitToLimit, wholeSentences } from './fit-to-limit.ts';
import { sectionData } from './section-data.ts';
import type { SectionWork } from './section-data.ts';
import { textToBlocks } from './text-to-blocks.ts';

/** The token limit for this many words, with room for a model that reasons first. */
const roomFor = (words = 0): number => Math.max(4_000, words * 3);

/** Drafts one section. Missing facts and truncated text are marked as gaps. */
export async function draftSection(
  tools: OpenAiTools,
  input: DraftInput,
  section: SectionWork,
  signal: AbortSignal,
): Promise<DraftedSection> {
  const limit = section.detail?.limit;
  const dataMark = tools.newMark();
  const { text, finish } = await shrinkUntilItFits((share) =>
    tools.send({
      task: draftingTask(limit),
      data: asData(dataMark, sectionData(input, section, share)),
      maxTokens: Math.min(tools.settings.maxAnswerTokens, roomFor(wordsAllowed(limit))),
      signal,
      onUsage: input.onUsage,
      reserve: input.reserve,
    }),
  );
  const isTruncated = finish === 'length';
  const draft = withoutMarks(dataMark, isTruncated ? wholeSentences(text) : text);
  const blocks = fitToLimit(textToBlocks(draft, section.name), limit);
  return {
    name: section.name,
    blocks: [...blocks, ...gapsFor(section.name, blocks, isTruncated)],
  };
}

const shares = [1, 1 / 2, 1 / 4, 1 / 8, 1 / 16];

/** Sends smaller fractions of the sources until they fit the context of the endpoint. */
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

function gapsFor(name: string, blocks: RichBlock[], isTruncated: boolean): RichBlock[] {
  if (blocks.length === 0) return [gap(`What belongs under "${name}"?`)];
  if (isTruncated) return [gap('The draft of this section broke off here. How does it go on?')];
  return [];
}

/** The placeholder for a section whose draft failed while others succeeded. */
export const missingSection = (name: string): DraftedSection => ({
  name,
  blocks: [
    gap(`The AI service did not answer for "${name}". Please draft again or write it here.`),
  ],
});

const gap = (question: string): RichBlock => ({
  type: 'paragraph',
  children: [{ text: gapMark(question) }],
});
