import type { LengthLimit } from '@grantwright/shared/contract';
import { fits } from './section-limit.ts';
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
  limit: LengthLimit | undefined,
  existingText: string,
): PlacedStatements[] {
  const isFromDocument = ({ statements: [first = -1] }: PlacedStatements) =>
    statements[first]?.origin === 'document';
  let documentsLeft = maxDocumentStatements;
  let text = existingText;
  return [...placements]
    .sort((a, b) => Number(isFromDocument(a)) - Number(isFromDocument(b)) || b.score - a.score)
    .filter((each) => {
      const longer = [text, ...each.statements.map((index) => statements[index]?.text ?? '')]
        .filter(Boolean)
        .join('\n');
      if (!fits(longer, limit)) return false;
      if (isFromDocument(each)) {
        if (documentsLeft < each.statements.length) return false;
        documentsLeft -= each.statements.length;
      }
      text = longer;
      return true;
    });
}
