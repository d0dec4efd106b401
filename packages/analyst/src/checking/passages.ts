import type { Answer, ClaimSource, OrganizationInfo } from '@grantwright/shared/contract';
import { splitSentences } from '@grantwright/shared/richtext';
import { computeFacts } from '../drafting/compute-facts.ts';
import { splitIntoUnits } from '../document/split-into-units.ts';
import { asksForAmount } from '../text/money-relations.ts';
import { extractVisibleText } from '../text/extract-visible-text.ts';
import { splitLong, maxLineChars } from '../text/split-long.ts';
import type { ClaimSources, SourceDocument } from './claim-sources.ts';

/** A sentence or row of a source, with the location shown for claims. */
export type Passage = {
  source: ClaimSource;
  text: string;
  /** Text above the passage: headings, a label, the question that it answers, or the profile field. */
  titles: readonly string[];
  /** The cells of a table row as spans of `text`, with their column headings. */
  cells?: readonly Cell[];
  /** Identifies the document or field. Only passages in the same group can be neighbors. */
  group: number;
  /** Whether the passage is a list item. */
  isItem?: boolean;
};

export type Cell = { start: number; end: number; column: number; head: string };

/** Maximum length of a claim's quote, in characters. */
const maxQuote = 2_000;

type RawPassage = Omit<Passage, 'group'>;

/**
 * Splits all sources into passages in order of priority: profile, answers, notes, documents, computed sums, guidelines.
 */
export function listPassages(sources: ClaimSources): Passage[] {
  const { organizationInfo, answers = [], documents = [] } = sources;
  const groups: RawPassage[][] = [
    ...(organizationInfo ? listProfilePassages(organizationInfo) : []),
    ...answers.map(listAnswerPassages),
    splitLines(organizationInfo?.additionalInfo ?? '', { type: 'additional' }),
    ...documents.map(listDocumentPassages),
    computeFacts(sources).map((fact) => ({ ...fact, titles: [] })),
    listGuidelinePassages(sources),
  ];
  return groups.flatMap((passages, group) =>
    passages.map((passage) => ({
      ...passage,
      ...(!passage.cells && { text: extractVisibleText(passage.text).text }),
      group,
    })),
  );
}

const splitLines = (
  text: string,
  source: ClaimSource,
  titles: readonly string[] = [],
): RawPassage[] =>
  text
    .split(/\r?\n/)
    .flatMap((line) => splitSentences(line))
    .flatMap((sentence) => splitLong(sentence.text, maxLineChars))
    .map((line) => ({ source, text: line, titles }));

const fieldTitles: Readonly<Record<string, string>> = {
  foundedYear: 'founded in the year',
  annualBudget: 'annual budget of the organization',
  name: 'name of the organization',
};

const listProfilePassages = ({
  contactInfo,
  additionalInfo: _,
  ...fields
}: OrganizationInfo): RawPassage[][] =>
  [
    ...Object.entries(fields),
    ...Object.entries(contactInfo ?? {}).map(([key, value]) => [`contactInfo.${key}`, value]),
  ].map(([field, value]) => {
    const name = String(field);
    const title = fieldTitles[name] ?? name.replace(/^.*\./, '').replace(/(?=\p{Lu})/gu, ' ');
    return splitLines(String(value ?? ''), { type: 'organization', field: name }, [title]);
  });

const listAnswerPassages = ({ question, answer }: Answer): RawPassage[] =>
  splitLines(answer, { type: 'answer', question }, [
    question,
    ...(asksForAmount(question) ? ['amount requested'] : []),
  ]);

function listDocumentPassages({
  documentId,
  name,
  reading: extractedText,
}: SourceDocument): RawPassage[] {
  const id = (documentId ?? name).slice(0, 64) || 'document';
  return splitIntoUnits(extractedText).units.map(({ kind, text, path, page, row }) => ({
    source: {
      type: 'document',
      documentId: id,
      quote: truncateQuote(text),
      ...(page !== undefined && { page }),
    },
    text,
    titles: path.slice(-2),
    ...(kind === 'item' && { isItem: true }),
    ...(row && { cells: locateCells(text, row) }),
  }));
}

const truncateQuote = (text: string): string =>
  text.length <= maxQuote ? text : `${text.slice(0, maxQuote - 1)}…`;

/** Locates the cells within a row's text, from which empty and repeated cells are omitted. */
function locateCells(
  text: string,
  { cells, head }: { cells: readonly string[]; head?: readonly string[] },
): Cell[] {
  let from = 0;
  return cells.flatMap((cell, column) => {
    const start = cell ? text.indexOf(cell, from) : -1;
    if (start < 0) return [];
    from = start + cell.length;
    return [{ start, end: from, column, head: head?.[column] ?? '' }];
  });
}

function listGuidelinePassages({ details, ...sources }: ClaimSources): RawPassage[] {
  const toStatements = (text: string | undefined, page?: number): RawPassage[] =>
    text
      ? splitLines(text, { type: 'guidelines', quote: '' }).map((line) => ({
          ...line,
          source: {
            type: 'guidelines',
            quote: truncateQuote(line.text),
            ...(page !== undefined && { page }),
          },
        }))
      : [];
  return [
    ...toStatements(sources.grantProgram),
    ...toStatements(details?.funder),
    ...toStatements(details?.deadline?.quote, details?.deadline?.page),
    ...toStatements(details?.deadline?.date),
    ...(details?.steps ?? []).flatMap(({ quote, page }) => toStatements(quote, page)),
    ...[
      ...(details?.eligibility?.eligible ?? []),
      ...(details?.eligibility?.ineligible ?? []),
    ].flatMap(({ text, page }) => toStatements(text, page)),
    ...(details?.attachments ?? []).flatMap(({ name, quote, page }) => [
      ...toStatements(name, page),
      ...toStatements(quote, page),
    ]),
    ...(details?.requirements ?? []).flatMap(({ quote, text, page }) => [
      ...toStatements(quote, page),
      ...toStatements(text, page),
    ]),
    ...(details?.sections ?? []).flatMap(({ name, description, prompts, quote, page }) =>
      [quote, name, description, ...prompts].flatMap((text) => toStatements(text, page)),
    ),
    ...(sources.requirements ?? []).flatMap((text) => toStatements(text)),
    ...(sources.sections ?? []).flatMap(({ name, description }) => [
      ...toStatements(name),
      ...toStatements(description),
    ]),
  ];
}
