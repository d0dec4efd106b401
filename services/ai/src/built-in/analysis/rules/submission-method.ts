import { capitalize } from '@grantwright/analyst';
import { finding, type Rule } from '../finding.ts';
import { asChecklistLine, isMandatory } from '../wording.ts';

const act =
  /\b(?:submi(?:t|ts|tted|tting|ssions?)|appl(?:y|ications?)|sent|send|mail(?:ed)?|e-?mail(?:ed)?|upload(?:ed)?|deliver(?:ed)?|proposals?)\b/i;
const way =
  /\bapply (?:at|on) (?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+|\b(?:through|via|online|using (?:the|our|this)|portal|grants\.gov|e-?mail(?:ed)?\b|by (?:mail|post|fax|courier|hand)|electronic(?:ally)?|in person|hand[- ]deliver|hard cop(?:y|ies)|paper (?:applications|copies|submissions)|fax(?:ed)?|copies|submittable|foundant|fluxx|cybergrants|smartsimple|webgrants|egrants|amplifund|zoomgrants|surveymonkey apply|application (?:form|portal|system)|grant (?:portal|system)|funding (?:& tenders|and tenders) portal|workspace|web ?site|(?:mail|send) (?:it|them|(?:the|your) (?:letter|form|proposal|application|request)))\b/i;
const demand =
  /\b(?:must|shall|should|required?|only|please|submit|apply|send|will not|not (?:be )?accept|accepted|mail|e-?mail|are to be|can be|may be|complete|(?:is|are) (?:only )?(?:submitted|made|sent|lodged|filed|handed in|uploaded))\b/i;

/** Where and how the application is handed in. */
export const submissionMethod: Rule = {
  name: 'submission-method',
  find: (guidelines) =>
    guidelines.statements.flatMap((statement) => {
      const { text } = statement;
      if (statement.aside && statement.aside !== 'background') return [];
      // "inquiries@…" asks nothing.
      const said = text.replace(/\S+@\S+/g, '@');
      if (
        /^(?:there is|we (?:do not|don't) have) (?:no|an?|any) (?:application )?form\b/i.test(text)
      )
        return [
          finding(statement, {
            kind: 'submission',
            text: capitalize(text.replace(/[.;]$/, '')),
            weight: 56,
            topic: 'no form',
          }),
        ];
      if (!act.test(text) || !way.test(text) || !demand.test(text)) return [];
      if (/^if\b.*:$|^applicants will (?:be given|receive)\b/i.test(text)) return [];
      if (
        /^if\b|\b(?:questions?|inquir(?:y|ies)|regist(?:er|ration)|notified|notification|receipt of|help desk|assistance|webinar|reports?|invoices?|learn more|more information|complaint|newsletter|resume|disclosures?|errors?|if you (?:have|experience|encounter|need)|instructions for)\b/i.test(
          said,
        )
      )
        return [];
      if (
        !/\b(?:appl(?:y|ications?)|proposals?|submi|requests?|nominat|materials|packages?|letters?|narratives?)/i.test(
          text,
        )
      )
        return [];
      const line = asChecklistLine(
        text.replace(/,? and one (?:copy|set) of each of (?:these|the following):?$/i, ''),
      );
      if (!line || line.length > 280) return [];
      const where = /\b(?:through|via|portal|grants\.gov|online|@|mail|electronically)\b/i.test(
        text,
      );
      const whole = /\b(?:applications?|proposals?|submissions?|apply|requests?)\b/i.test(text);
      const soft = /\bencouraged\b|\bmay\b/i.test(text);
      return [
        finding(statement, {
          kind: 'submission',
          text: line,
          mandatory: isMandatory(text),
          weight:
            (where && whole ? (/\b(?:must|shall|only|required)\b/i.test(text) ? 83 : 76) : 64) -
            (soft ? 8 : 0) -
            (statement.form === 'item' && statement.lead ? 8 : 0) -
            (statement.aside ? 20 : 0),
        }),
      ];
    }),
};
