import { openEnd } from '../../grammar/write-sentence.ts';
import { mainVerb } from '../../grammar/main-verb.ts';

const crew =
  /^(staff|members|volunteers|board(?: members)?|students|mentors|tutors|trustees)(?: of)?[:,]? (\d[\d,]*)( \([^()]+\))?(?:[,;] (.+))?$/i;
const kindOfCrew = /^(volunteers|members|partners|students)[,:] (\d[\d,]* \p{Ll}[\p{Ll} ]+)$/iu;
const clientele =
  'people|guests|children|youth|teens|families|households|adults|seniors|patients|clients|veterans|refugees|girls|boys|women|men|learners|campers|participants|residents|students|meals|visitors';
const served = new RegExp(
  `^((?:about |over |more than |nearly )?\\d[\\d,]* (?:(?:different|unique|new|hot|free|warm) )?(?:${clientele})) ?(?:\\/ ?mo|a month|per month|a week|a year|last (?:season|year|winter|summer|month)|this (?:season|year|winter|summer)|in (?:19|20)\\d\\d)\\b(.*)$`,
  'iu',
);
const before =
  /^,? (?:was|up from|down from|from) (\d[\d,]*)( last year| the year before| in (?:19|20)\d\d)?(.*)$/i;
const numeric = (text: string): number =>
  Number((/\d[\d,]*/.exec(text)?.[0] ?? '').replace(/,/g, ''));

/** "staff 4 (3.2 FTE)", "board 9, two have been guests", "412 people last season, was 355". */
export const headcount = (text: string): string | undefined => {
  const line = openEnd(text);
  const [, who, count, aside = '', rest] = crew.exec(line) ?? [];
  if (
    who &&
    count &&
    (rest === undefined || mainVerb(rest) !== undefined || /^\w+ (?:have|has|are|were) /.test(rest))
  )
    return `We have ${count} ${/^board$/i.test(who) ? 'board members' : who.toLowerCase()}${aside}${rest ? `; ${rest}` : ''}.`;
  const [, group, kind] = kindOfCrew.exec(line) ?? [];
  if (group && kind) return `Our ${group.toLowerCase()} include ${kind}.`;
  const [whole, people, tail = ''] = served.exec(line) ?? [];
  if (!whole || !people) return undefined;
  const time = whole
    .slice(people.length, whole.length - tail.length)
    .replace(/^ ?\/ ?mo$/, ' a month');
  const past = /last|in (?:19|20)/.test(time);
  const [, then, when = '', more = ''] = before.exec(tail) ?? [];
  const moved = then
    ? `, ${numeric(people) >= numeric(then) ? 'up' : 'down'} from ${then}${when}${more}`
    : tail;
  if (/\b(?:was|were|is|are|have|has|had|will)\b/.test(moved)) return undefined;
  return `We ${/meals$/.test(people) ? (past ? 'served' : 'serve') : past ? 'served' : 'serve'} ${people.charAt(0).toLowerCase()}${people.slice(1)}${time}${moved}.`;
};
