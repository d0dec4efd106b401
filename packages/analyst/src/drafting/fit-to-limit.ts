import { fitsLimit, measureText, type DraftingLimit } from '@grantwright/shared/submission';
import type { PlacedStatements } from './assign-statements.ts';
import type { Statement } from './statement.ts';

/** Maximum number of statements from documents in a section without a limit. */
const maxDocumentStatements = 14;

/**
 * Selects the statements that fit into a section: typed statements before those from documents, and more relevant ones
 * first.
 *
 * @param existingText text that the section already contains, such as a table
 */
export function fitToLimit(
  placements: readonly PlacedStatements[],
  statements: readonly Statement[],
  limit: DraftingLimit | undefined,
  existingText: string,
): PlacedStatements[] {
  const isFromDocument = ({ statements: [first = -1] }: PlacedStatements) =>
    statements[first]?.origin === 'document';
  const ranked = [...placements].sort(
    (a, b) => Number(isFromDocument(a)) - Number(isFromDocument(b)) || b.score - a.score,
  );
  const selected: PlacedStatements[] = [];
  let documentsLeft = maxDocumentStatements;
  let text = existingText;
  for (const placement of ranked) {
    const added = placement.statements.map((index) => statements[index]?.text ?? '');
    const candidateText = [text, ...added].filter(Boolean).join('\n');
    if (!fitsLimit(measureText(candidateText), limit)) continue;
    if (isFromDocument(placement)) {
      if (documentsLeft < placement.statements.length) continue;
      documentsLeft -= placement.statements.length;
    }
    text = candidateText;
    selected.push(placement);
  }
  return selected;
}
