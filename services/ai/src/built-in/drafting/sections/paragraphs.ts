import { joinList, openEnd, sentence } from '../grammar/write-sentence.ts';
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
/** A longer series reads better as a list. */
const longestInline = { items: 4, words: 38 };

const words = (text: string): number => text.split(/\s+/).length;

const group = (statement: Statement, apart: boolean): string =>
  apart && statement.question !== undefined
    ? statement.question
    : statement.origin === 'answer' || statement.origin === 'additional'
      ? 'said'
      : statement.origin;

type Piece = Said & { group: string; items?: string[] };

/** Sentences as they are; phrases of one series as one sentence, or as a list when they are many. */
const pieces = (statements: Statement[]): Piece[] => {
  const apart = tellsAll(statements);
  const result: Piece[] = [];
  const done = new Set<string>();
  for (const statement of statements) {
    const { series } = statement;
    if (!series) {
      result.push({
        text: statement.text,
        group: group(statement, apart),
        ...(statement.whole ? { whole: true } : {}),
      });
      continue;
    }
    if (done.has(series.key)) continue;
    done.add(series.key);
    const items = statements
      .filter((other) => other.series?.key === series.key)
      .map(({ text }) => text);
    if (isPlain(series)) {
      if (items.length >= fewestListed) result.push({ text: '', items, group: series.key });
      else
        for (const item of items)
          result.push({ text: sentence(item), group: group(statement, apart), whole: true });
      continue;
    }
    const length = items.reduce((sum, item) => sum + words(item), 0);
    const lead =
      items.length === 1
        ? series.lead.replace(/:$/, '').replace(/ are$/, ' include')
        : series.lead.replace(/:$/, '');
    const aims = items.length > 2 && /\b(?:goals|measures|results)\b/i.test(lead);
    if (
      aims ||
      items.length > longestInline.items ||
      (items.length > 2 && length > longestInline.words)
    )
      result.push({ text: `${lead}:`, items: items.map(openEnd), group: series.key });
    else result.push({ text: `${lead} ${joinList(items)}.`, group: group(statement, apart) });
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
