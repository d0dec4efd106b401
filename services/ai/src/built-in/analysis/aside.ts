import type { Aside } from './guidelines.ts';

const headings: [Aside, RegExp][] = [
  [
    'past',
    /\b(?:(?:past|previous|recent|prior|former)(?:ly)? (?:\w+ ){0,2}(?:grants?|grantees?|awards?|awardees|recipients?|winners?|funded|projects|cohorts?)|(?:grant|award) (?:recipients|winners|history)|grantees|awardees|success stor(?:y|ies)|previously funded|grantee spotlight|what we have funded|our impact)\b/i,
  ],
  [
    'elsewhere',
    /\b(?:(?:other|related|additional|companion) (?:\w+ )?(?:grant|funding|programs?|programmes?|opportunit(?:y|ies))(?: (?:programs?|opportunities))?|other grants|other opportunities|matching gifts?(?: program)?|employee (?:giving|volunteering|matching)|more ways (?:we|to) \w+|^(?:coming up|upcoming events)(?: \w+){0,4}|^(?:events|calendar of events|what's on|stories)|see also|you may also like|related (?:links|notices|content|pages)|news|latest)\s*$/i,
  ],
  ['definition', /\b(?:definitions?|glossary|acronyms|key terms|terminology)\b/i],
  // A whole call that is published as a sample is what the reader came for.
  [
    'example',
    /^(?:\W*)(?:(?:examples?|samples?)(?! (?:call|request|notice|solicitation|invitation)\b)|hypothetical)\b/i,
  ],
  [
    'after',
    /\b(?:award administration|post[- ]award|after (?:the )?award|award notices?|administrative (?:and|&) national policy|terms (?:and|&) conditions|grant agreements?|if you (?:are|receive|get|win)\b|^(?:\W|\d|[IVX]+\.)*if (?:funded|awarded|selected|successful)\b|afterwards$|reporting(?: requirements)?|grantee (?:responsibilities|requirements)|recipient responsibilities|what happens (?:after|next)|managing your grant|contract terms|general provisions|risk review|selection process|non-?discrimination|award conditions)\b/i,
  ],
  [
    'background',
    /^(?:\W|\d|[IVX]+\.)*(?:background|introduction|about(?: us| the (?:foundation|funder|program|fund))?|our (?:history|story|mission|values)|history|mission|vision|statement from|foreword|message from|legal authority|legislative authority|statutory authority|program history|context|overview of need)\b/i,
  ],
];

const sentences: [Aside, RegExp][] = [
  ['example', /^(?:\(?(?:for example|for instance|e\.g\.|example:|sample\b|such as|an example))/i],
  ['example', /\b(?:is provided as an example|for illustration|hypothetical)\b/i],
  [
    'past',
    /\b(?:(?:in|since|during) (?:the )?(?:(?:fy ?)?(?:19|20)\d\d|fy ?\d\d)(?:[-/]\d+)?,? (?:(?!\b(?:must|will|may|should|shall|can)\b)[^.]){0,80}(?<!\bthe )\b(?:awarded|funded|granted|received|made|distributed|supported|gave)\b|(?:applications?|proposals?|submissions?|requests?) were due\b|(?:previous|prior|last|earlier) (?:call|round|cycle|competition|solicitation)\b[^.]*\b(?:was|were|had|received)\b|\bsupersedes\b|under a prior\b|(?:has|have) (?:awarded|invested|granted|given|funded|distributed|provided|supported|made)|(?<!\b(?:accounts|statements?|figures|reports?|budgets?|audits?|minutes|returns?)\b[^.;]{0,30})last year|previously awarded|to date,|since its (?:founding|inception)|was awarded|were awarded|(?:which|that|who|round|competition|cycle)\b[^.;]{0,60}\b(?:made|led to|resulted in) (?:about |over |more than )?\d+ (?:\w+ )?(?:awards?|grants?|projects)|replaces:?|past (?:grantees|recipients|awards)|(?:given|awarded|granted|distributed|donated) (?:in (?:19|20)\d\d|since|last year))\b/i,
  ],
  [
    'elsewhere',
    /\b(?:our other (?:grant|program)|a separate (?:program|grant|call|funding opportunity)|under (?:the|our) (?:other|companion)|(?:see|visit|consider|apply (?:to|for)|through|check|try) our (?:[\w&'-]+ ){1,6}(?:grants?|funds?|programs?|programmes?|awards?|initiatives?)\b|(?:grants?|programs?|programmes?|funds?) (?:is|are) a separate\b|through (?:its |other )?programs such as|not (?:part of|to be confused with) this|(?:individuals?|artists|students|schools|others|those|they|who) (?:should|can|may) (?:look at|see|consider|turn to) the\b|scholarship applications)\b/i,
  ],
  [
    'after',
    /\b(?:grantees|(?:grant|award|successful) ?recipients|recipients|awardees|awarded (?:organizations|applicants)|successful (?:applicants|bidders|proposers)|subrecipients|winning (?:applicants|proposers)|contractors?) (?:will|must|shall|are|may|should|agree)\b|\bif (?:you (?:receive|are awarded|get)|funded|awarded|selected|successful|your application is (?:approved|funded|successful))\b|\b(?:after|following|upon) (?:the )?(?:award|receipt of (?:the )?(?:award|grant|funds)|grant (?:award|approval))\b/i,
  ],
];

/** Whether what stands under these headings is a demand on applicants, or only stands beside the call. */
export const asideOfPath = (path: string[]): Aside | undefined => {
  for (const heading of [...path].reverse())
    for (const [aside, pattern] of headings) if (pattern.test(heading)) return aside;
  return undefined;
};

/** "Upload your Form 990 for the last year filed" orders something, whatever year it speaks of. */
const orders =
  /^(?:please |also |then )*(?:upload|attach|enclose|append|submit|send|include|provide)\b|\bmust (?:not )?have (?:been|had|spent|earned)\b/i;

/** "Successful applicants will answer the questions in the application form" says how one succeeds, before the award. */
const inApplication =
  /^successful (?:applicants|applications|proposals?) (?:will|must|should)\b(?!.*\b(?:reports?|agreements?|contracts?|notified|invited|receive)\b).*\b(?:application form|in (?:the|their|your) (?:application|proposal))\b/i;

const isNone = (aside: Aside, text: string): boolean =>
  (aside === 'past' && orders.test(text)) || (aside === 'after' && inApplication.test(text));

/** The same for one sentence. */
export const asideOfSentence = (text: string): Aside | undefined =>
  sentences.find(([aside, pattern]) => pattern.test(text) && !isNone(aside, text))?.[0];

/** What was, what is shown as an example and what is asked elsewhere are no facts of this call. */
export const isOfAnotherCall = ({ aside }: { aside?: Aside }): boolean =>
  aside === 'past' || aside === 'example' || aside === 'elsewhere';
