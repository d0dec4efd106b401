import { joinList, lowerFirst, openEnd } from '../../grammar/write-sentence.ts';
import { topLevelParts } from './top-level-parts.ts';

const number =
  '(?:about |over |more than |nearly |up to |some )?(?:\\d[\\d,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)';
const helpers =
  'staff|attorneys|lawyers|paralegals|organizers|caseworkers|nurses|trustees|directors|employees?|volunteers?|members|tutors?|teachers|coaches|drivers|mentors|interns|nurses|doctors|artists|clinicians|counselors|instructors|navigators|firefighters|musicians|singers|dancers|players|rowers|riders|apprentices|cadets|students|partners|agencies';
const clientele =
  'people|children|kids|youth|teens|families|households|adults|seniors|patients|clients|veterans|refugees|girls|boys|women|men|learners|campers|participants|residents|elders';
const ownCount = new RegExp(
  `^${number} (?:[\\p{Ll}-]+ ){0,3}(?:${helpers})(?=$|[,;(]| (?:from|in|at|who|that|a|per|each|every|with|and|on|for|aged|ages|between|across)\\b| \\()`,
  'iu',
);
const nowCount = new RegExp(
  `^(${number} (?:[\\p{Ll}-]+ ){0,3}(?:${clientele})) (?:now|today)\\b,?`,
  'iu',
);
const jobs = new RegExp(
  `\\b(?:${helpers}|manager|coordinator|director|assistant|driver|cook|nurse|teacher)\\b`,
  'i',
);
const finite =
  /\b(?:are|is|were|was|have|has|had|will|work|serve|help|run|teach|lead|visit|said|say|completed|finished|attended|grew|speak|spoke|went|go|live|need|lack|came|come|gave|give|gain\w*|led|served|took|take|made|performed|graduated|earned|saw|learned|joined|told|found)\b/i;

/** What stands before "who", a bracket or a semicolon is what the line itself says. */
const ownWords = (text: string): string =>
  text.split(/\s(?:who|that|which)\s|;/)[0]?.replace(/\([^()]*\)/g, '') ?? '';

/** "46 active members, all unpaid" as "We have 46 active members, all unpaid." */
export const counted = (text: string, names: ReadonlySet<string>): string | undefined => {
  const line = openEnd(text);
  const [now, people] = nowCount.exec(line) ?? [];
  if (now && people && !finite.test(ownWords(line)))
    return `We now serve ${people.toLowerCase()}, ${line.slice(now.length).trim()}.`.replace(
      /, ([.;])/,
      '$1',
    );
  const [, when, there] = /^(today|now|currently),? (\d.+)$/i.exec(line) ?? [];
  if (when && there && !finite.test(ownWords(there)))
    return `${when.charAt(0).toUpperCase()}${when.slice(1).toLowerCase()}, there are ${there}.`;
  if (
    !/^(?:\d|[a-z]+ \d|about|over|more|nearly|up|some|one|two|three|four|five|six|seven|eight|nine|ten|twelve)/i.test(
      line,
    )
  )
    return undefined;
  if (/\bof (?:our|the)\b/i.test(ownWords(line)) || finite.test(ownWords(line))) return undefined;
  const parts = topLevelParts(line, /,/);
  const crews =
    parts.length > 1 &&
    parts.every((part) => /^(?:about |over |some )?(?:\d|one|two|three|four|five)/i.test(part)) &&
    jobs.test(parts.at(-1) ?? '');
  if (crews)
    return `We have ${joinList(parts).replace(/(\d+ full-time), (\d+ part-time)/, '$1 and $2')}.`;
  return ownCount.test(line) ? `We have ${lowerFirst(line, names)}.` : undefined;
};
