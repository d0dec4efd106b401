import { candidate, type Candidate } from '../candidate.ts';
import type { Line } from '../paper.ts';
import { aboutIt, otherThing } from './founded-by-itself.ts';
import { opensWithItself } from './own-names.ts';

const year = String.raw`((?:17|18|19|20)\d{2})`;
const since = new RegExp(
  `\\bsince\\b(?: (?:(?:its|our) (?:founding|incorporation|inception)|opening(?: [^.\\d]{3,50}?)?) in)?(?: \\w+)?,? ${year}\\b`,
  'i',
);
/** "… run by local volunteers since its inception in 1977": whatever else lasts, that year is the founding. */
const sinceItsStart = new RegExp(
  `\\bsince (?:its|our) (?:founding|foundation|incorporation|inception|establishment|creation|formation|beginnings?|start) in (?:\\p{Lu}\\p{L}+ )?${year}\\b`,
  'u',
);
/** "She has taken part in the league since 2012": what somebody does, and for how long. */
const ofAPerson = /^(?:He|She|His|Her|(?:Mr|Mrs|Ms|Mx|Dr|Prof)\b\.?)(?= )/;
/** "We have been an accredited member since 1989", "based in Salem since 1984": what else may last since a year. */
const lasting =
  /\b(?:members?|membership|accredit\w+|affiliat\w+|certifi\w+|licen[sc]\w+|partner\w*|tenants?|located|based|housed|headquartered|home|moved|floor|approved|recogni[sz]ed|registered|tax-exempt|exempt|staff|directors?|pastors?|minister|presidents?|chair\w*|led by|owned|worked|volunteered|rent(?:s|ed|ing)|held|award\w*|every|each|annually)\b/i;
const serving = /\b(?:serv|provid|help|work|support|been|feed|hous|teach|car(?:e|ing)|protect)/i;

/** The year since which the body is there or does what it does. */
export const foundedSince = (text: string, line: Line, names: string[]): Candidate<number>[] => {
  const start = line.others ? null : sinceItsStart.exec(text);
  const until = text.slice(0, start?.index ?? 0);
  if (
    start &&
    !otherThing.test(until) &&
    !ofAPerson.test(text) &&
    (opensWithItself(text, names) ||
      (/\bit (?:is|has|was)\b/i.test(until) && opensWithItself(line.text, names)))
  )
    return [candidate(Number(start[1]), line, 1.8, text)];
  const from = since.exec(text);
  if (!from || ofAPerson.test(text) || otherThing.test(text.slice(0, from.index))) return [];
  if (from.index > 2 && lasting.test(text.slice(0, from.index))) return [];
  const itself = /\bit has\b/i.test(text) && opensWithItself(line.text, names);
  if (
    from.index < 3
      ? !(itself || aboutIt(text, names))
      : !(aboutIt(text, names) && serving.test(text))
  )
    return [];
  return [candidate(Number(from[1]), line, from.index < 3 ? 1.6 : 1.4, text)];
};
