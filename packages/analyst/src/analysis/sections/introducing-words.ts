import { trimEndCharacters } from '../../text/normalize.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const introducing = set(
  'include includes included including contain contains containing consist consists consisting comprise comprises ' +
    'comprising such following follows below namely',
);
/** Words around the introducing word, which say nothing about the subject. */
const linking = set(
  'please must should shall may will can could to the of as with is are be also that which at least minimum a an and in ' +
    'by it this these you your we our us for has have all each',
);
const requesting = set(
  'describe explain discuss outline list provide submit attach share give state answer complete address specify tell ' +
    'indicate use see enter note write prepare respond',
);
/** Words that open a clause, not a name: "In at most two pages, please include". */
const prepositions = set('in within on for with at by if when under using after before as to from');
/** Words for the application as a whole, of which every section is a part. */
const whole = set(
  'application applications proposal proposals applicant applicants submission submissions request requests candidate ' +
    'candidates what items information details documents questions prompts below',
);

/** Words for what the list contains: "each of the following questions". */
const announced =
  /(?<=\b(?:the|these) following)(?: \p{L}+){0,2} (?:information|criteria|\p{L}+s)(?<! (?:years|months|weeks|days))$/iu;

/**
 * Removes the words that introduce a list from a title: "Cover sheet, including" is a cover sheet. Returns undefined if
 * the rest names no section: "Please describe", "Proposals should include the following", "In two pages, please
 * include".
 */
export function removeIntroducingWords(title: string): string | undefined {
  const words = title.replace(announced, '').split(' ');
  const keys = words.map((word) => word.toLowerCase().replace(/[^\p{L}]+/gu, ''));
  const isEmpty = (key: string) => key === '' || linking.has(key) || requesting.has(key);
  const saysNothing = (key: string) => isEmpty(key) || whole.has(key);
  const opening = keys.slice(0, Math.max(0, keys.indexOf('following')));
  const requestsMore = keys.slice(opening.length).some((key) => requesting.has(key));
  if (opening.length > 0 && opening.every(saysNothing) && !requestsMore) return undefined;
  const verb = keys.find((key) => !linking.has(key)) ?? '';
  let end = words.length;
  while (end > 0 && (introducing.has(keys[end - 1] ?? '') || linking.has(keys[end - 1] ?? '')))
    end--;
  if (!keys.slice(end).some((key) => introducing.has(key)))
    return keys.length > 1 && keys.every(requesting.has(verb) ? saysNothing : isEmpty)
      ? undefined
      : title;
  const rest = keys.slice(0, end);
  const isClause = prepositions.has(rest[0] ?? '');
  return isClause || rest.every(saysNothing)
    ? undefined
    : trimEndCharacters(words.slice(0, end).join(' '), ',;:–—-');
}

/** Whether a title introduces a list: "Cover sheet, including:". */
export const introducesList = (title: string): boolean => removeIntroducingWords(title) !== title;
