import { finding, type Rule } from '../finding.ts';
import { asChecklistLine } from '../wording.ts';

const one =
  /\b(?:serve|participate|be (?:named|listed)|act|appear) as [^.]{0,40}\b(?:on|in) (?:no more than|only|at most) (?:one|1)\b[^.]{1,60}\b(?:proposals?|applications?)\b|\b(?:may|can) (?:only )?(?:apply|write|ask|submit|be made) (?:only )?once (?:in|per|an?|every)\b|\b(?:only |no more than |a maximum of |limited to |limit of |may (?:only )?submit )\s*(?:one|1|a single)(?: \(1\))? (?:\w+ ){0,2}(?:application|proposal|submission|request|letter|loi|nomination)s?\b(?!(?: \w+)? (?:is|are) (?:required|needed|necessary|enough|sufficient)\b)(?: per| for each| from each| may)?|\b(?:one|1|a single)(?: \(1\))? (?:application|proposal|submission|request|grant|nomination)s? (?:per|from each|from any|for each) (?:\w+ ){0,2}(?:organi[sz]ation|applicant|institution|agency|entity|group|club|charity|team|household|person|year|round|cycle|school|individual|event|stream)/i;
const two =
  /\b(?:no more than|up to|a maximum of|limited to|limit of) (two|three|four|five|[2-9])(?: \(\d\))? (?:\w+ ){0,2}(?:applications|proposals|submissions|requests|nominations|(?<=\bsubmit up to \w+ )(?:programs|projects))\b/i;
const many =
  /\b(?:may submit (?:more than one|multiple)|multiple applications (?:are|will be) (?:allowed|accepted|permitted)|more than one (?:application|proposal) (?:is|may be) (?:allowed|accepted|permitted|submitted))/i;

const person =
  /\b(?:PIs?|co-?PIs?|investigators?|individuals?|faculty|persons?|researchers?|project directors?|artists?|candidates?)\b/i;

/** Whom a limit binds: an organization, or one person, who may serve on several teams. */
const bindsPerson = ({ label, text }: { label?: string; text: string }): boolean =>
  person.test(label ?? text) &&
  !/\b(?:organi[sz]ations?|institutions?|agenc(?:y|ies))\b/i.test(label ?? text);

/** "once every 12 months", "once a year", "at a time" */
const every = (text: string): string | undefined => {
  const found =
    /\bonce (?:(?:in|per|every) )?((?:an?|each|every|any|per) (?:calendar |fiscal )?year|(?:\d{1,2}|two|three|twelve|twenty-four)[- ](?:months|years))\b/i.exec(
      text,
    )?.[1];
  if (found) return /^(?:an?|each|every|any|per) /i.test(found) ? ' per year' : ` every ${found}`;
  return /\bat (?:a|any one|any) time\b/i.test(text) ? ' at a time' : undefined;
};

/** How often one organization may apply. */
export const numberOfApplications: Rule = {
  name: 'number-of-applications',
  find: (guidelines) =>
    guidelines.statements.flatMap((statement) => {
      const { text } = statement;
      if (statement.aside && statement.aside !== 'background') return [];
      if (/\b(?:page|duplicate|copy|copies)\b/i.test(text) && !/\bper\b/i.test(text)) return [];
      // "One application per event; two per organization" would be told wrong by either half.
      if (
        /\b(?:one|two|three|[1-3])\b[^.;]{0,30}\bper \w+\b[^.]{0,6}[;,] (?:and )?(?:one|two|three|four|[1-4])\b[^.;]{0,12}\bper\b/i.test(
          text,
        ) ||
        /\ballowed (?:only )?(?:one|a single) re-?submission\b/i.test(text)
      ) {
        const whole = asChecklistLine(text.replace(/^\d{1,2}(?:\.\d{1,2})*\s+/, ''));
        return whole
          ? [
              finding(statement, {
                kind: 'eligibility',
                text: whole,
                weight: 74,
                topic: `applications ${whole.toLowerCase()}`,
              }),
            ]
          : [];
      }
      const several = two.exec(text)?.[1];
      if (
        many.test(text) &&
        !/\b(?:not|cannot|may only|no)\b[^.]{0,20}(?:more than one|multiple)/i.test(text)
      ) {
        const condition = /,?\s*(provided (?:that )?[^.;]+|if [^.;]+|as long as [^.;]+)/i.exec(
          text,
        )?.[1];
        return [
          finding(statement, {
            kind: 'eligibility',
            text: `You may submit more than one application${condition && condition.length < 110 ? `, ${condition}` : ''}`,
            mandatory: false,
            weight: 60,
            topic: 'applications per applicant',
          }),
        ];
      }
      const labelled =
        /\blimit on (?:the )?number of (?:applications|proposals|submissions)\b/i.test(
          statement.label ?? '',
        )
          ? /^(\d|one|two|three|four|five)\b/i.exec(statement.value ?? '')?.[1]
          : undefined;
      if (bindsPerson(statement) && (labelled ?? several ?? one.exec(text)?.[0])) {
        const most = labelled ?? several ?? 'one';
        return [
          finding(statement, {
            kind: 'eligibility',
            text: `One person may lead no more than ${most.toLowerCase()} ${/^(?:1|one)$/i.test(most) ? 'application' : 'applications'}`,
            weight: 64,
            topic: 'applications per person',
          }),
        ];
      }
      if (labelled && !/^(?:1|one)$/i.test(labelled))
        return [
          finding(statement, {
            kind: 'eligibility',
            text: `Submit no more than ${labelled.toLowerCase()} applications per organization`,
            weight: 73,
            topic: 'applications per applicant',
          }),
        ];
      if (several)
        return [
          finding(statement, {
            kind: 'eligibility',
            text: `Submit no more than ${several.toLowerCase()} applications`,
            weight: 72,
            topic: 'applications per applicant',
          }),
        ];
      if (!one.test(text) && !labelled) return [];
      const large = /^for ((?:large|small|main|project|core|multi-year) grants?)\b/i.exec(
        text,
      )?.[1];
      const per =
        /\bper (?:(?:organi[sz]ation|applicant|institution)\b)?[^.;,]{0,40}?\b(year|cycle|round|deadline|funding cycle|calendar year|fiscal year|12-month period)\b/i.exec(
          text,
        )?.[1];
      return [
        finding(statement, {
          kind: 'eligibility',
          text: `${large ? `${large}: submit` : 'Submit'} only one application per organization${per ? ` per ${per.toLowerCase()}` : (every(text) ?? '')}`,
          weight: 74,
          topic: 'applications per applicant',
        }),
      ];
    }),
};
