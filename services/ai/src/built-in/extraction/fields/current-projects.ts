import type { Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';
import { labelledRows } from './labelled-rows.ts';
import { underHeading } from './under-heading.ts';

const heading =
  /^(?:our |current |key |core |ongoing |the )*(?:programs?(?: and services| & services| overview)?|services|projects|initiatives|what we (?:do|offer)|how we help|(?:programs?|services) (?:that )?we (?:offer|provide)|activities|(?:our )?work)\s*:?$/i;

const labels =
  '(?:our |current |key |core |ongoing |active )*(?:programs?(?: and services| & services)?|projects|services|initiatives)';

/** What the organization does now, where a heading says so. */
export const findCurrentProjects = (paper: Paper): Candidate[] =>
  ['other', 'report'].includes(paper.kind)
    ? [...labelledRows(paper, labels), ...underHeading(paper, heading, 2)]
    : [];
