import type { SectionLimit } from '@grantwright/shared/contract';
import { fits } from './section-limit.ts';
import type { Placed } from './allocate.ts';
import type { Statement } from './statement.ts';

/** So many statements of documents are kept in a section without a limit: what is most relevant is read first. */
const maxOfDocuments = 14;

/**
 * The placed statements that a section has room for: what was said for this application before what documents say,
 * the more relevant first.
 *
 * @param taken the text that the section holds already, such as a table
 */
export function keepWithin(
  placed: readonly Placed[],
  statements: readonly Statement[],
  limit: SectionLimit | undefined,
  taken: string,
): Placed[] {
  const isOfDocument = ({ statements: [first = -1] }: Placed) =>
    statements[first]?.origin === 'document';
  const rest = { documents: maxOfDocuments };
  let text = taken;
  return [...placed]
    .sort((a, b) => Number(isOfDocument(a)) - Number(isOfDocument(b)) || b.score - a.score)
    .filter((each) => {
      const longer = [text, ...each.statements.map((at) => statements[at]?.text ?? '')]
        .filter(Boolean)
        .join('\n');
      if (!fits(longer, limit)) return false;
      if (isOfDocument(each)) {
        if (rest.documents < each.statements.length) return false;
        rest.documents -= each.statements.length;
      }
      text = longer;
      return true;
    });
}
