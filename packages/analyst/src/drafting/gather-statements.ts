import { splitSentences, toReadableText } from '@grantwright/shared/richtext';
import { splitIntoUnits } from '../document/split-into-units.ts';
import type { Unit } from '../document/unit.ts';
import { comparable, listContentWords, squeeze } from '../text/normalize.ts';
import { findValues, type Value } from '../text/values.ts';
import type { DraftMaterial } from './draft-material.ts';
import { isSentence, dependsOnPrevious, type Origin, type Statement } from './statement.ts';
import { isUnsuitable, isUnsuitableInDocument, removeRules } from './unsuitable-texts.ts';

/** The subject of each profile field, worded as a funder would phrase it. */
export const fieldTitles = {
  mission: 'What is the mission of your organization?',
  achievements: 'What has your organization done and achieved before?',
  currentProjects: 'What programs and projects does your organization run now?',
  additionalInfo: '',
} as const;

const minDocumentWords = 4;
const maxCharacters = 900;
const maxBareWords = 6;
/** Two statements that share at least this fraction of their words are duplicates. */
const minSharedFraction = 0.85;
const minComparedWords = 4;
/** Maximum number of statements from all documents, because more would slow down drafting without improving it. */
const maxDocumentStatements = 2_000;

/** Collects all statements without duplicates: answers first, then notes, profile and documents. */
export function gatherStatements({
  sections,
  answers,
  organizationInfo: info,
  documents,
}: DraftMaterial): Statement[] {
  let paragraph = 0;
  const names = new Set(sections.map(({ name }) => comparable(name)));
  const createTypedStatements = (
    text: string | null | undefined,
    origin: Origin,
    title: string,
  ): Statement[] =>
    (text ?? '').split(/\n/).flatMap((line) => {
      const lines = splitLine(removeNumber(toReadableText(line)), title);
      paragraph += 1;
      return lines
        .filter((words) => /[\p{L}\p{N}]/u.test(words) && !isUnsuitable(words))
        .map((words) => createStatement(words, { origin, title, paragraph }));
    });
  const typedTexts = [
    ...answers.flatMap(({ question, answer }) =>
      createTypedStatements(
        isBare(answer) && !names.has(comparable(question)) ? `${question} ${answer}` : answer,
        'answer',
        squeeze(question),
      ),
    ),
    ...createTypedStatements(info.additionalInfo, 'notes', fieldTitles.additionalInfo),
    ...createTypedStatements(info.mission, 'profile', fieldTitles.mission),
    ...createTypedStatements(info.achievements, 'profile', fieldTitles.achievements),
    ...createTypedStatements(info.currentProjects, 'profile', fieldTitles.currentProjects),
  ];
  const documentStatements = documents.flatMap(({ reading: extractedText }, document) => {
    let block = -1;
    const { units } = splitIntoUnits(extractedText);
    const candidates = units.flatMap((unit, index): Statement[] => {
      if (unit.block !== block) paragraph += 1;
      block = unit.block;
      const text = squeeze(unit.text);
      if (!isContent(unit, text) || continuesBlock(unit, units[index - 1])) return [];
      const title = unit.path.slice(-2).join(': ');
      const { values } = unit;
      const isItem = unit.kind === 'item' || unit.row !== undefined;
      const statement = createStatement(
        toReadableText(text),
        { origin: 'document', title, paragraph },
        values,
      );
      return [
        {
          ...statement,
          isSentence: statement.isSentence && !isItem,
          document,
          unit: index,
        },
      ];
    });
    return removeRules(candidates);
  });
  return removeRepeats([...typedTexts, ...documentStatements.slice(0, maxDocumentStatements)]);
}

export function createStatement(
  text: string,
  place: Pick<Statement, 'origin' | 'title' | 'paragraph'>,
  values: readonly Value[] = findValues(text),
): Statement {
  return {
    text,
    ...place,
    isSentence: isSentence(text),
    dependsOnPrevious: dependsOnPrevious(text),
    values,
  };
}

/** Splits a line into sentences, keeping a question together with the answer that follows. */
const splitLine = (line: string, title: string): string[] =>
  title && line.startsWith(title)
    ? [squeeze(line)]
    : splitSentences(line).map(({ text }) => squeeze(text));

/** Whether an answer is meaningless without its question, such as "120". */
const isBare = (answer: string): boolean => {
  const words = squeeze(answer);
  return words !== '' && !isSentence(words) && words.split(' ').length <= maxBareWords;
};

const removeNumber = (line: string): string => line.replace(/^\s*\(?\d{1,2}[.)]\s+/, '');

/** Whether a unit can be used as section content, unlike a title, label, cell or blank. */
const isContent = ({ kind, row, field, checked }: Unit, text: string): boolean => {
  if (kind === 'heading' || kind === 'label' || field !== undefined || checked !== undefined)
    return false;
  const isListed = kind === 'item' || row?.cells.filter(Boolean).length === 2;
  if (!isListed && (text.includes(' | ') || !isSentence(text))) return false;
  return (
    text.length <= maxCharacters &&
    text.split(' ').length >= minDocumentWords &&
    !/[?:]$/.test(text) &&
    !isUnsuitable(text) &&
    !isUnsuitableInDocument(text)
  );
};

const minLineWords = 6;

/** Whether a unit continues the previous block because that block ends mid-sentence, for example at a page break. */
const continuesBlock = (unit: Unit, before: Unit | undefined): boolean =>
  before?.kind === 'sentence' &&
  before.block !== unit.block &&
  before.text.split(' ').length >= minLineWords &&
  /[\p{Ll},]$/u.test(before.text);

function removeRepeats(statements: readonly Statement[]): Statement[] {
  const uniqueStatements: { statement: Statement; words: ReadonlySet<string> }[] = [];
  const seenTexts = new Set<string>();
  for (const statement of statements) {
    const text = comparable(statement.text);
    const words = new Set(listContentWords(statement.text));
    if (seenTexts.has(text) || uniqueStatements.some((other) => isSame(words, other.words)))
      continue;
    seenTexts.add(text);
    uniqueStatements.push({ statement, words });
  }
  return uniqueStatements.map(({ statement }) => statement);
}

/** Whether two statements consist of nearly the same words. */
function isSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [fewer, more] = a.size < b.size ? [a, b] : [b, a];
  if (fewer.size < minComparedWords || fewer.size < minSharedFraction * more.size) return false;
  let shared = 0;
  for (const word of fewer) if (more.has(word)) shared++;
  return shared >= minSharedFraction * more.size;
}
