import { capitalize } from '@grantwright/analyst';
import { grantsRight } from '../grants-right.ts';
import type { Guidelines, Statement } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { objectsOf } from './asked-objects.ts';
import { barePaper } from './bare-paper.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { isNoPart } from './no-part.ts';
import { namesPaper, namesPeople } from './paper-nouns.ts';

const longest = 520;
const mostWords = 10;

/** What comes after the award, is done by others, or is refused. */
const notAsked =
  /\b(?:do not|don't|not (?:need|required|necessary)|need not|(?:should|must|may|can) not|cannot|never|no need to|rather than|unable to)\b|\b(?:grantees|grant ?holders|recipients|winners|awardees|reviewers|donors|members of the committee|successful (?:applicants|groups|organi[sz]ations|projects))\b|\b(?:we|the (?:board|trustees|committee|foundation|trust|fund|council|panel|staff|clerk|secretary)) (?:will|may|shall|can|must)\b|\b(?:if|once|when|after)\b[^,.;]{0,40}\b(?:awarded|selected|successful|approved|chosen|invited|shortlisted|granted|funded|received (?:a|the|your) grant|complete)\b|\b(?:at the end|after (?:the|your) (?:project|event|award|grant)|within \w+ (?:days|weeks|months) (?:of|after)|reimburs\w+|to claim|payment|(?:final|progress|completion|interim) report|(?:up)?on completion|partial funding|for example|such as)\b/i;

/** "Successful applicants will answer the questions in the application form": all of them do, who want to succeed. */
const ofAll =
  /^successful (?:applicants|applications|groups|organi[sz]ations|projects) (?=(?:will|must|should)\b.*\b(?:application form|in (?:the|their|your) (?:application|proposal))\b)/i;

const more =
  /,?\s(?:that|which|who|whom|saying|telling|showing|stating|explaining|describing|outlining|detailing|listing|indicating|giving|confirming|containing|including|signed by|so that|in order|via|using|through|before|no later|when|if|where|unless|as part|available|found|below|above|here|online|on (?:our|the) (?:web\s?site|website|page)|(?:of )?(?:no|not) (?:more|longer) than|(?:of )?up to|of at most|by (?=(?:the )?\d|the (?:deadline|date|end|closing)|\p{Lu}|noon|e-?mail|post|mail)|to (?=(?:us|me|the|our|your|be)\b|[\p{Lu}]|[\w.-]+@)|at (?=\p{Lu}|[\w.-]+@)|in (?=(?:pdf|word|electronic|hard|one|a single|the form of|english)\b|\d)|with (?=(?:an?|the|your)\b))\s?/u;
const tells =
  /\s(?:that|which) (?:says?|tells? us|explains?|describes?|states?|sets? out|shows?|outlines?|covers?|gives?|answers?)\s|\s(?:saying|telling us|explaining|describing|stating|outlining|setting out|detailing)\s/i;
const clause = /^(?:what|how|who|whom|why|where|when|whether|which)\s/i;
const optional = /\boptional\b|\b(?:if|where) [\p{L} ]{3,60}|\bfor example\b/iu;

const nameOf = (phrase: string): string => {
  const bare = barePaper(phrase);
  // Who is named is told by what they know.
  const [head = bare] = namesPeople(bare) ? [bare] : bare.split(more);
  const words = head.split(' ');
  const name = words.length > mostWords ? (head.split(/\s(?:for|from|to|in)\s/)[0] ?? head) : head;
  // "Annual accounts: office@…" goes there.
  return capitalize(name.replace(/:? *\S+@\S+$/, '').replace(/[\s,:;.]+$/, ''));
};

/** "a letter that says who you are, what it is for and how much you need": the clauses are told in the letter. */
const withPrompts = (phrases: string[]): { phrase: string; prompts: string[] }[] => {
  const found: { phrase: string; prompts: string[] }[] = [];
  let open = false;
  for (const phrase of phrases) {
    const last = found.at(-1);
    if (last && open && (clause.test(phrase) || !namesPaper(barePaper(phrase)))) {
      last.prompts.push(
        ...phrase.split(/ and (?=(?:what|how|who|why|where|when)\b)/).map(capitalize),
      );
      continue;
    }
    const told = phrase.split(tells)[1];
    open = told !== undefined;
    found.push({ phrase, prompts: told ? [capitalize(told)] : [] });
  }
  return found;
};

const inStatement = (statement: Statement): SectionCandidate[] => {
  const { text, aside } = statement;
  if (aside && aside !== 'background') return [];
  if (text.length > longest || notAsked.test(text.replace(ofAll, 'You '))) return [];
  return withPrompts(objectsOf(text)).flatMap(({ phrase, prompts }): SectionCandidate[] => {
    const name = nameOf(phrase);
    if (!namesPaper(name) || name.split(' ').length > mostWords) return [];
    if (isNoPart(name) || onlyKind.test(name) || grantsRight(name)) return [];
    return [
      partAt(statement, {
        name,
        prompts,
        told: statement.form === 'pair' ? [] : [text],
        limit: lengthLimitOf(phrase),
        required: !optional.test(phrase),
        from: 'sentence',
      }),
    ];
  });
};
/** Alone these say nothing of what is handed in. */
const onlyKind =
  /^(?:(?:full |final |grant |your )*(?:proposals?|applications?)|forms?|templates?|documentation|evidence|proof|certificates?|certifications?|plans?|lists?|statements?|documents?|samples?|copies|permits?|agreements?|schedules?|declarations?|contracts?|estimates?|endorsements?|recordings?)$/i;

/** Where a small call names in a sentence or two what is sent to it, each of these papers is a part. */
export const sectionsFromAskedPapers = ({ statements }: Guidelines): SectionCandidate[] =>
  statements.flatMap(inStatement);
