import { anyOf } from '../../values/any-of.ts';
import type { BudgetLine } from '../../contract/submission.ts';
import { numberWords, parseWholeNumber } from '../../values/numbers/number-words.ts';

/** A number of people in one role: "two case managers". */
export type StaffCount = { role: string; count: number };

const roleNouns =
  'administrator|advisor|advocate|aide|analyst|apprentice|assistant|attorney|bookkeeper|case manager|case worker|caseworker|chef|clinician|' +
  'coach|consultant|cook|coordinator|counselor|dentist|director|driver|educator|engineer|evaluator|facilitator|fellow|' +
  'instructor|intern|interpreter|lawyer|librarian|manager|mentor|navigator|nurse|officer|organizer|paralegal|psychologist|' +
  'ranger|researcher|scientist|outreach worker|social worker|health worker|youth worker|peer worker|translator|' +
  'specialist|supervisor|teacher|technician|therapist|trainer|tutor';
const smallNumber = String.raw`\d{1,3}|${numberWords}`;
const rolePattern = String.raw`((?:[\p{L}-]+ ){0,3}?)(${roleNouns})s?\b`;
const countedRole = new RegExp(
  String.raw`(?<![\p{L}\d.,$-])(${smallNumber}) ${rolePattern}`,
  'giu',
);
const anyRole = new RegExp(String.raw`\b${rolePattern}`, 'iu');
const numberAfter = /^\s?(?:\((\d{1,3})\)|[x×]\s?(\d{1,3})\b)/i;
const numberOfBasis = new RegExp(
  String.raw`^(${smallNumber})(?![\d.,%])\s?(?:[×x@]\s|at\b|people\b|persons?\b|positions?\b|staff\b|full-time\b|part-time\b)`,
  'i',
);
const hiringContext = anyOf(
  /\b(?:hir(?:e|es|ing)|employ(?:s|ing)?|recruit(?:s|ing)?|pay(?:s|ing)?(?: for)?)\b[^.;]{0,40}$/i,
  /\b(?:fund(?:s|ing)?|salar(?:y|ies) (?:of|for))\b[^.;]{0,40}$/i,
  // "is led by two coordinators and one evaluator"
  /\b(?:is|are|be)\s[a-z-]+\s(?:[a-z-]+\s)?by\s(?:[^.;,]{0,30}\sand\s)?$/i,
);
/** "Two coordinators will visit schools." */
const planAfter = /^\s(?:will|would)\s(?!volunteer)/i;
const modifiersToIgnore = anyOf(
  /\b(?:new|full-time|part-time|additional|more|other|bilingual|experienced|trained|qualified)\s/gi,
  /\b(?:certified|licensed|paid|the|our|for)\s/gi,
);
/** Additional counts in long text are ignored, to keep the search fast. */
const maxCounts = 500;

/** Finds the staff to be hired, paid or deployed according to the text, if it states how many. */
export function findStaffInText(line: string): (StaffCount & { text: string })[] {
  return [...line.matchAll(countedRole)]
    .slice(0, maxCounts)
    .filter(
      ({ 0: text, index }) =>
        hiringContext.test(line.slice(Math.max(0, index - 80), index)) ||
        planAfter.test(line.slice(index + text.length, index + text.length + 20)),
    )
    .map(([text, number = '', modifiers = '', noun = '']) => ({
      text,
      role: normalizeRole(modifiers, noun),
      count: parseWholeNumber(number),
    }));
}

/** Finds the role of a budget line, with the number of people if the item or the basis states it. */
export function findStaffInLine({
  item,
  basis = '',
}: BudgetLine): { role: string; count: number | undefined } | undefined {
  const withNumber = [...item.matchAll(countedRole)][0];
  const match = withNumber ?? anyRole.exec(item);
  if (!match) return undefined;
  const [modifiers = '', noun = ''] = match.slice(withNumber ? 2 : 1);
  const after = numberAfter.exec(item.slice(match.index + match[0].length));
  const number =
    withNumber?.[1] ??
    after?.[1] ??
    after?.[2] ??
    numberOfBasis.exec(basis)?.[1] ??
    findNumberOfRole(basis, noun);
  return {
    role: normalizeRole(modifiers, noun),
    count: number ? parseWholeNumber(number) : undefined,
  };
}

/** Finds the number of people in a basis such as "3 coordinators at $10,000". */
const findNumberOfRole = (basis: string, noun: string): string | undefined => {
  const [first] = basis.matchAll(countedRole);
  return first?.index === 0 && first[3]?.toLowerCase() === noun.toLowerCase()
    ? first[1]
    : undefined;
};

const normalizeRole = (modifiers: string, noun: string): string =>
  `${modifiers.replace(modifiersToIgnore, '')}${noun}`.toLowerCase();
