import { capitalize } from '@grantwright/analyst';
import { finding, type Rule } from '../finding.ts';
import { isOfAnotherCall } from '../aside.ts';

const things =
  '(?:fax(?:es|ed)?|e-?mail(?:ed|s)?|paper|telephone|letters? of support|videos?|binders?|folders|brochures?|clippings?|discs?|photographs?|attachments|staples?|proposals|postmarks?|unsolicited \\w+|hand-?written \\w+)';
const says = new RegExp(
  `(?:^(?:staple|attach|enclose|add) nothing\\b|\\badditional (?:enclosures|materials|attachments|documents)\\b[^.;]{0,60}\\b(?:are|will|should) not\\b|\\b(?:accepts?|reads?|takes?|considers?) (?:[\\w-]+ ){1,4}only\\b|\\b(?:do(?:es)? not|don't|cannot|can't|will not|won't) (?:take|accept|want|read|open|send|include|enclose|use|need|ask for)\\b[^.;:]{0,40}\\b${things}|(?:^|[:,] )no ${things}(?:,| or\\b| and\\b|\\.$)|\\b${things}(?:,? (?:and|or) ${things})? (?:is|are|will) not (?:be )?(?:taken|accepted|wanted|welcome|read|needed))`,
  'i',
);

/** What the funder does not want to be sent, or not in that way. */
export const notTaken: Rule = {
  name: 'not-taken',
  find: (guidelines) =>
    guidelines.statements.flatMap((statement) => {
      const { text } = statement;
      if (isOfAnotherCall(statement) || statement.aside === 'after') return [];
      if (!says.test(text) || text.length > 200 || /\?$/.test(text)) return [];
      return [
        finding(statement, {
          kind: 'submission',
          text: capitalize(
            text.replace(/[.;]$/, '').replace(/^(\w+ nothing)$/i, '$1 to the application'),
          ),
          weight: 62,
          topic: `not taken ${text.toLowerCase()}`,
        }),
      ];
    }),
};
