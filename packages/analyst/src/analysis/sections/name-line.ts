import { comparable, listContentWords, squeeze, trimEndCharacters } from '../../text/normalize.ts';
import type { ClassifiedUnit } from '../classify-units.ts';
import { findRequestedName } from './find-requested-name.ts';
import { removeIntroducingWords } from './introducing-words.ts';
import { parseLineMarker } from './parse-line-marker.ts';
import {
  parseItemName,
  parsePhraseName,
  parseQuestionName,
  parseSectionName,
  removeMarks,
} from './parse-section-name.ts';
import { splitRunInTitle } from './split-run-in-title.ts';

/** The name of a section, and the question or request that it shortens. */
export type LineName = { name: string; prompt?: string };

/** A question before its instructions: "Have you applied before? If so, give the year." */
const openingQuestion = /^[^.?!:]{12,150}\?(?=\s)/;
/** A request to write something: "Please describe your project." */
export const openingRequestPattern =
  /^(?:please |briefly )*(?:describe|explain|discuss|summari[sz]e|outline|identify|indicate|demonstrate|tell us|provide|list)\b(?! of\b)/i;
/** "Please respond to the following: Tell us …" */
const introduction = /^[^:]{10,200}\bfollowing(?: \w+){0,3}:\s+(?=\p{L})/u;

/**
 * Extracts a section name from a line: a title before a colon, a short line, a question, or the text requested by a
 * sentence. Returns undefined for a statement, which names no section.
 */
export function nameLine(unit: ClassifiedUnit): LineName | undefined {
  const { text, instructions } = splitRow(unit);
  const line = nameText(text, unit);
  return line && instructions
    ? withPrompt(line.name, squeeze(`${line.prompt ?? ''} ${instructions}`))
    : line;
}

function nameText(text: string, unit: ClassifiedUnit): LineName | undefined {
  const runIn = splitRunInTitle(text);
  if (runIn) return runIn;
  if (unit.kind === 'heading' || unit.kind === 'label') {
    const name = parseSectionName(text);
    return name ? { name } : undefined;
  }
  const request = text.replace(introduction, '');
  const bare = removeMarks(request);
  const requested = openingRequestPattern.test(bare) ? findRequestedName(request) : undefined;
  if (requested) return { name: requested, prompt: text };
  const question = text.endsWith('?') ? text : openingQuestion.exec(bare)?.[0];
  if (question) return withPrompt(parseQuestionName(question), text);
  if (removeIntroducingWords(squeeze(trimEndCharacters(bare, ':'))) === undefined) return undefined;
  const short = text.length <= 80 ? parseSectionName(request) : undefined;
  if (short && !/[.!]$/.test(text)) return { name: short };
  return withPrompt(
    findRequestedName(request) ?? parseItemName(request) ?? parsePhraseName(request),
    text,
  );
}

/** A box, or the number of a row: "3.", "(b)", "Question 2". */
const marker =
  /^(?:(?:section|part|question|item|no) )?(?:q?\d{1,3}(?: \d{1,2}){0,3}|[ivx]{1,5}|[a-z])?$/;
const isMarker = (cell: string): boolean => marker.test(comparable(cell));
/** One question, unlike instructions that end with one: "Summarize the project. What is its goal?" */
const onlyQuestion = /^[^.!?]+\?$/;
/** A cell with fewer content words only states a length, a weight or a choice: "300 words", "Required". */
const minWords = 2;

/**
 * Splits a row into the cell that names the section (the first numbered one, a question, or the first one with words)
 * and the instructions in the other cells.
 */
function splitRow({ text, row, values }: ClassifiedUnit): { text: string; instructions: string } {
  const cells = row?.cells.filter((cell) => !isMarker(cell)) ?? [];
  const name =
    cells.find((cell) => parseLineMarker(cell)?.value !== undefined) ??
    cells.find((cell) => onlyQuestion.test(cell)) ??
    cells[0];
  if (name === undefined) return { text, instructions: '' };
  const removeValues = (cell: string): string =>
    values.reduce((rest, { start, end }) => rest.replace(text.slice(start, end), ' '), cell);
  const others = cells.filter(
    (cell) =>
      cell !== name && listContentWords(removeValues(cell)).filter(hasLetter).length >= minWords,
  );
  return { text: name, instructions: others.join(' ') };
}

const hasLetter = (word: string): boolean => /\p{L}/u.test(word);

const withPrompt = (name: string | undefined, prompt: string): LineName | undefined =>
  name ? { name, prompt } : undefined;
