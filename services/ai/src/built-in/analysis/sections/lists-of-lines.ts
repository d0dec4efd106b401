import { plain, squeeze } from '@grantwright/analyst';
import type { Guidelines, ListPart } from '../guidelines.ts';

const longestLine = 16;
const fewest = 3;
/** What follows is where to send it, or whom to ask. */
const ofPlaces =
  /\b(?:address(?:ed)?(?! (?:the|each|all|these|both) )(?: below)?|contact|mail(?:ed)?|sent|questions)\b[^:]{0,40}:\s*$/i;

/** "Required Documents", "Estate Grant Application": a title that lines may stand under. */
const ofParts =
  /\b(?:(?:required|supporting|application|proposal|submission) (?:documents?|materials?|attachments?|checklist|contents?|components?|package|information)|what to (?:include|submit|send)|(?:grant|funding|award) (?:application|request)(?: form)?)\s*:?$/i;

const isLine = (text: string): boolean =>
  text.split(' ').length <= longestLine &&
  /^[\p{Lu}\d"'(]/u.test(text) &&
  !/[?!:]$|^(?:please|note)\b/i.test(text);

/**
 * "Proposals must include the following items:" and then lines with neither bullet nor number, each perhaps with
 * a paragraph about it: whoever reads it sees a list.
 */
export const listsOfLines = ({ reading }: Guidelines): ListPart[] =>
  reading.blocks.flatMap((block, start): ListPart[] => {
    if (block.type === 'table' || ofPlaces.test(block.text)) return [];
    const titles = block.type === 'heading' && ofParts.test(plain(block.text));
    if (!titles && !/:$/.test(block.text.trim())) return [];
    const items: ListPart['items'] = [];
    let isTold = false;
    for (let at = start + 1; at < reading.blocks.length; at++) {
      const next = reading.blocks[at];
      if (!next || next.type === 'table' || next.type === 'item') break;
      if (next.type === 'paragraph' && next.field) break;
      // "Grant Application" over the name of who gives: the lines come after both.
      if (next.type === 'heading' && items.length > 0) break;
      if (next.type === 'heading') continue;
      const text = squeeze(plain(next.text));
      if (isLine(text)) {
        const page = next.page === undefined ? {} : { page: next.page };
        items.push({ block: at, path: [], text, quote: next.text, depth: 0, ...page });
        isTold = false;
        continue;
      }
      // One paragraph tells about a line; after two the list is over.
      if (isTold || /:$/.test(text)) break;
      isTold = true;
    }
    const said = squeeze(plain(block.text));
    const path = titles ? [said] : [];
    const lead = { text: said, quote: block.text, block: start };
    return items.length >= fewest ? [{ block: start + 1, path, lead, items }] : [];
  });
