import type { SectionLimit } from '@grantwright/shared/contract';
import type { AskedFact } from '../facts/asked-fact.ts';
import type { Aim } from './aims.ts';
import type { RiskAsked } from './risk-part.ts';
import type { Topic, TopicScores } from '../topics.ts';

/** What a section asks for, weighed for the choice of statements. */
export type SectionPlan = {
  name: string;
  description: string;
  prompts: string[];
  limit?: SectionLimit;
  /** How a text of it will read at last, where that is longer: "NZ$ 4,000" for "$4,000". */
  shown?: (text: string) => string;
  points: number;
  /** It only holds the sections after it together. */
  frame?: true;
  /** It asks what the organization lives on in a year, and nothing of the project. */
  ofTheYear?: true;
  /** It asks for one fact, which is stated or asked for: no sentence of the story belongs there. */
  fact?: AskedFact;
  /** No word of it tells what it asks about. */
  unknown?: true;
  /** Nothing tells what it asks about, and other parts hold the story: it takes only what speaks of its name. */
  silent?: true;
  /** Nothing tells what it asks about but its words, and other parts hold the story: it takes what shares them. */
  byItsWords?: true;
  /** It asks what may go wrong, or how people are kept safe, and nothing else. */
  ofRisk?: RiskAsked;
  /** What it asks for beside matters: by its name, or in passing. */
  aims?: { named: Aim[]; beside: Aim[] };
  /** It tells the project in a few sentences, and another part tells it at length. */
  inShort?: true;
  /** It is the one part that the whole story is told in: a letter, "the proposal". */
  tellsAll?: true;
  /** It is filled in on the funder's form. */
  ofAForm?: true;
  /** It tells also what will be done, which no part asks for. */
  holdsWork?: true;
  /** It asks how the project serves what the funder is for. */
  ofTheFunder?: true;
  /** It asks for nothing but who the organization is before the law. */
  ofUs?: true;
  /** It asks for a number: a percentage, a rate, a count. */
  ofANumber?: true;
  /** It asks how many of these there are: nothing else belongs there. */
  countOf?: string;
  /** How much a statement of each topic belongs here: 1 for what the section asks, less for what is near. */
  wants: TopicScores;
  /** The topics it asks for itself, strongest first. */
  asks: Topic[];
  stems: readonly string[];
};
