import { bareAnswer } from './bare-answer.ts';
import { asAsked } from './frames/as-asked.ts';
import { aimedAt } from './frames/aimed-at.ts';
import { countedOn } from './frames/counted-on.ts';
import { fundedBy } from './frames/funded-by.ts';
import { isThis } from './frames/is-this.ts';
import { measuredBy } from './frames/measured-by.ts';
import { roleSince } from './frames/role-since.ts';
import { takesPart } from './frames/takes-part.ts';
import { whoDoes } from './frames/who-does.ts';

/** An answer that leaves its verb to the question, as a sentence; undefined for one that has its own. */
export const shortAnswer = (question: string, line: string): string | undefined =>
  bareAnswer(question, line) ??
  countedOn(question, line) ??
  fundedBy(question, line) ??
  takesPart(question, line) ??
  isThis(question, line) ??
  roleSince(question, line) ??
  measuredBy(question, line) ??
  aimedAt(question, line) ??
  whoDoes(question, line) ??
  asAsked(question, line);
