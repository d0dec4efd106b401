import { capitalize, squeeze } from '@grantwright/analyst';
import { statementsUnder, type Guidelines, type Statement } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { isContactField } from './contact-field.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { isPaper } from './paper.ts';
import { sectionName, soundsLikeSection } from './section-name.ts';

const mostWords = 9;
const bracketed = /[([][^()[\]]*\b(?:pages?|words?|char(?:acter)?s?)\b[^()[\]]*[)\]]/i;
/** A comma or a last "and" parts items; within brackets neither does. */
const between = /(?:[,;]\s+(?:and\s+)?|(?<=[)\]])\s+and\s+)(?![^([]*[)\]])/i;
const endsInOther = /\s+and\s+(?=(?:agreement|consent|confirmation|acceptance)\b)/i;
const stepOfForm = /^(?:step|part|section|page|tab) (?:\d{1,2}|[A-Z]|[IVX]{1,4})\b/i;
/** "Title" of the work is filled in beside the names; it is not written. */
const filledIn =
  /^(?:(?:project |working )?title|agreement\b.*|consent\b.*|confirmation\b.*|acceptance\b.*|.*\bcheckbox(?:es)?\b.*|.*\b(?:date|dates))$/i;

const itemsOf = (text: string): string[] =>
  text
    .replace(/[.;]\s*$/, '')
    .split(between)
    .flatMap((item) => item.split(endsInOther))
    .map((item) => squeeze(item.replace(/^and\s+/i, '')))
    .filter(Boolean);

const isRow = (text: string, inStep: boolean): boolean => {
  const items = itemsOf(text);
  const limited = items.filter((item) => bracketed.test(item) && lengthLimitOf(item));
  return (
    items.length >= 2 &&
    limited.length >= (inStep ? 1 : 2) &&
    items.every((item) => item.replace(bracketed, '').trim().split(' ').length <= mostWords) &&
    // "The narrative must not exceed (2 pages), and margins are …" is a sentence, and no row of names.
    !/[:?]|\b(?:must|should|shall|may|will|is|are|please|submit|include|including|attach|provide|each|total)\b/i.test(
      text.replace(/\bwill be used\b/gi, ''),
    )
  );
};

/** A row of what a form asks, "Summary (500 characters), plan (2,000 characters), and timeline", by its block. */
export type LimitedRow = { statement: Statement; parts: SectionCandidate[]; whole: boolean };

const rowOf = (statement: Statement, whole: boolean): LimitedRow[] => {
  const parts = itemsOf(statement.text).flatMap((item): SectionCandidate[] => {
    const limit = bracketed.test(item) ? lengthLimitOf(item) : undefined;
    const name = capitalize(sectionName(item.replace(bracketed, '').trim()));
    if (name.length < 3 || filledIn.test(name)) return [];
    if (!limit && (isContactField(name) || isPaper(item))) return [];
    // How funds will be used, where, when: in a row of parts, what has no limit is one where it sounds so.
    const asks = /^(?:how|what|why|where|when|who)\b/i.test(name);
    if (!limit && !whole && !soundsLikeSection(name) && !asks) return [];
    return [
      partAt(statement, {
        name,
        limit,
        required: !/\boptional\b/i.test(item),
        from: 'label',
      }),
    ];
  });
  return parts.length > 0 ? [{ statement, parts, whole }] : [];
};

const known = new WeakMap<Guidelines, LimitedRow[]>();

const find = (guidelines: Guidelines): LimitedRow[] => {
  const { chapters, statements } = guidelines;
  const alone = new Set(
    chapters.flatMap((chapter) => {
      const own = statementsUnder(statements, chapter);
      return stepOfForm.test(chapter.title) && own.length === 1 ? own : [];
    }),
  );
  return statements.flatMap((statement) => {
    const { text, value, form, label, aside } = statement;
    const said = form === 'pair' ? (value ?? '') : text;
    const inStep = alone.has(statement) || (form === 'pair' && stepOfForm.test(label ?? ''));
    // A step "Oversight & reporting" of a form is filled in now, whatever its title sounds like.
    const counts = !aside || aside === 'background' || (inStep && aside === 'after');
    if (!counts || text.length > 600 || !isRow(said, inStep)) return [];
    return rowOf({ ...statement, text: said }, inStep);
  });
};

/** The rows of parts with limits of their own, looked for once. */
export const limitedRows = (guidelines: Guidelines): LimitedRow[] => {
  const rows = known.get(guidelines) ?? find(guidelines);
  known.set(guidelines, rows);
  return rows;
};
