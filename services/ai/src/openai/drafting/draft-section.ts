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

/** Token limit for this many words, with room for a model that reasons first. */
const roomFor = (words = 0): number => Math.max(4_000, words * 3);

/** Drafts one section. Gaps are marked, including text that the model could not finish. */
export async function draftSection(
  tools: OpenAiTools,
  input: DraftInput,
  section: SectionWork,
  signal: AbortSignal,
): Promise<DraftedSection> {
  const limit = section.detail?.limit;
  const dataMark = tools.newMark();
  const { text, finish } = await withLessUntilItFits((share) =>
    tools.send({
      task: draftingTask(limit),
      data: asData(dataMark, sectionData(input, section, share)),
      maxTokens: Math.min(tools.settings.maxAnswerTokens, roomFor(wordsAllowed(limit))),
      signal,
      onUsage: input.onUsage,
      reserve: input.reserve,
    }),
  );
  const cut = finish === 'length';
  const said = withoutMarks(dataMark, cut ? wholeSentences(text) : text);
  const blocks = fitToLimit(textToBlocks(said, section.name), limit);
  return {
    name: section.name,
    blocks: [...blocks, ...marksFor(section.name, blocks, cut)],
  };
}

const shares = [1, 1 / 2, 1 / 4, 1 / 8, 1 / 16];

/** Asks with less of the material each time that the endpoint says it is too much. */
async function withLessUntilItFits<T>(ask: (share: number) => Promise<T>): Promise<T> {
  for (const share of shares.slice(0, -1)) {
    try {
      return await ask(share);
    } catch (error) {
      if (!isFault(error, 'overflow')) throw error;
    }
  }
  return ask(shares.at(-1) ?? 1);
}

function marksFor(name: string, blocks: RichBlock[], cut: boolean): RichBlock[] {
  if (blocks.length === 0) return [mark(`What should stand under "${name}"?`)];
  if (cut) return [mark('The draft of this section broke off here. How does it go on?')];
  return [];
}

/** A section that could not be drafted, although others could: said in its place, so that nobody overlooks it. */
export const missingSection = (name: string): DraftedSection => ({
  name,
  blocks: [
    mark(`The AI service did not answer for "${name}". Please draft again or write it here.`),
  ],
});

const mark = (question: string): RichBlock => ({
  type: 'paragraph',
  children: [{ text: gapMark(question) }],
});
