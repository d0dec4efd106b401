import { lineForm } from '../grammar/line-form.ts';
import { mainVerb } from '../grammar/main-verb.ts';
import { topLevelParts } from './frames/top-level-parts.ts';

/** Short forms and signs that no sentence may keep. */
const leftOver =
  /@|(?<!\bn ?)=|\bT[uh]? (?:Th|Sat)|->|--|\s\+\s|\d\+\s|\b(?:w\/|abt|thru|hsholds?|hhs|attys?|pts|vols|pls|b4|lol|btw|asap|approx|ft|pt|del|incl|reps?\b(?=[,.;]| and)|re:)(?![\p{L}])|\p{L}\/(?:wk|mo|yr|hr)\b|\bT\/Th\b|\bM W F\b|\bTu Th\b|\bby then\b|\bplus \d{1,3} for\b|\bincluding (?:have|has|is|are)\b|\b\d+x\b|!!|\?\?/iu;
/** Who speaks of himself speaks to the writer. */
const personal = /\(me\)|(?:^|[^\p{L}.])(?:I|[Mm]e|[Mm]y)(?![\p{L}.-])/u;
/** An amount without its unit: "Ask is 75". */
const bareAmount =
  /^(?:the )?(?:ask|budget|request|total|cost|price|goal) (?:is|was) \d+(?:\.\d+)?\.?$/i;
/** "No fed money." */
const nothingOf = /^No (?:\p{L}+ ){1,2}\p{L}+\.?$/u;
const introduced =
  /^(?:in|at|on|by|during|since|when|if|with|after|before|for|from|because|although|while|as|today|currently|now|each|every|last|this)\b/i;
/** "412 people last season, was 355": a verb after a comma that has lost its subject. */
const loose =
  /^(?:was|were|is|are|has|had|have|will|would|could|can|sell|sold|put|pay|paid|turned|took|came|went|goes|got|gets|gives|gave|needs?|wants?|makes?|made|used|using|runs?|costs?)\b/i;
const opening =
  /^(?:so|also|plus|and|but|ok|okay|or|then|numbers|not|now)\b(?!,? (?:we|our|there|the|one|far)\b)/i;

/** What was a half sentence before a line broke, or lost its point, is none to be sent. */
const brokenInside = /\p{Ll} (?:We|If|The|It|They|When|Our|Raised) \p{Ll}/u;

/** "Bobolinks - 14 pair counted 2023": what the dash leaves out is anybody's guess. */
const dashedFragment = (text: string): boolean => {
  const [, before = ''] = /^([^,;:()]+?) [-–—] (?:\d|\p{Ll})/u.exec(text) ?? [];
  return before !== '' && mainVerb(before) === undefined && lineForm(before) === 'noun';
};

/** Fragments one after the other that no word ties together. */
const strung = (text: string): boolean => {
  const parts = topLevelParts(text.replace(/[.!]+$/, ''), /[,;]/).map((part) => part.trim());
  // "Ms. Ana Ruiz, a retired teacher, runs the tutoring"
  const apposed =
    parts.length === 3 &&
    /^\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){1,4}$/u.test(parts[0] ?? '') &&
    !loose.test(parts[1] ?? '');
  if (!apposed && parts.slice(1).some((part) => loose.test(part)))
    return !/, (?:and|but|which|who) /.test(text);
  const last = parts.at(-1) ?? '';
  const tied =
    / and | or |^(?:and|or|but|which|who|including|with|from|up|down|all|so|mostly|each|about|over)\b/.test(
      parts.length > 2 ? `${text.slice(text.lastIndexOf(',') + 2)}` : 'and',
    );
  const first = parts[0] ?? '';
  // "Room 3, 235 Church Street, the clerk has agreed": the verb comes too late to carry the first.
  const late =
    parts.length > 1 &&
    !introduced.test(first) &&
    mainVerb(first) === undefined &&
    lineForm(first) === 'noun' &&
    parts
      .slice(1)
      .some(
        (part) =>
          /^(?:the|we|they|it|he|she|city|nobody)\b/i.test(part) && mainVerb(part) !== undefined,
      );
  return late || (parts.length > 2 && !apposed && !tied && last !== '');
};

/**
 * Whether a line of hurried notes, as it stands now, is a sentence that could be sent: it has a verb,
 * no short forms, nothing said to the writer, and is not several fragments in a row.
 */
export const isReadable = (text: string): boolean =>
  !leftOver.test(text) &&
  !personal.test(text) &&
  !opening.test(text) &&
  !bareAmount.test(text) &&
  !brokenInside.test(text) &&
  !strung(text) &&
  !dashedFragment(text) &&
  !nothingOf.test(text) &&
  (/^(?:Every|Each) \p{Ll}/u.test(text) ||
    lineForm(text) === 'sentence' ||
    (lineForm(text) === 'noun' && mainVerb(text) !== undefined));

/** Whether a phrase or a sentence holds no short forms and nothing said to the writer. */
export const isClean = (text: string): boolean => !leftOver.test(text) && !personal.test(text);
