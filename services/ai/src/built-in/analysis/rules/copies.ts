import { finding, type Rule } from '../finding.ts';

const count =
  '(?:an? |one |two |three |four |five |six |seven |eight |ten |twelve |fifteen |twenty |\\d{1,2} )(?:\\(\\d{1,2}\\) )?';
const copies = new RegExp(
  `\\b(?:(?:the |an? |one |\\d+ )?(?:\\(1\\) )?(?:signed )?originals?(?: signed)?(?: application| proposal)?(?:,? (?:and|plus) ${count}(?:\\w+ ){0,2}cop(?:y|ies))|${count}(?:\\w+ ){0,3}(?:cop(?:y|ies)|sets)(?: of (?:the|your|each) (?:\\w+ ){0,3}(?:application|proposal|package|narrative|materials))?)\\b(?! (?:make|mean|cause|confuse|create|slow|waste|do not|are not|will not|only)\\b)`,
  'i',
);

/** How many copies of the application are to be sent on paper. */
export const numberOfCopies: Rule = {
  name: 'copies',
  find: (guidelines) =>
    guidelines.statements.flatMap((statement) => {
      const { text } = statement;
      if (statement.aside && statement.aside !== 'background') return [];
      if (!/\b(?:submit|send|mail|provide|deliver|must|required|copies)\b/i.test(text)) return [];
      if (/\b(?:copy of|keep|retain|your records|download|report|minutes)\b/i.test(text)) return [];
      const found = copies.exec(text)?.[0];
      if (!found || /^(?:an?|one|1) copy\b/i.test(found)) return [];
      return [
        finding(statement, {
          kind: 'submission',
          text: `Send ${found.replace(/^the /i, '').toLowerCase()}`,
          weight: 70,
          topic: 'copies',
        }),
      ];
    }),
};
