import type { ExtractedText } from '@grantwright/shared/contract';
import { toReadableText } from '@grantwright/shared/richtext';
import { type PlainUnit, splitIntoPlainUnits } from '../document/split-into-units.ts';
import { squeeze } from '../text/normalize.ts';
import { removeInvisibleSigns } from '../text/extract-visible-text.ts';

/** A paragraph, list or table row from the applicant's own documents that makes sense on its own and can be reused. */
export type OwnPassage = {
  /** Index of the document that contains the passage. */
  source: number;
  page?: number;
  /** Up to two headings above the passage. */
  titles: string[];
  /** The paragraph, the sentence that introduces the list, or the cells of the row. */
  text: string;
  items: string[];
  /** The parts of the passage that are compared with a question. */
  sentences: string[];
  /** Whether the passage is a whole saved answer. */
  isAnswer?: true;
};

const minWords = 8;
const minRowWords = 3;
const maxCharacters = 1_800;
const maxRowCells = 4;

/** Content that nobody would submit: open gaps, blanks, and form questions and instructions. */
const notContent: readonly RegExp[] = [
  /\[\s*needs input|_{3,}|\.{5,}|~{3,}/i,
  /\b(?:if|answer|check(?:ed)?|enter) ["“”']?(?:yes|no)\b|\b(?:see|attach) (?:the )?(?:instructions?|schedule [a-z]|part [ivx]+)\b/i,
  /\b(?:go to|enter|complete|check|skip to) (?:the )?(?:lines?|parts?|schedules?|box(?:es)?|total|amount) ?(?:here|\d|[ivx]+\b|from|on|of)?/i,
  /\bform \d{3,4}[a-z-]*\b.{0,40}\b(?:rev|instructions|20\d\d\))/i,
  /^(?:\d{1,2}[a-z]? )?(?:describe|provide|enter|list|check|attach|complete|explain|report|note:) (?:the|an?|any|all|each|in|whether|if)\b/i,
  /©|\ball rights reserved\b|\bprivacy policy\b|\bcookies\b|\b(?:click|tap) here\b|\bhere\.?$/i,
];

/** Splits a document into passages in reading order, omitting titles, blank forms and open gaps. */
export function findOwnPassages(extractedText: ExtractedText, source: number): OwnPassage[] {
  const passages: OwnPassage[] = [];
  let last: PlainUnit | undefined;
  for (const unit of splitIntoPlainUnits(extractedText)) {
    const text = squeeze(removeInvisibleSigns(unit.text));
    const current = passages.at(-1);
    if (isStructure(unit)) {
      last = undefined;
      continue;
    }
    if (current && last && belongsTo(current, unit, last, text)) extend(current, unit, text, last);
    else passages.push(createPassage(unit, text, source));
    last = unit;
  }
  return passages.filter(isUseful);
}

/** Returns a whole text as one passage. The applicant accepted it as it is, so nothing is left out. */
export function createWholePassage(
  title: string,
  extractedText: ExtractedText,
  source: number,
): OwnPassage {
  const sentences = splitIntoPlainUnits(extractedText)
    .filter((unit) => !isStructure(unit))
    // a table in an answer does not make it a row
    .map(({ text }) => toReadableText(squeeze(removeInvisibleSigns(text))));
  const text = sentences.join(' ');
  return { source, titles: [title], text, items: [], sentences, isAnswer: true };
}

const isStructure = ({ kind, field, checked }: PlainUnit): boolean =>
  kind === 'heading' || kind === 'label' || field !== undefined || checked !== undefined;

function belongsTo(current: OwnPassage, unit: PlainUnit, last: PlainUnit, text: string): boolean {
  if (computeLength(current) + text.length > maxCharacters) return false;
  if (unit.kind === 'row' || last.kind === 'row')
    return unit.block === last.block && unit.row?.index === last.row?.index;
  if (unit.block === last.block) return true;
  if (unit.kind === 'item') return last.kind === 'item' || /:$/.test(current.text);
  // join across a page or column break in the middle of a sentence
  return last.kind === unit.kind && /[\p{Ll},]$/u.test(last.text) && /^\p{Ll}/u.test(text);
}

function extend(passage: OwnPassage, unit: PlainUnit, text: string, last: PlainUnit): void {
  const isNewItem = unit.kind === 'item' && unit.block !== last.block;
  const isRestOfItem = unit.kind === 'item' && passage.items.length > 0;
  if (isNewItem) passage.items.push(text);
  else if (isRestOfItem) passage.items.push(`${passage.items.pop()} ${text}`);
  else passage.text = `${passage.text} ${text}`;
  const isRestOfSentence = unit.block !== last.block && unit.kind === 'sentence';
  if (isRestOfSentence) passage.sentences.push(`${passage.sentences.pop()} ${text}`);
  else passage.sentences.push(text);
}

const createPassage = (
  { kind, path, page }: PlainUnit,
  text: string,
  source: number,
): OwnPassage => ({
  source,
  ...(page !== undefined && { page }),
  titles: path.slice(-2),
  ...(kind === 'item' ? { text: '', items: [text] } : { text, items: [] }),
  sentences: [text],
});

export const computeLength = ({ text, items }: OwnPassage): number =>
  items.reduce((sum, item) => sum + item.length + 1, text.length);

/** Returns the text of a passage on one line. */
export const joinWords = ({ text, items }: Pick<OwnPassage, 'text' | 'items'>): string =>
  [text, ...items].filter(Boolean).join(' ');

function isUseful(passage: OwnPassage): boolean {
  const words = joinWords(passage);
  if (/[?:]$/.test(words) || notContent.some((pattern) => pattern.test(words))) return false;
  const count = words.split(' ').length;
  if (isRow(passage))
    return count >= minRowWords && words.split(' | ').length <= maxRowCells && /\d/.test(words);
  return (
    count >= minWords && (passage.items.length > 1 || /[.!;]/.test(words)) && !isQuestion(words)
  );
}

export const isRow = ({ text }: Pick<OwnPassage, 'text'>): boolean => text.includes(' | ');

/** Whether the text consists mostly of questions, as in a form. */
const isQuestion = (words: string): boolean =>
  words.split('?').length > 1 && words.split('?').length > words.split('. ').length;
