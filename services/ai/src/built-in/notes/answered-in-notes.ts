import type { Answer } from '@grantwright/shared/contract';
import { squeeze } from '../../text/normalize.ts';
import { splitSentences } from '../../text/sentences.ts';
import { mainVerb } from '../drafting/grammar/main-verb.ts';
import { readLabel } from '../drafting/statements/note-labels.ts';
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

const isParagraph = (line: string, before: string | undefined): boolean =>
  !isBullet.test(line) &&
  !isLabelled(line) &&
  !opensList.test(line) &&
  !opensList.test(before ?? '') &&
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
  const lines = notes.split(/\r?\n/);
  const told = new Map<Matter, string[]>();
  const rest: string[] = [];
  for (const [at, line] of lines.entries()) {
    const matter = isParagraph(line, lines[at - 1]) ? matterOf(line) : undefined;
    if (matter) told.set(matter, [...(told.get(matter) ?? []), line]);
    else rest.push(line);
  }
  return {
    answers: [...told].map(([matter, paragraphs]) => ({
      question: questions[matter],
      answer: paragraphs.join('\n'),
    })),
    rest: rest.join('\n'),
    matters: new Set(told.keys()),
  };
};
