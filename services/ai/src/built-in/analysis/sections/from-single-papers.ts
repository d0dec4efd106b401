import { capitalize, comparable } from '@grantwright/analyst';
import type { Guidelines } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { isSectionName } from './section-name.ts';

const paper =
  '(?:cover letter|cover sheet|letters? of (?:support|recommendation|endorsement|commitment|agreement|reference)|recommendation(?: letter)?|reference letter|support letter|endorsement|abstract|curriculum vitae|cvs?|r[eé]sum[eé]s?|work plan|work ?plan|timeline|timetable|bibliography|work samples?|budget (?:worksheet|narrative|justification|form)|signature page|statement of (?:need|purpose|endorsement|support)|concept (?:note|paper)|data management plan|writing sample|portfolio)';
const asked = new RegExp(
  `\\b(?:applications?|proposals?|applicants?|submissions?)\\b[^.;:]{0,50}\\b(?:must|should|shall|need to|are required to|will)(?: also)? (?:include|attach|submit|provide|upload|be accompanied by|contain|supply) (?:an? |one |two |three |the |their |your )?((?:(?:simple|brief|short|one-page|signed|current|detailed|draft|written|complete) )*(${paper})\\b(?: (?:from|by|of) (?:the |their |your |an? )?[\\p{L}'-]+(?: (?:or|and) [\\p{L}'-]+)?)?)`,
  'iu',
);
const conditional =
  /\b(?:if (?:applicable|available)|optional|from [\w ]{3,30} (?:students|artists|schools))\b/i;

/** "Proposals from students should include a recommendation from their advisor": a paper beside the listed parts. */
export const sectionsFromSinglePapers = (guidelines: Guidelines): SectionCandidate[] => {
  const listed = comparable(
    guidelines.lists.flatMap(({ items }) => items.map(({ text }) => text)).join(' '),
  );
  return guidelines.statements.flatMap((statement): SectionCandidate[] => {
    if (statement.aside || statement.form === 'item' || statement.text.length > 300) return [];
    const match = asked.exec(statement.text);
    const kind = match?.[2] ?? '';
    const name = capitalize(
      (match?.[1] ?? '')
        .replace(/^(?:(?:simple|brief|short|signed|current|detailed|written|complete) )+/i, '')
        .replace(/\b(from|by|of) (?:the|their|your|an?) /i, '$1 '),
    );
    // What a list names already needs no second line.
    if (!match || !isSectionName(name) || listed.includes(comparable(kind))) return [];
    const limit = lengthLimitOf(statement.text);
    return [
      partAt(statement, {
        name,
        told: [statement.text],
        limit,
        required: !conditional.test(statement.text),
        from: 'sentence',
      }),
    ];
  });
};
