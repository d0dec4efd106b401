import { finding, type Rule } from '../finding.ts';
import { kindOf } from '../kind-of.ts';
import { asChecklistLine, isMandatory, isWhole } from '../wording.ts';

const must =
  /^do not (?!hesitate|worry|forget)(?!.*\bhere\.?$)|\b(?:must|shall|(?:is|are|be) required|required to|requires?|may not|cannot|no more than|at least|limited to|not exceed|mandatory|only|need(?:s)? to|ha(?:s|ve) to|(?:is|are) to be (?:released|submitted|made|used|returned|published|sent))\b/i;
const should = /\b(?:should|encouraged|expected to|recommended|please)\b/i;
const onApplicant =
  /\b(?:appl(?:y|ying|ications?|icants?)|proposals?|proposers?|bidders?|submi\w+|narrative|budget|attachments?|organi[sz]ations?|you|your|projects?|programs?|section|plan|letters?|form|requests?|abstract|resumes?|director|investigator|partners?|participants|artists?|nominat\w+|work samples?|activities|funds|grants?|responses?|solutions?|results|communities|groups|sign(?:ed|atures?)?)\b/i;
const onFunder =
  /^(?:(?:a|the) (?:\w+ )?panel|(?:applicants|you) will (?:be given|receive)|we(?! (?:ask|require|expect|need|encourage) (?:you|applicants|that))|our|the (?:foundation|fund|agency|department|council|committee|board|panel|reviewers?|state|city|county|trust|commission|secretary|office|program officer|review|nih|hrsa|nsf|director of)|reviewers?|staff|panelists?|hrsa|(?:nih|nsf)(?! requires (?:that )?(?:each|all|every|applicants|proposals)\b)|hhs|no (?:award|grant))\b/i;
const legal =
  /\b(?:u\.?s\.?c\.?\b|c\.?f\.?r\.?\b|executive order|pursuant|hereby|herein|thereof|indemnif|liability|civil rights|drug-free|debar|lobbying|americans with disabilities|statut|act of (?:19|20)\d\d|shall be governed|public records|freedom of information|human subjects|vertebrate animals|conflicts? of interest)\b/i;

/** Every other sentence that binds an applicant and that no rule of its own has found. */
export const duties: Rule = {
  name: 'duties',
  find: (guidelines) =>
    guidelines.statements.flatMap((statement) => {
      const { text } = statement;
      if (statement.aside || statement.form === 'pair' || text.length > 420 || /:$/.test(text))
        return [];
      const strict = must.test(text);
      if (!strict && !should.test(text)) return [];
      if (/\b(?:is|are) defined as\b|\bis where you\b|\bunable to download\b/i.test(text))
        return [];
      if (!onApplicant.test(text) || onFunder.test(text) || /\?$/.test(text)) return [];
      const line = asChecklistLine(text);
      if (!line || !isWhole(line) || line.length > 300) return [];
      const about =
        /\b(?:application|proposal|narrative|budget|attachment|submi|letter|section|applicants? must|you must|project must|must (?:include|be included|submit|have|demonstrate|provide))\b/i.test(
          text,
        );
      const pointsAway =
        /\b(?:instructions|application guide|see section|as described in|in accordance with|policy statement|follow all|listed here|these|such|above|below)\b/i.test(
          text,
        );
      const weight =
        (strict ? 46 : 28) +
        (about ? 8 : 0) -
        (pointsAway ? 16 : 0) -
        (legal.test(text) ? 14 : 0) -
        (text.length > 260 ? 6 : 0);
      if (weight < 24) return [];
      return [
        finding(statement, {
          kind: kindOf(text),
          text: line,
          mandatory: strict && isMandatory(text),
          weight,
        }),
      ];
    }),
};
