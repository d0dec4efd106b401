import { plain, squeeze } from '@grantwright/analyst';
import type { Guidelines } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { titleOfBox } from '../form-box.ts';
import { isContentPath, announcesContent, introducesSections } from './content-region.ts';
import { isPrompt, splitPrompt } from './prompts.ts';
import { partsOfQuestions } from './question-tables.ts';
import { isSectionName, sectionName, soundsLikeSection } from './section-name.ts';

const column =
  /\b(?:components?|sections?|parts?|elements?|items?|narrative|content|topic|questions?|(?:form )?fields?|proposal|application|documents?)\b/i;

/** Over rows that a number or letter of their own marks, the column of their names is called so. */
const namesRows = /^(?:titles?|particulars|headings?|names?|descriptions?)\b/i;

/** "2. Project. What will happen, where, when?": the name before what is asked under it. */
const nameOfRow = (cell: string): { name: string; rest: string } => {
  const text = squeeze(plain(cell)).replace(/^(?:\d{1,2}|[A-Z])[.)]\s+/, '');
  const { name, rest } = /[.?]\s/.test(text) ? titleOfBox(text) : { name: text, rest: '' };
  return { name: sectionName(name), rest };
};

/** "300 words", "Max. 2 pages", and nothing else. */
const setsLength = (cell: string): boolean =>
  cell.length <= 40 && /\b\d[\d,]* (?:words|pages?|characters)\b/i.test(cell);

/** A column beside the names of fields that tells what goes into each: every row of it is written. */
const tellsWhat =
  /\bwhat (?:to|you(?:'ll)?) (?:write|fill in|answer|enter|tell)\b|\bwhat goes (?:in|into)\b/i;

/** Tables with one part of the application a row. */
export const sectionsFromTables = (guidelines: Guidelines): SectionCandidate[] =>
  guidelines.tables.flatMap((table) => {
    const asked = table.aside ? undefined : partsOfQuestions(table);
    if (asked) return asked;
    const head = table.header[0] ?? '';
    if (
      table.aside ||
      /\b(?:criteri|evaluat|scor|dates?|timeline|budget categor|eligib|funding)\b/i.test(
        `${head} ${table.path.at(-1) ?? ''}`,
      )
    )
      return [];
    const inside =
      isContentPath(table.path) ||
      announcesContent(table.path.at(-1) ?? '') ||
      introducesSections(table.caption ?? '');
    if (
      !(column.test(head) || (inside && namesRows.test(head))) ||
      (!inside &&
        !/\b(?:limit|pages?|words?|points?|pts|format|what to (?:address|write|include|answer|enter|tell|fill in)|what goes)\b/i.test(
          table.header.slice(1).join(' '),
        ))
    )
      return [];
    // A list of papers is one of attachments, unless it says how long each may be.
    if (/\bdocuments?\b/i.test(head) && !/\b(?:pages?|words?)\b/i.test(table.header.join(' ')))
      return [];
    if (/\bforms?\b/i.test(head) && !/section|component|field/i.test(head)) return [];
    const rows = table.rows.filter((row) => {
      const name = nameOfRow(row[0] ?? '').name;
      return isSectionName(name) && !/^(?:sub)?total\b/i.test(name);
    });
    const asks = /\bquestions?\b/i.test(head) && rows.length >= 3;
    // A row that says how long it may be is written, whatever it is called.
    const limited = rows.filter((row) => row.slice(1).some((cell) => setsLength(cell)));
    const isForm =
      /\bfields?\b/i.test(head) &&
      rows.length >= 3 &&
      table.header.slice(1).some((name) => tellsWhat.test(plain(name)));
    const sure = isForm || asks || (rows.length >= 3 && limited.length === rows.length);
    if (
      rows.length < 2 ||
      (!sure && rows.filter((row) => soundsLikeSection(row[0] ?? '')).length < rows.length * 0.4)
    )
      return [];
    return rows.map((row): SectionCandidate => {
      const rest = row.slice(1).map((cell) => squeeze(plain(cell)));
      const limitCell = table.header.findIndex(
        (name) =>
          /\b(?:page|word|character)s?\b.*\b(?:limit|max|length)|\blimit\b|\blength\b/i.test(
            name,
          ) && !/included|count/i.test(name),
      );
      const cell = limitCell > 0 ? (row[limitCell] ?? '') : '';
      const unit = /\bword/i.test(table.header[limitCell] ?? '')
        ? 'words'
        : /\bchar/i.test(table.header[limitCell] ?? '')
          ? 'characters'
          : 'pages';
      // "1,000 (short version: 600)": what is said beside it is for some.
      const value = /^\s*(\d[\d,]*)\s*(?:\([^()]*\)\s*)?$/.exec(cell)?.[1];
      const limit = value
        ? { [unit]: Number(value.replace(',', '')) }
        : lengthLimitOf([row[0] ?? '', cell].join(' - maximum '));
      const pointsCell = table.header.findIndex((name) =>
        /\b(?:points?|pts)\b|weight|score/i.test(name),
      );
      const points =
        pointsCell > 0 ? Number(/\d+/.exec(row[pointsCell] ?? '')?.[0] ?? Number.NaN) : Number.NaN;
      const { name, rest: asked } = nameOfRow(row[0] ?? '');
      const beside = rest.filter(
        (text) => text.split(' ').length > 3 && /[a-z]/.test(text) && !/^yes\b|^no\b/i.test(text),
      );
      const said = [asked, ...beside].flatMap((text) =>
        text.split(/(?<=[.?!])\s+(?=\p{Lu})/u).filter(Boolean),
      );
      return partAt(
        { block: table.block, quote: (row[0] ?? '').trim(), page: table.page },
        {
          name,
          told: said.filter((text) => !isPrompt({ text })),
          prompts: said.filter((text) => isPrompt({ text })).flatMap(splitPrompt),
          limit,
          ...(Number.isNaN(points) ? {} : { points }),
          required: !/\boptional\b|if applicable/i.test(row.join(' ')),
          from: 'table',
        },
      );
    });
  });
