import type { Answer } from '@grantwright/shared/contract';
import { squeeze } from '../../text/normalize.ts';
import { splitSentences } from '../../text/sentences.ts';
import { mainVerb } from '../drafting/grammar/main-verb.ts';
import { readLabel } from '../drafting/statements/note-labels.ts';
import { isWrapped } from '../drafting/statements/split-lines.ts';
import { type Matter, matterOf } from './matter-of.ts';

/** What a funder would have to ask to be told this. */
const questions: Record<Matter, string> = {
  project: 'What will you do, step by step?',
  people: 'Who takes part, and how many people?',
  timeline: 'When does it start and end, and what happens when?',
  budget: 'How much do you ask for, and for what?',
  funding: 'Who else pays, and is that money certain?',
  staff: 'Who leads the work, and who does it?',
  evaluation: 'How will you know that it worked?',
  need: 'Why is it needed?',
  after: 'How will the work go on when the grant ends?',
  partners: 'Which partners do you work with, and what does each of them do?',
};

/** The questions that nobody was asked, but notes answer. */
export const notedQuestions: ReadonlySet<string> = new Set(Object.values(questions));

/** A word or two are a note, whatever they speak of. */
const shortest = 12;
const isBullet = /^\s*(?:[-–—•·*▪◦‣○●#]|\(?\d{1,2}[.)]|[a-z][.)])\s*/;
const label = /^\s*(\p{L}[^:.!?$,\d]{1,40}):\s/u;
/** "Budget: …" says itself what it is about; "We open evening hours: …" does not. */
const isLabelled = (line: string): boolean => {
  const name = label.exec(line)?.[1];
  return name !== undefined && readLabel(name) !== undefined && !mainVerb(name);
};
const opensList = /:\s*$/;

/** "Partners" over a paragraph says what it and the lines after it are about. */
const isTitle = (line: string): boolean =>
  line.trim() !== '' &&
  line.trim().split(/\s+/).length < 6 &&
  !/[.!?]$/.test(line.trim()) &&
  readLabel(line.trim()) !== undefined;
const pointsBack = /^(?:They|It|This|These|He|She)\b/;

/** The lines of notes; where a paste broke them at one width, its paragraphs. */
const linesOf = (notes: string): string[] => {
  const lines = notes.split(/\r?\n/);
  const open = lines.filter((line) => /[\p{L}\d,]$/u.test(line.trim()));
  return lines.length > 3 && open.length >= lines.length / 2 && isWrapped(notes)
    ? notes.split(/\r?\n\s*\r?\n/).map((paragraph) => squeeze(paragraph))
    : lines;
};

const isParagraph = (line: string, before: string | undefined): boolean =>
  !isBullet.test(line) &&
  !isLabelled(line) &&
  !opensList.test(line) &&
  !opensList.test(before ?? '') &&
  !isTitle(before ?? '') &&
  squeeze(line).split(' ').length >= shortest &&
  (splitSentences(line).length > 1 || /[.!?]$/.test(line.trim()) || mainVerb(line) !== undefined);

export type NotesRead = {
  answers: Answer[];
  /** What no question would ask: it stays a note. */
  rest: string;
  /** What the answers tell of. */
  matters: ReadonlySet<Matter>;
};

/**
 * Notes as answers: whoever pastes what an earlier application said, paragraph by paragraph, answers the questions
 * of this one without naming them.
 */
export const answeredInNotes = (notes: string): NotesRead => {
  const lines = linesOf(notes);
  const told = new Map<Matter, string[]>();
  const rest: string[] = [];
  let before: Matter | undefined;
  for (const [at, line] of lines.entries()) {
    // "They also lend us a van." goes on from the paragraph above it.
    const matter =
      before && pointsBack.test(line.trim())
        ? before
        : isParagraph(line, lines[at - 1])
          ? matterOf(line)
          : undefined;
    // An empty line is left where a paragraph was: what stood around it did not stand together.
    if (matter) told.set(matter, [...(told.get(matter) ?? []), line]);
    rest.push(matter ? '' : line);
    before = matter;
  }
  return {
    answers: [...told].map(([matter, paragraphs]) => ({
      question: questions[matter],
      answer: paragraphs.join('\n'),
    })),
    rest: rest
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    matters: new Set(told.keys()),
  };
};
