import { squeeze, trimEndCharacters } from '../../text/normalize.ts';
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
const openingRequest =
  /^(?:please |briefly )*(?:describe|explain|discuss|summari[sz]e|outline|identify|indicate|demonstrate|tell us|provide|list)\b(?! of\b)/i;
/** "Please respond to the following: Tell us …" */
const introduction = /^[^:]{10,200}\bfollowing(?: \w+)?:\s+(?=\p{Lu})/u;

/**
 * Extracts a section name from a line: a title before a colon, a short line, a question, or the text requested by a
 * sentence. Returns undefined for a statement, which names no section.
 */
export function nameLine(unit: ClassifiedUnit): LineName | undefined {
  const text = findNamingText(unit);
  const runIn = splitRunInTitle(text);
  if (runIn) return runIn;
  if (unit.kind === 'heading' || unit.kind === 'label') {
    const name = parseSectionName(text);
    return name ? { name } : undefined;
  }
  const request = text.replace(introduction, '');
  const bare = removeMarks(request);
  const requested = openingRequest.test(bare) ? findRequestedName(request) : undefined;
  if (requested) return { name: requested, prompt: text };
  const question = text.endsWith('?') ? text : openingQuestion.exec(bare)?.[0];
  if (question) return withPrompt(parseQuestionName(question), text);
  if (removeIntroducingWords(squeeze(trimEndCharacters(bare, ':'))) === undefined) return undefined;
  const short = text.length <= 80 ? parseSectionName(text) : undefined;
  if (short && !/[.!]$/.test(text)) return { name: short };
  return withPrompt(findRequestedName(text) ?? parseItemName(text) ?? parsePhraseName(text), text);
}

/** A box or a number in the first cell of a row. */
const cellsWithoutLetters = /^(?:[^\p{L}|]*\|)+\s*/u;

/** In a row, the cell with a question or a number names the section. */
const findNamingText = ({ text, row }: ClassifiedUnit): string =>
  row?.cells.find((cell) => cell.endsWith('?')) ??
  row?.cells.find((cell) => parseLineMarker(cell)?.value !== undefined) ??
  text.replace(cellsWithoutLetters, '');

const withPrompt = (name: string | undefined, prompt: string): LineName | undefined =>
  name ? { name, prompt } : undefined;
