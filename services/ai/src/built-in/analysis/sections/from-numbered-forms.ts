import { capitalize } from '@grantwright/analyst';
import type { Guidelines } from '../guidelines.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { isSectionName, sectionName } from './section-name.ts';

/** "Form 1 is the application form describing …", "Attachment C is your budget": a number, and what stands behind it. */
const isCalled =
  /^(?:Form|Attachment|Appendix|Exhibit|Schedule|Part) (?:\d{1,2}|[A-Z]),? is (?:an?|the|your|our) ([^,;:.()]{4,80})/u;
const explained =
  /\s(?:for|of (?:the|your)|describing|that|which|where|in which|to be|and (?:a|an|the|is|must|should|will)|with|signed|used)\s.*$/i;
/** What is filled in once the work is done, or by those who judge it. */
const ofOthers =
  /\b(?:reports?|scor\w+|review\w*|rubric|evaluation form|reimbursement|invoice|agreement|contract|committee|staff|office)\b/i;
const fewest = 2;

/** The forms that a call tells by their numbers, each a part. */
export const sectionsFromNumberedForms = ({ statements }: Guidelines): SectionCandidate[] => {
  const parts = statements.flatMap((statement): SectionCandidate[] => {
    if (statement.aside && statement.aside !== 'background') return [];
    const said = isCalled.exec(statement.text)?.[1];
    const name = capitalize(sectionName((said ?? '').replace(explained, '')));
    const isForm = /\bapplication form$/i.test(name);
    if (!said || ofOthers.test(name) || (!isForm && !isSectionName(name))) return [];
    return [partAt(statement, { name, told: [statement.text], from: 'label' })];
  });
  return parts.length >= fewest ? parts : [];
};
