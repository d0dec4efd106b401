import { capitalize, splitSentences } from '@grantwright/analyst';
import { isPower } from './legal-powers.ts';
import { isBoilerplate, withoutTail } from './mission-passage.ts';

const wordsIn = (text: string): Set<string> => new Set(text.split(' '));
/** What these do says nothing of the field: "to promote rowing" is rowing. */
const empty = wordsIn(
  'provide furnish promote advance support encourage foster further offer deliver maintain run keep bring',
);
/** What these do is a part of the field: "to preserve the records of a railroad". */
const telling = wordsIn(
  'preserve protect conserve restore collect interpret discover document exhibit repair renovate rescue rehome release heal take shelter rehabilitate monitor plant publish translate digitize make advocate search match acquire open teach',
);
/** Behind a mere comma these may be nouns: "…, support groups, and exhibits". */
const nouns = wordsIn(
  'support document exhibit repair rescue release shelter monitor plant match search open take keep run advance offer make bring further',
);

const stemOf = (word: string): string | undefined => {
  const own = word.toLowerCase();
  return [own, own.replace(/ing$/, ''), own.replace(/ing$/, 'e')].find(
    (form) => empty.has(form) || telling.has(form),
  );
};
const joint = /^(?:,? (?:and|or)(?: to)? |, )/;

/** The verbs that open a clause, as written, and whether all of them say nothing. */
const verbsOf = (clause: string): { verbs: string; bare: boolean } | undefined => {
  let [at, end, bare] = [0, 0, true];
  for (;;) {
    const word = /^\p{L}+/u.exec(clause.slice(at))?.[0] ?? '';
    const stem = stemOf(word);
    if (stem === undefined) break;
    bare = bare && empty.has(stem);
    end = at + word.length;
    const link = joint.exec(clause.slice(end))?.[0];
    if (link === undefined) break;
    at = end + link.length;
  }
  return end === 0 ? undefined : { verbs: clause.slice(0, end), bare };
};

/** Whether a piece behind a comma opens with a verb, and what stands before the comma is more than verbs. */
const opensClause = (before: string, piece: string): boolean => {
  const stem = stemOf(/^\p{L}+/u.exec(piece)?.[0] ?? '');
  if (stem === undefined || verbsOf(before)?.verbs === before) return false;
  return !nouns.has(stem) || /^(?:match .+ with|search for|open .+ to) /.test(piece);
};

/** "…, to keep gardens, and to teach …"; "…, search for lost pets, and provide …". */
const clausesOf = (told: string): string[] => {
  const listed = told.split(/;\s+(?:and )?(?:to )?|,? and to (?=\p{Ll})|, to (?=\p{Ll})/u);
  if (listed.length > 1) return listed;
  const clauses: string[] = [];
  for (const piece of told.split(', ')) {
    const last = clauses.pop();
    const own = piece.replace(/^and /, '');
    if (last === undefined) clauses.push(own);
    else if (opensClause(last, own)) clauses.push(last, own);
    else clauses.push(`${last}, ${piece}`);
  }
  return clauses;
};

const lead =
  /^(?:["“]?To (?=\p{Ll})|.{0,220}?\b(?:(?:mission|purposes?|objects?|objectives?|aims?)\b.{0,80}? (?:is|are|shall be)(?: as follows)?|exists|(?:formed|established|founded|organi[sz]ed|created)|(?:more )?(?:specifically|particularly)|in particular|namely),?:? (?:to |(?=\p{Ll}+ing )))|^.{0,160}?\b(?:dedicated|devoted) to (?=\p{Ll}+ing )/iu;
const namely =
  /^.{0,300}?\b(?:(?:more )?(?:specifically|particularly)|in particular|namely),?:? (?:its (?:\p{Ll}+ )?purposes? (?:is|are) )?to (?=\p{Ll})/iu;
/** For whom, on what terms, by what means and why. */
const behind =
  /,? (?:(?:by|through) (?:the |an? )?\p{L}+(?:ing|ion|ance)\b|so that|in order to|(?:regardless|irrespective) of|without (?:charge|regard|distinction)|free of charge|at no (?:charge|cost)|for the (?:benefit|enjoyment|use|good) of|to (?:the public|visitors|everyone|schoolchildren|all)(?= and |,|$)|(?:built|founded|opened|erected) in \d|alive$).*$/iu;
const article = /^(?:for )?(?:the |an? |all )?/i;
const learners = String.raw`(?:young |older |local )?(?:people|adults|children|youths?|students|teenagers|pupils|women|men|girls|boys|families)`;
/** "Teach adults of the county to read": what they are taught to do is told behind them. */
const taughtTo = new RegExp(`^(?:the )?${learners}\\b.{0,80}? (?:to|how to) \\p{Ll}`, 'iu');
/** What is no thing: whom a body has in mind, itself, its means, virtues, and what another sentence named. */
const nothing =
  /^(?:them|they|it|this|these|those|our|their|each|every|everyone|people|better|safe|fun|good|happy|strong)\b|\b(?:funds?|fund-?rais\w*|money|donations?|members?(?:hip)?|volunteers|meetings?|dues|themselves|itself|excellence|awareness|opportunit\w+|one another|each other|what is|lives|world|citizens|hope|love|faith|purposes?|both|together|safe)\b|["“”()?!:]/iu;
/** "… to live well beside both": it says what only with what stands before. */
const pointing = /\b(?:both|them|themselves|it|these|those|this)\b/i;
const isNamed = /^(?:former )?\p{Lu}\p{L}+ \p{Lu}|\d/u;
const mostParts = 4;
const mostWords = 24;

const topicOf = (clause: string): { text: string; bare: boolean } | undefined => {
  const found = verbsOf(clause);
  if (!found || isPower(clause) || isBoilerplate(clause)) return undefined;
  const rest = clause.slice(found.verbs.length);
  if (joint.test(rest)) return undefined;
  const object = rest
    .replace(/[\s.,;]+$/, '')
    .replace(behind, '')
    .trim();
  const toDo = /^teach(?:ing)?$/i.test(found.verbs) && taughtTo.test(object);
  const own = object.replace(article, '');
  const words = own.split(' ').length;
  const isThing = toDo ? !pointing.test(own) : !nothing.test(own) && !isNamed.test(own);
  if (!isThing || words < 2 || words > mostWords) return undefined;
  return { text: found.bare ? own : `${found.verbs} ${object}`, bare: found.bare };
};

/**
 * What the clauses of a mission name, one after another, where their verbs have things for their objects. A lone verb
 * that says nothing leaves too little: "to support stability".
 */
export const focusOfClauses = (mission: string): string | undefined => {
  const first = splitSentences(mission)[0]?.text ?? '';
  const opening = namely.exec(first)?.[0] ?? lead.exec(first)?.[0];
  if (opening === undefined) return undefined;
  const clauses = clausesOf(withoutTail(first.slice(opening.length)));
  if (!verbsOf(clauses[0] ?? '')) return undefined;
  const topics = clauses.flatMap((clause) => topicOf(clause) ?? []).slice(0, mostParts);
  const [only, second] = topics;
  return only && topics.length * 2 >= clauses.length && (second || !only.bare)
    ? capitalize(topics.map(({ text }) => text).join(', '))
    : undefined;
};
