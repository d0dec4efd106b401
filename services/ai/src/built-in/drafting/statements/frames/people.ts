import { capitalize } from '../../../../text/normalize.ts';
import { mainVerb } from '../../grammar/main-verb.ts';
import { joinList, openEnd } from '../../grammar/write-sentence.ts';
import { topLevelParts } from './top-level-parts.ts';

const job =
  'vet|veterinarian|dentist|conductor|chief|captain|director|manager|coordinator|officer|teacher|nurse|doctor|physician|president|chair|chairperson|founder|lead|leader|promotora|specialist|instructor|treasurer|secretary|counselor|therapist|supervisor|advisor|adviser|assistant|principal|pastor|chef|cook|driver|artist|analyst|librarian|consultant|organizer|administrator|superintendent|trainer|head|bookkeeper|curator|producer|editor|farmer|gardener|mechanic|engineer|foreman|steward|builder|person|aide|clerk|receptionist|lifeguard|translator|interpreter|worker|navigator|attorney|lawyer|paralegal|CEO|COO|CFO|ED';
const title =
  '(?:(?:Dr|Mr|Mrs|Ms|Rev|Prof|Fr|Cmdr|Capt|Sgt|Col|Lt)\\.? (?:\\(ret\\.?\\) )?|(?:Sister|Brother|Pastor|Father|Coach|Big|Auntie|Uncle|Judge|Rabbi|Imam) )?';
