import { plain, squeeze } from '@grantwright/analyst';
import type { Guidelines, TablePart } from '../guidelines.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { paperName } from './paper-name.ts';
import { sectionName } from './section-name.ts';

const fewest = 2;
/** The column of papers, and those that tell only in what form and whether each is sent. */
const papers =
  /^(?:(?:name|title|list|type) of (?:the )?)?(?:(?:required|supporting|mandatory) )?(?:documents?|attachments?|certificates?|forms?|papers|enclosures?|uploads?)(?: (?:name|title|required|to (?:upload|attach|submit)))?$/i;
const form =
  /^(?:pdf|word|excel|docx?|xlsx?|file|jpe?g|signed|original|cop(?:y|ies)|number of copies|format|file (?:type|format)|required\??|mandatory\??|optional\??|upload(?:ed)?|attached|enclosed|submitted|yes|no|yes ?\/ ?no|check|tick|done|s\.? ?no\.?|sr\.? ?no\.?|no\.?|#|)$/i;
const ofLater =
  /\b(?:reports?|reporting|after (?:the )?award|payment|reimburse\w*|claims?|close-?out)\b/i;
const number = /^(?:\d{1,2}|[a-z])[.)]?$/i;

const headOf = (table: TablePart): { head: string[]; rows: string[][] } => {
  const clean = (row: string[]): string[] => row.map((cell) => squeeze(plain(cell)));
  const [first = [], ...rest] = table.rows;
  return table.header.length > 0
    ? { head: clean(table.header), rows: table.rows }
    : { head: clean(first), rows: rest };
};

const sectionsOf = (table: TablePart): SectionCandidate[] => {
  const { head, rows } = headOf(table);
  const at = head.findIndex((name) => papers.test(name));
  if (at === -1 || head.some((name, index) => index !== at && !form.test(name))) return [];
  if (table.aside || ofLater.test([...table.path.slice(-1), table.caption ?? ''].join(' ')))
    return [];
  const parts = rows.flatMap((row): SectionCandidate[] => {
    const quote = row[at] ?? '';
    const said = squeeze(plain(quote));
    const paper = number.test(said) ? undefined : paperName(said);
    if (!paper) return [];
    return [
      partAt(
        { block: table.block, quote: quote.trim(), page: table.page },
        {
          name: sectionName(paper.name),
          told: said === paper.name || said.split(' ').length < 6 ? [] : [said],
          required: !/\boptional\b|\bif (?:applicable|any|available)\b/i.test(row.join(' ')),
          from: 'table',
        },
      ),
    ];
  });
  return parts.length >= fewest ? parts : [];
};

/** A table of the papers to send, with no more than a tick for the form that each is sent in. */
export const sectionsFromDocumentTables = ({ tables }: Guidelines): SectionCandidate[] =>
  tables.flatMap(sectionsOf);
