import { plain, squeeze } from '@grantwright/analyst';
import type { Guidelines } from '../guidelines.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { sectionName } from './section-name.ts';

const leastLines = 4;
const longest = 120;
/** "CHECKLIST for required documents", "Checklist of application documents". */
const announces =
  /\bchecklist\b.{0,30}\b(?:documents?|attachments?|enclosures|application|proposal|submission)\b|\b(?:application|proposal|submission|document)s? checklist\b/i;
const ofOthers = /\b(?:eligib|criteri|report|review|scor|grantees?|award(?:ed)?)\b/i;

type Line = { number: number; text: string; quote: string; block: number; page?: number };

/** The numbered rows and lines of a block: "3 | Declaration on honour", "10 VAT certificate". */
const linesOf = ({ reading }: Guidelines, block: number): Line[] => {
  const found = reading.blocks[block];
  if (!found) return [];
  const place = { block, ...(found.page ? { page: found.page } : {}) };
  const rows = found.type === 'table' ? found.rows : [/^(\d{1,2})[.)]?\s+(.+)$/s.exec(found.text)];
  return rows.flatMap((row): Line[] => {
    const cells = found.type === 'table' ? row : row?.slice(1);
    const number = Number(/^(\d{1,2})[.)]?$/.exec(cells?.[0]?.trim() ?? '')?.[1]);
    const quote = cells?.[1]?.trim() ?? '';
    const text = squeeze(plain(quote)).replace(/\s*\*+$/, '');
    return number > 0 && text.length >= 3 && text.length <= longest && /^\p{Lu}/u.test(text)
      ? [{ ...place, number, text, quote }]
      : [];
  });
};

/** A run that counts 1, 2, 3 … after the title, over the break of a page from a table into bare lines. */
const runAfter = (guidelines: Guidelines, title: number): Line[] => {
  const lines: Line[] = [];
  let strange = 0;
  for (let block = title + 1; block < guidelines.reading.blocks.length && strange < 3; block += 1) {
    if (guidelines.reading.blocks[block]?.type === 'heading') break;
    const next = linesOf(guidelines, block).filter(
      ({ number }, index) => number === lines.length + 1 + index,
    );
    lines.push(...next);
    // The head of a table ("No. Document") may stand between, and the running head of a page.
    strange = next.length > 0 ? 0 : strange + 1;
  }
  return lines;
};

/** A checklist of the documents that make up a file, numbered one by one: what is to be handed in, in its order. */
export const sectionsFromNumberedChecklist = (guidelines: Guidelines): SectionCandidate[] =>
  guidelines.reading.blocks.flatMap((title, index): SectionCandidate[] => {
    if (title.type === 'table' || title.text.length > 90) return [];
    const said = plain(title.text);
    if (/[.?!]$/.test(said) || !announces.test(said) || ofOthers.test(said)) return [];
    const lines = runAfter(guidelines, index);
    if (lines.length < leastLines) return [];
    return lines.map(({ text, quote, block, page }) =>
      partAt(
        { block, quote, page },
        {
          name: sectionName(text),
          required: !/\boptional\b|if (?:applicable|relevant)/i.test(text),
          from: 'list',
        },
      ),
    );
  });