const capital = "\\p{Lu}[\\p{L}\\p{M}’'.-]*";
const name = `${title}${capital}(?: (?:["“][^"”]{2,20}["”]|${capital}|de|la|las|los|del|van|von|da|dos|bin|al|of the|the|of))*? ?${capital}|(?:Mr|Mrs|Ms|Dr|Prof|Coach|Sister|Pastor)\\.? ${capital}`;
/** Roles are written small or large, names never small. */
const anyCase = (words: string): string =>
  words
    .split('|')
    .map(
      (word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0).toLowerCase()}]${word.slice(1)}`,
    )
    .join('|');
const role = `(?:[\\p{L}/-]+ ){0,4}?(?:${anyCase(job)})(?:(?: ?& ?| and )(?:${anyCase(job)}))?(?: of \\p{L}+(?:(?: and)? \\p{Ll}+)?)?`;

const roleFirst = new RegExp(
  `^(?:[Oo]ur |[Tt]he )?(${role})(?:[:,]| =)? (${name})(?:,? (retired|emeritus|emerita))?( \\([^()]+\\))?$`,
  'u',
);

const shortRoles: [RegExp, string][] = [
  [/\bDir\.?(?= |$)/gi, 'director'],
  [/\bAsst\.?(?= |$)/gi, 'assistant'],
  [/\bExec\.?(?= |$)/gi, 'executive'],
  [/\bMgr\.?(?= |$)/gi, 'manager'],
  [/ ?& ?/g, ' and '],
];
const written = (given: string): string =>
  shortRoles
    .reduce((text, [pattern, full]) => text.replace(pattern, full), given)
    .split(' ')
    .map((word) => (/^\p{Lu}{2,4}$|-speaking$/u.test(word) ? word : word.toLowerCase()))
    .join(' ');

/** "nurse advisor Fatoumata Bah RN" as a role and who has it. */
const held = (part: string): string | undefined => {
  const [, given = '', who = '', state = '', aside = ''] =
    roleFirst.exec(
      part
        .replace(/\bExec\.? (?=Dir)/gi, 'Executive ')
        .replace(/\bDir\.? /gi, 'Director ')
        .replace(/\bAsst\.? /gi, 'Assistant ')
        .replace(/\bSuperv\.? /gi, 'Supervising '),
    ) ?? [];
  if (!who || !/ /.test(who) || /\b(?:we|and|the|is|was|has)\b/i.test(given)) return undefined;
  return `our ${written(given)} is ${who}${state ? ` (${state})` : ''}${aside}`;
};

/** "Sister Agnes runs it since 2012" as "Sister Agnes has run it since 2012". */
export const forYears = (text: string): string =>
  text.replace(
    /\b(runs|leads|directs|heads|manages|chairs|coaches|conducts)( [^.;]*?\bsince (?:\p{L}+ )?(?:19|20)\d\d)/gu,
    (_, verb: string, rest: string) => `has ${done[verb] ?? verb}${rest}`,
  );
const done: Record<string, string> = {
  runs: 'run',
  leads: 'led',
  directs: 'directed',
  heads: 'headed',
  manages: 'managed',
  chairs: 'chaired',
  coaches: 'coached',
  conducts: 'conducted',
};

const inOne = (roles: string[]): string =>
  roles.length === 2 ? roles.join(', and ') : joinList(roles);

const toContact = new RegExp(
  `^(?:[Tt]he |[Oo]ur |[Mm]ain )*[Cc]ontact(?: person)?(?: is|:| =| [-–—]) (${name}), (${role})$`,
  'u',
);

/** "Director Ana Ruiz, nurse advisor Bo Lind RN" as "Our director is Ana Ruiz, and our nurse advisor is Bo Lind RN." */
export const aboutPeople = (text: string): string | undefined => {
  const [, contact, post] = toContact.exec(openEnd(text)) ?? [];
  if (contact && post) return `${contact} is our ${written(post)}.`;
  const years =
    forSomeYears(openEnd(text)) ??
    withDetails(openEnd(text).replace(/^([^,;]+) [-–—] (?=\p{Ll}[^;:]*$)/u, '$1, '));
  if (years) return years;
  const clauses = topLevelParts(openEnd(text), /;/).map((clause) => {
    const parts = topLevelParts(clause, /,| and /);
    const roles = parts.flatMap((part) => held(part) ?? []);
    if (roles.length === parts.length) return { text: inOne(roles), people: true };
    // "Sister Agnes runs it, cook Mike Delacroix, treasurer Harriet Vogel": the first does, the others are.
    const first = parts[0] ?? '';
    if (roles.length === parts.length - 1 && roles.length > 0 && doing.test(first))
      return { text: `${forYears(first)}; ${inOne(roles)}`, people: true };
    return mainVerb(clause) === undefined ? undefined : { text: clause, people: false };
  });
  return clauses.every((clause) => clause !== undefined) && clauses.some(({ people }) => people)
    ? `${capitalize(clauses.map((clause) => clause.text).join('; '))}.`
    : undefined;
};
const itsYears = new RegExp(
  `^(${capital}(?: ${capital})*) is (?:the|our) (${role})(?: \\(me\\))?, (\\d+ years?)(?:, (before that),? (.+))?$`,
  'u',
);
/** "Sheryl is the director (me), 6 years, before that county EMS" */
const forSomeYears = (line: string): string | undefined => {
  const [, who, what, years, , before] = itsYears.exec(line) ?? [];
  return who && what && years
    ? `${who} has been our ${written(what)} for ${years}${before ? ` (before that, ${before})` : ''}.`
    : undefined;
};

/** "Executive Director Ana Ruiz, Yale Law School 2009, came here in 2019": what more is told of one. */
const withDetails = (line: string): string | undefined => {
  const [first = '', ...details] = topLevelParts(line, /,/);
  const [, whole, years] = /^(.+?) (\d+ years?\b.*)$/.exec(first) ?? [];
  const who = held(whole ?? first);
  const more = years ? [years, ...details] : details;
  if (!who || more.length === 0 || more.length > 3 || details.some((part) => held(part)))
    return undefined;
  if (/\b(?:we|our|they|is|are|will)\b/i.test(more.join(' ')) || who.endsWith(')'))
    return undefined;
  return `${capitalize(who)} (${more.join(', ')}).`;
};

const doing =
  /^\p{Lu}\S* \p{Lu}.* (?:runs|leads|directs|heads|oversees|manages|started|founded)\b/u;
