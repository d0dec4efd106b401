import type { RichBlock } from '@grantwright/shared/richtext';
import { createBulletedList, createParagraph } from './blocks.ts';
import type { PlacedStatements } from './assign-statements.ts';
import { origins, type Statement } from './statement.ts';

/** Consecutive statements in a section that come from the same source paragraph. */
export type Passage = { statements: readonly Statement[] };

/**
 * Orders statements for writing: answers first, then notes, profile and documents. Statements from documents follow the
 * order of the prompts that they answer. All others keep the order of their source.
 *
 * @param findPrompt returns the index of the prompt that a statement answers best, or Infinity
 */
export function arrange(
  placements: readonly PlacedStatements[],
  statements: readonly Statement[],
  findPrompt: (statement: number) => number,
): Passage[] {
  const byParagraph = new Map<number, number[]>();
  for (const index of placements
    .flatMap((placement) => [...placement.statements])
    .sort((a, b) => a - b)) {
    const { paragraph: number = -1 } = statements[index] ?? {};
    byParagraph.set(number, [...(byParagraph.get(number) ?? []), index]);
  }
  const rank = (index: number) => origins.indexOf(statements[index]?.origin ?? 'document');
  const findFirstPrompt = (all: readonly number[]) =>
    statements[all[0] ?? 0]?.origin === 'document' ? Math.min(...all.map(findPrompt)) : 0;
  return [...byParagraph.values()]
    .map((all) => ({ all, first: all[0] ?? 0, prompt: findFirstPrompt(all) }))
    .sort(
      (a, b) =>
        rank(a.first) - rank(b.first) ||
        (a.prompt === b.prompt ? 0 : a.prompt - b.prompt) ||
        a.first - b.first,
    )
    .map(({ all }) => ({ statements: all.flatMap((index) => statements[index] ?? []) }));
}

/** Turns each source paragraph into a paragraph, and fragments into list items. */
export function composeBlocks(passages: readonly Passage[]): RichBlock[] {
  const blocks: RichBlock[] = [];
  let sentences: string[] = [];
  let items: string[] = [];
  const flush = (): void => {
    if (sentences.length > 0) blocks.push(createParagraph(sentences.join(' ')));
    if (items.length > 0) blocks.push(createBulletedList(items));
    [sentences, items] = [[], []];
  };
  let last: Statement | undefined;
  for (const { statements } of passages) {
    for (const statement of statements) {
      const isItem = !statement.isSentence;
      const continues =
        last !== undefined &&
        (statement.paragraph === last.paragraph ||
          (isItem && !last.isSentence) ||
          (statement.document !== undefined &&
            statement.document === last.document &&
            statement.title === last.title));
      if (!continues || (isItem ? sentences.length > 0 : items.length > 0)) flush();
      (isItem ? items : sentences).push(statement.text);
      last = statement;
    }
  }
  flush();
  return blocks;
}
