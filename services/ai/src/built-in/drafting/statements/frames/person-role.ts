import { mainVerb } from '../../grammar/main-verb.ts';
import { openEnd } from '../../grammar/write-sentence.ts';

const since =
  '(?: since (?:(?:January|February|March|April|May|June|July|August|September|October|November|December) )?\\d{4})?';
const person = new RegExp(
  `^((?:(?:Dr|Mr|Mrs|Ms|Rev|Prof|Sr|Fr|Cmdr|Capt|Sgt|Col)\\.? )?\\p{Lu}[\\p{L}'’.-]+(?: \\p{Lu}[\\p{L}'’.-]+){1,3}(?: (?:DVM|MD|DDS|DMD|RN|NP|PhD|MSW|LCSW|LICSW|CPA|JD|MPH|EdD|OSF))?),\\s+((?:co-?)?\\p{Ll}[\\p{Ll}-]+(?: [\\p{Ll}-]+| ESL){0,4}${since})(?:,\\s+(.+))?$`,
  'u',
);
const jobs =
  /\b(?:vet|veterinarian|dentist|conductor|chief|captain|director|manager|coordinator|officer|teacher|nurse|doctor|physician|president|chair|founder|lead|promotora|specialist|instructor|treasurer|secretary|counselor|therapist|supervisor|advisor|assistant|principal|pastor|chef|cook|driver|artist|analyst|librarian|consultant|organizer|administrator|superintendent|trainer|ceo|head)\b/i;
const span =
  /^(?:[\d]+|one|two|three|four|five|six|seven|eight|nine|ten|over|more than)\b[^,]*years?[^,]*$/i;

/** "Deb Hollins, executive director since 2013" as "Deb Hollins has been our executive director since 2013." */
export const personInRole = (text: string): string | undefined => {
  const [, name, given = '', rest = ''] =
    person.exec(openEnd(text).replace(/\bdir\.?(?=,| |$)/g, 'director')) ?? [];
  if (!name || !jobs.test(given) || mainVerb(text.split(',')[0] ?? '')) return undefined;
  // "Ana Ruiz, our head cook, wrote the menus": a sentence that says what it says.
  if (/^(?:our|the|an?) /.test(given) && rest) return undefined;
  const role = given.replace(/^(?:our|the|an?) /, '');
  const [, held, from] = /^(.+?) (since .+)$/.exec(role) ?? [];
  const first = held ? `${name} has been our ${held} ${from ?? ''}` : `${name} is our ${role}`;
  if (!rest) return `${first}.`;
  if (span.test(rest))
    return `${first}, with ${/years?$/i.test(rest) ? `${rest} of experience` : rest}.`;
  const past = /^(?:came|joined|grew|started|began|led|ran|taught|worked|founded|built)\b/.test(
    rest,
  );
  if (past) return `${first} and ${rest}.`;
  return /,/.test(rest) ? `${first} (${rest}).` : `${first}, ${rest}.`;
};
