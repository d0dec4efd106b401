import { anyOf } from '../../values/any-of.ts';

const aiTool =
  '(?:AI|[Aa]rtificial [Ii]ntelligence|[Ll]anguage models?|LLMs?|ChatGPT|Copilot|Gemini|Claude|Grantwright)';
const writingVerb =
  '(?:drafted|written|wrote|generated|prepared|edited|reviewed|produced|created|checked|proofread|translated|summarized|composed|developed)';
const aiToolName = new RegExp(`\\b${aiTool}\\b`);
const plan = /\b(?:will|would|plans? to|going to|aims? to|propos\w+ to)\b/i;
/** Verbs of a statement that AI was, or was not, used. */
const usage = new RegExp(
  `\\b(?:used|relied|helped|assisted|${writingVerb})\\b|(?:\\b(?:not|never)|n['’]t) us(?:e|ing)\\b|\\bwithout\\b|-(?:assisted|generated)\\b`,
  'i',
);
/** How the text of an application refers to the application itself. */
const ownApplication = anyOf(
  /\b(?:this|our|the|these) (?:\w+ )?(?:application|proposal|narrative|submission|draft)\b(?! (?:of|for|process|form)\b)/i,
  /\b(?:this|these) (?:text|document|request|answers|responses|pages)\b/i,
  /\b(?:draft|write|prepare|edit|proofread)(?:ed|ing)? (?:it|this|them)\b/i,
  /\bto (?:help )?(?:proofread|edit|draft|write)(?:\W|$)/i,
);
const aiUsePatterns = [
  `${aiTool}\\b.{0,60}\\b(?:was|were|has been|have been) (?:\\w+ )?used\\b`,
  `\\b(?:was|were|has been|have been) (?:\\w+ ){0,2}${writingVerb}\\b.{0,60}\\b(?:by|with|using|without)\\b.{0,60}${aiTool}`,
  `(?:\\b(?:used|not use|relied on|using|with|without)|n['’]t use)\\b.{0,40}${aiTool}\\b.{0,60}\\b(?:to|for|in|when|while)\\b`,
  `${aiTool}(?: tools?)? (?:helped|assisted|drafted|wrote|edited|checked|proofread|generated|translated)\\b`,
  `\\bwithout\\b.{0,30}${aiTool}`,
].map((source) => new RegExp(source));

const listSentences = (text: string): string[] => text.split(/[.!?](?:\s|$)|\n/);

/** Whether a statement on AI says that AI was, or was not, used. */
export const isAiStatement = (text: string): boolean => aiToolName.test(text) && usage.test(text);

/** Whether the text says that AI was, or was not, used to prepare it. Describing a project about AI does not count. */
export const statesAiUse = (text: string): boolean =>
  listSentences(text).some(
    (sentence) =>
      aiToolName.test(sentence) &&
      ownApplication.test(sentence) &&
      !plan.test(sentence) &&
      aiUsePatterns.some((link) => link.test(sentence)),
  );

const denial = anyOf(
  new RegExp(`\\b(?:[Nn]o|[Nn]one of|[Ww]ithout)(?: [\\w-]+){0,5} ${aiTool}\\b`),
  /(?:\b(?:[Nn]ot|[Nn]ever)|n['’]t) (?:been )?(?:us(?:e|ed|ing)|rely|relied|draft|drafted|write|written|generated?)\b/,
  /\b[Nn]o (?:part|page|section|sentence|text|word)s?\b/,
);
/** "AI was not used for the budget, but for the summary" */
const partial = /\b(?:but|except|other than|only|although|however|apart from|beyond)\b/i;

/** "We used AI", "was drafted with AI", "AI drafted" */
const affirmation = anyOf(
  new RegExp(
    `\\b(?:[Ww]e|I|[Ss]taff|team|writer|consultant)\\b (?:\\w+ )?(?:used|relied on) (?:[\\w’-]+ ){0,3}${aiTool}\\b`,
  ),
  new RegExp(
    `\\b(?:was|were|has been|have been) (?:\\w+ )?(?:drafted|written|generated|prepared|produced|created|composed|edited|translated)\\b.{0,60}\\b(?:by|with|using)\\b.{0,40}${aiTool}\\b`,
  ),
  new RegExp(
    `${aiTool}(?: tools?)? (?:(?:was|were|has been|have been) (?:\\w+ )?used|helped|assisted|drafted|wrote|generated|edited|translated)\\b`,
  ),
);
const clauseStart = /;|,? (?:and|but|while|though|although) /;
/** The denial belongs to the verb before it: "AI was used for no part" */
const endsOpen = /\b(?:by|for|in|on|to(?: \w+)?|with)\s*$/;

/** Whether a clause says, before any denial, that AI was used. */
const affirmsAiUse = (sentence: string): boolean =>
  sentence.split(clauseStart).some((clause) => {
    const [start = ''] = clause.split(denial);
    return affirmation.test(start) && !(start !== clause && endsOpen.test(start));
  });

/** Whether the text mentions AI only to say that it was not used. */
export function deniesAiUse(text: string): boolean {
  const statements = listSentences(text).filter(isAiStatement);
  return (
    statements.length > 0 &&
    statements.every((one) => denial.test(one) && !partial.test(one) && !affirmsAiUse(one))
  );
}

/** Extracts the sentences of an application that say whether AI was used to prepare it. */
export const extractAiUseSentences = (text: string): string =>
  listSentences(text).filter(statesAiUse).join('\n');

const disclosureHeading =
  /\b(?:use|disclosure|statement|acknowledg\w+)\b.{0,40}\bAI\b|\bAI\b.{0,40}\b(?:use|disclosure|statement)\b/i;

/** Whether a heading introduces the statement on AI. */
export const isDisclosureHeading = (heading: string): boolean => disclosureHeading.test(heading);
