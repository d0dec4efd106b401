import { finding, type Rule } from '../finding.ts';
import { grantsRight } from '../grants-right.ts';
import { asChecklistLine, isWhole } from '../wording.ts';
import { fromHeadings } from './papers/from-headings.ts';
import { fromLabels, fromLinesOfPapers, fromTabs } from './papers/from-labels.ts';
import { fromList } from './papers/from-list.ts';
import { fromTables } from './papers/from-tables.ts';
import { conditional, paper } from './papers/paper-words.ts';
import { putAlong } from './papers/put-along.ts';

const inSentence =
  /\b(?:you will (?:also )?need (?:your|an?|the|to (?:provide|submit|upload|attach))|(?:must|should|shall|please|required to) (?:also )?(?:attach|upload|enclose|provide|submit|include) (?:an? |the |your |one |two |three |\w+ )?(?:\w+[ -]){0,4}(?:copy|copies|letters?|documentation|proof|evidence|budget|resumes?|cvs?|statements?|form|certificate|list|agreement|plan|chart|audit|report|990|w-?9|roster|samples?|images?|disclosure|certification|assurance|photos?|bylaws)|(?:attach|enclose|upload) (?:an? |the |your |\w+ )|must be (?:attached|accompanied|included|uploaded)|(?:asked|required|need|expected) to (?:submit|provide|upload|attach|include) (?:an? |the |your )|(?:do not|don't) (?:send|attach) |(?:option of|may) (?:submitting|submit|attach|attaching|include) (?:up to |any number of )|include any number of attachments|accompanied by|lacking an?\b|letters? of (?:support|commitment|recommendation|reference)s? (?:is|are|must|should))\b/i;

/** "You may submit up to three work samples": left to the applicant, with a limit of its own. */
const allowed =
  /\b(?:you|applicants?) may (?:also )?(?:submit|include|attach|upload|provide) (?:up to |no more than )?(?:an? |one |two |three |four |five |ten |\d+ )?(?:\w+ ){0,3}(?:samples?|letters?|attachments?|images?|photos?|files?|documents?)\b/i;

/** Papers that must come with the application. */
export const attachments: Rule = {
  name: 'attachments',
  find: (guidelines) => {
    const found = [
      ...guidelines.lists.flatMap(fromList),
      ...fromHeadings(guidelines),
      ...fromTables(guidelines),
      ...fromLabels(guidelines),
      ...fromTabs(guidelines),
      ...fromLinesOfPapers(guidelines),
    ];
    const covered = new Set(found.map((one) => one.block));
    found.push(...putAlong(guidelines));
    for (const statement of guidelines.statements) {
      const { text } = statement;
      if (
        (statement.aside && statement.aside !== 'background') ||
        covered.has(statement.block) ||
        text.length > 320
      )
        continue;
      if (
        statement.form === 'pair' ||
        !(inSentence.test(text) || allowed.test(text)) ||
        !paper.test(text) ||
        grantsRight(text) ||
        /:$/.test(text)
      )
        continue;
      if (/\b(?:report|invoice|receipt|question)s?\b/i.test(text) && !/annual report/i.test(text))
        continue;
      // What the funder hands out, and what follows the grant.
      if (
        /\bwill be (?:given|sent|provided with)\b|\bunable to (?:download|open)\b|\bspace provided\b|\bacquittals?\b/i.test(
          text,
        )
      )
        continue;
      const line = asChecklistLine(text);
      if (!line || !isWhole(line)) continue;
      const fatal = /\blacking|will not be (?:reviewed|considered|accepted)|without\b/i.test(text);
      found.push(
        finding(statement, {
          kind: 'attachment',
          text: line,
          mandatory: !conditional.test(text) && !allowed.test(text),
          weight: fatal ? 80 : conditional.test(text) ? 50 : 60,
        }),
      );
    }
    return found;
  },
};
