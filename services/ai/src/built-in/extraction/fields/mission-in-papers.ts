import type { Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';
import { fromWays } from './mission-by-ways.ts';
import { fromDashes } from './mission-in-dashes.ts';
import { fromNotes } from './mission-in-notes.ts';
import { fromObjectives } from './mission-in-objectives.ts';
import { fromPreamble } from './mission-in-preambles.ts';
import { fromAims } from './mission-of-aims.ts';
import { fromDedication } from './mission-of-dedication.ts';
import { fromFounders } from './mission-of-founders.ts';
import { fromFutures } from './mission-of-futures.ts';
import { fromToLines } from './mission-of-to-lines.ts';
import { fromFirstSentences } from './mission-told-first.ts';

/** What papers of one kind or another say of what their body is for, where nothing in them is called its mission. */
export const fromPapers = (paper: Paper, names: string[]): Candidate[] => [
  ...fromFirstSentences(paper, names),
  ...fromNotes(paper, names),
  ...fromObjectives(paper),
  ...fromToLines(paper),
  ...fromFounders(paper, names),
  ...fromPreamble(paper),
  ...fromDashes(paper),
  ...fromDedication(paper, names),
  ...fromWays(paper),
  ...fromAims(paper, names),
  ...fromFutures(paper),
];
