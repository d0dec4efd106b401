import type { ClassifiedUnit } from '../classify-units.ts';
import { listContentWords, squeeze, trimEndCharacters } from '../../text/normalize.ts';
import { removeIntroducingWords } from './introducing-words.ts';
import { findRequestedName } from './find-requested-name.ts';
import { hasOwnLimit } from './has-own-limit.ts';
import { isProfileField } from './profile-fields.ts';
import { splitRunInTitle } from './split-run-in-title.ts';
import {
  parseItemName,
  parseQuestionName,
  parseSectionName,
  removeMarks,
} from './parse-section-name.ts';

/** A unit that names a section, with its prompt if it contains one. */
export type Part = { name: string; prompt?: string; unit: ClassifiedUnit; index: number };

/** For a line that states a length limit, the threshold is reduced to this fraction. */
const shareWithOwnLimit = 0.5;

/** A question before its instructions: "Have you applied before? If so, give the year." */
const openingQuestion = /^[^.?!:]{12,150}\?(?=\s)/;

/** Finds the units that name a section of the application. */
export const findNamedParts = (
  units: readonly ClassifiedUnit[],
  probabilities: readonly number[],
  minProbability: number,
): Part[] =>
  units.flatMap((unit, index) => {
    const threshold = hasOwnLimit(unit) ? minProbability * shareWithOwnLimit : minProbability;
    if ((probabilities[index] ?? 0) < threshold || unit.checked !== undefined || isFilledIn(unit))
      return [];
    const part = findName(unit);
    const isTitle = unit.kind === 'heading' || unit.kind === 'label';
    return part &&
      hasContentWords(part.name) &&
      (isTitle || isTitleOfProject(part.name) || !isProfileField(part.name))
      ? [{ ...part, unit, index }]
      : [];
  });

/** Unlike the applicant's name, the title of the project is written for the application. */
const isTitleOfProject = (name: string): boolean =>
  /^(?:project|proposal) (?:title|name)$/i.test(name);

/** "You" and "The following" are not names. */
const hasContentWords = (name: string): boolean => listContentWords(name).length > 0;

/** Whether a row has totals, which means that it belongs to an example budget. */
const isFilledIn = ({ row, values }: ClassifiedUnit): boolean =>
  row !== undefined && values.filter(({ type }) => type === 'money').length > 1;

/**
 * Extracts a section name: a title before a colon, a short line, a question, or the document requested by a sentence.
 */
function findName({
  text: whole,
  kind,
  row,
}: ClassifiedUnit): Pick<Part, 'name' | 'prompt'> | undefined {
  const text = row?.cells.find((cell) => cell.endsWith('?')) ?? whole;
  const runIn = splitRunInTitle(text);
  if (runIn) return runIn;
  if (kind === 'heading' || kind === 'label') {
    const name = parseSectionName(text);
    return name ? { name } : undefined;
  }
  const question = text.endsWith('?') ? text : openingQuestion.exec(removeMarks(text))?.[0];
  if (question) return toNamedPrompt(parseQuestionName(question), text);
  if (removeIntroducingWords(squeeze(trimEndCharacters(removeMarks(text), ':'))) === undefined)
    return undefined;
  const short = text.length <= 80 ? parseSectionName(text) : undefined;
  if (short && !/[.!]$/.test(text)) return { name: short };
  return toNamedPrompt(
    findRequestedName(text) ?? parseItemName(text) ?? parseQuestionName(text),
    text,
  );
}

const toNamedPrompt = (name: string | undefined, prompt: string) =>
  name ? { name, prompt } : undefined;
