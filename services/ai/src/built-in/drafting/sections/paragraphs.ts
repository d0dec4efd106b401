import { sentence } from '../grammar/write-sentence.ts';
import { isPlain } from '../statements/plain-note.ts';
import type { Statement } from '../statements/statement.ts';
import { connect, type Said } from './connect.ts';
import { tellsAll } from './reading-order.ts';

/** A paragraph of sentences, or a list with its lead. */
export type Passage = { text: string; items?: string[] };

/** Fewer notes than these close with a point, and make no list. */
const fewestListed = 3;
const sentencesAParagraph = 5;
const wordsAParagraph = 110;

const words = (text: string): number => text.split(/\s+/).length;

const group = (statement: Statement, apart: boolean): string =>
  apart && statement.question !== undefined
    ? statement.question
    : statement.origin === 'answer' || statement.origin === 'additional'
      ? 'said'
      : statement.origin;

type Piece = Said & { group: string; items?: string[] };

/** Sentences as they are; notes of one series on one line, or as a list when they are many. */
const pieces = (statements: Statement[]): Piece[] => {
  const apart = tellsAll(statements);
  const result: Piece[] = [];
  const done = new Set<Statement>();
  for (const [at, statement] of statements.entries()) {
    const { series } = statement;
    if (!series) {
      result.push({
        text: statement.text,
        group: group(statement, apart),
        ...(statement.whole ? { whole: true } : {}),
      });
      continue;
    }
    if (done.has(statement)) continue;
    const isOfIt = (other: Statement): boolean => other.series?.key === series.key;
    const end = statements.findIndex((other, place) => place > at && !isOfIt(other));
    // Notes between sentences stay between them; what a label lists stands together.
    const run = isPlain(series)
      ? statements.slice(at, end < 0 ? statements.length : end)
      : statements.filter(isOfIt);
    for (const other of run) done.add(other);
    const items = run.map(({ text }) => text);
    if (isPlain(series)) {
      if (items.length >= fewestListed) result.push({ text: '', items, group: series.key });
      else
        for (const item of items)
          result.push({ text: sentence(item), group: group(statement, apart), whole: true });
      continue;
    }
    if (items.length >= fewestListed)
      result.push({ text: `${series.lead}:`, items, group: series.key });
    else
      result.push({
        text: `${series.lead}: ${items.join('; ')}.`,
        group: group(statement, apart),
        whole: true,
      });
  }
  return result;
};

/** Statements in reading order as paragraphs: what belongs together stands together. */
export const paragraphs = (statements: Statement[]): Passage[] => {
  const result: Passage[] = [];
  const atLeast = tellsAll(statements) ? 1 : 2;
  let open: { sentences: Said[]; group: string } | undefined;
  const flush = (): void => {
    if (open && open.sentences.length > 0) result.push({ text: connect(open.sentences).join(' ') });
    open = undefined;
  };
  const all = pieces(statements);
  /** Words of what stands together from here on. */
  const runFrom = (at: number): number => {
    const end = all.findIndex((other, place) => place > at && other.group !== all[at]?.group);
    return words(
      all
        .slice(at, end < 0 ? all.length : end)
        .map(({ text }) => text)
        .join(' '),
    );
  };
  for (const [at, piece] of all.entries()) {
    if (piece.items) {
      flush();
      result.push({ text: piece.text, items: piece.items });
      continue;
    }
    const length: number = open ? words(open.sentences.map(({ text }) => text).join(' ')) : 0;
    const full =
      open &&
      (open.sentences.length >= sentencesAParagraph ||
        length + words(piece.text) > wordsAParagraph);
    const turns =
      open &&
      open.group !== piece.group &&
      (open.sentences.length > atLeast || length + runFrom(at) > wordsAParagraph);
    if (full || turns) flush();
    open ??= { sentences: [], group: piece.group };
    open.sentences.push(piece);
    open.group = piece.group;
  }
  flush();
  return withoutOrphans(result);
};

const orphan = 20;

/** One short sentence alone is no paragraph: it closes the one before. */
const withoutOrphans = (passages: Passage[]): Passage[] =>
  passages.reduce<Passage[]>((kept, passage) => {
    const previous = kept.at(-1);
    if (previous && !previous.items && !passage.items && words(passage.text) < orphan)
      previous.text = `${previous.text} ${passage.text}`;
    else kept.push({ ...passage });
    return kept;
  }, []);
