import { capitalize, squeeze } from '@grantwright/analyst';
import type { Guidelines, Statement } from '../guidelines.ts';
import { partAt, type SectionCandidate } from './candidate.ts';

const form = '(?:forms?|templates?|proforma)';
const kind =
  '(?:application|proposal|grant|request|nomination|funding|entry|submission|project|concept note)';
const state =
  '(?:(?:an?|the|our|this|your|duly|online|short|simple|printed|prescribed|completed|filled(?:[- ](?:in|out))?|signed|attached|following|mandatory|and|official) )*';
const orders =
  '\\b(?:[Cc]omplete[d]?|[Ff]ill(?:ing)?(?: (?:in|out|up))?|[Dd]ownload|[Uu]se|[Ss]ubmit|[Ss]end|[Oo]btain|[Rr]equest|[Rr]eturn|[Uu]sing|via|[Aa]nswer (?:all )?(?:of )?the questions (?:in|on|of))\\b (?:in |out |and (?:submit|return|send|sign|complete) )?';
/** "please complete a Heron Grant Proposal Template", "Submit the duly filled application form": who applies does it. */
const named = [
  new RegExp(`${orders}${state}((?:\\p{Lu}[\\p{L}'’&-]* ){1,7}(?:Form|Template))\\b`, 'u'),
  new RegExp(`${orders}${state}((?:${kind} )+${form})\\b`, 'i'),
  // "using the form for Round 12 proposals": what the form is for stands behind it.
  /\b(?:using|use|complete|fill (?:in|out)) (?:the|our|this) ((?:form|template) for (?:[\p{L}\d-]+ ){0,4}(?:proposals?|applications?|requests?|projects?|grants?))\b/iu,
  // "fill out the following Typeform", "The application is a Google Form": the form goes by who makes such forms.
  /\b(?:complete|fill (?:in|out)|apply (?:by|using|via|through|with|on)|using|via|through|(?:applications?|requests?) (?:is|are)|submit(?:ted)?(?: \p{L}+){0,4} (?:by|on|in|with|using|via|through))\b(?: (?:in|out|an?|the|our|this|following|short|online|simple))* ((?:Google|Microsoft|MS|Airtable|Cognito|Zoho|Qualtrics|Jot|Survey ?Monkey|Type)[ -]?Forms?)\b/iu,
];
/** "Download the form and fill it in": the one form there is, with no other name. */
const theForm =
  /\b(?:complete|fill (?:in|out|up)|download|obtain|return)\b (?:and (?:return|submit|send|sign|complete) )?(?:(?:in|out|up|an?|the|our|this|your|duly|short|simple|online|printed|prescribed|completed|filled[- ](?:in|out)|signed|attached|following|and)[ ,]+)*form\b(?! of)/i;
/** "Apply online", "Submit your application through the online portal". */
const online =
  /\b(?:apply (?:online|on ?line|through (?:the|our) (?:online )?(?:portal|system|website))|(?:online|web-based) application\b|applications? (?:must|should|can|may|will|are to|is to|has to|have to|shall) (?:only )?be (?:made|submitted|completed|filed|filled(?: in)?) (?:only )?(?:online|through the (?:online )?(?:portal|system|website))|(?:make|file|submit|complete|start) (?:an?|the|your|their) (?:online )?application (?:online|on the portal|through the portal))/i;
const notAsked =
  /\b(?:report|reporting|grantees?|recipients?|awardees?|after (?:the )?award|reimburse\w*|claim|feedback|contact form|w-?9|membership|newsletter|not (?:be )?(?:accept|us)\w*|no longer|cannot|paper applications?)\b/i;

const isOurs = ({ text, aside }: Statement): boolean =>
  (!aside || aside === 'background') && text.length <= 400 && !notAsked.test(text);

const tidy = (name: string): string =>
  capitalize(squeeze(name.replace(/\bforms\b/i, 'form').replace(/\btemplates\b/i, 'template')));

/** Where a call names no part at all but the form that holds them, or where one applies online, that is its one part. */
export const sectionsFromOnlyForm = ({ statements }: Guidelines): SectionCandidate[] => {
  for (const statement of statements.filter(isOurs)) {
    const name = named.map((pattern) => pattern.exec(statement.text)?.[1]).find(Boolean);
    if (name)
      return [partAt(statement, { name: tidy(name), told: [statement.text], from: 'sentence' })];
  }
  const ours = statements.filter(isOurs);
  const bare = ours.find(({ text }) => theForm.test(text));
  if (bare)
    return [partAt(bare, { name: 'Application form', told: [bare.text], from: 'sentence' })];
  const first = ours.find(({ text }) => online.test(text));
  return first
    ? [partAt(first, { name: 'Online application', told: [first.text], from: 'sentence' })]
    : [];
};
