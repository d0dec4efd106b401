import type { Guidelines } from '../guidelines.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { isSectionName } from './section-name.ts';

const title =
  '(?:\\p{Lu}[\\p{L}/&-]+ (?:(?:and|of|for|&) )?){1,6}(?:Plan|Statement|Summary|Narrative|Abstract|Sketch|Justification|Certification|Form|Worksheet|Letter)s?';
/** "requires both an Access Plan (replaces …) and a Mentoring Plan", "must include a Data Plan and a Budget Narrative" */
const required = new RegExp(
  `\\b(?:requires?|must (?:also )?(?:include|contain|submit|provide)|(?:is|are) required to (?:include|submit|provide)) (?:both )?(?:an?|the) (${title})(?: \\([^()]*\\))?,? (?:and|as well as) (?:an?|the) (${title})(?=[ ,.;:(]|$)`,
  'u',
);
const ofOthers = /\b(?:reports?|award(?:ed|ees)|grantees|recipients)\b/i;

/** Two papers that one sentence demands by their titles. */
export const sectionsFromRequiredPlans = ({ statements }: Guidelines): SectionCandidate[] =>
  statements.flatMap((statement) => {
    const { text, aside } = statement;
    if ((aside && aside !== 'background') || ofOthers.test(text)) return [];
    const [, ...names] = required.exec(text) ?? [];
    return names
      .filter(isSectionName)
      .map((name) => partAt(statement, { name, told: [text], from: 'sentence' }));
  });
