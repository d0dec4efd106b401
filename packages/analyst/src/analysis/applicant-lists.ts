import { formatApplicantList, isApplicantList } from '@grantwright/shared/submission';
import type { StatedFact } from '@grantwright/shared/contract';
import type { Unit } from '../document/unit.ts';
import { squeeze } from '../text/normalize.ts';

/** A list of eligible applicants combined into one fact, with the units of the list. */
export type ApplicantListFact = { fact: StatedFact; units: ReadonlySet<Unit> };

const maxTextLength = 2_000;
/** An introduction without content, such as "The following:", which depends on the title above it. */
const vague = /^\W*(?:(?:the|these|they) (?:are|include)\b.{0,20}|.{0,40}\bfollowing\b.{0,20}):?$/i;

/** Finds lists of alternative applicants: "Applicants must be one of the following:" and its items. */
export function findApplicantLists(units: readonly Unit[]): ApplicantListFact[] {
  const lists: ApplicantListFact[] = [];
  for (let index = 0; index < units.length; index += 1) {
    const lead = units[index];
    if (!lead || lead.kind === 'row' || lead.kind === 'field') continue;
    const items = listItemsBelow(lead, units.slice(index + 1, index + 1 + maxUnits));
    const found = items.length > 1 ? toFact(lead, items) : undefined;
    if (found) lists.push(found);
  }
  return lists;
}

const maxUnits = 100;

/** Returns the list items below a line, including nested items. */
function listItemsBelow(lead: Unit, after: readonly Unit[]): Unit[] {
  const minLevel = lead.kind === 'item' ? lead.level + 1 : 0;
  const end = after.findIndex(
    ({ kind, path, level }) => kind !== 'item' || level < minLevel || !path.includes(lead.text),
  );
  return end < 0 ? [...after] : after.slice(0, end);
}

function toFact(lead: Unit, units: readonly Unit[]): ApplicantListFact | undefined {
  const direct = units.filter(({ level }) => level === units[0]?.level);
  const items = [...new Set(direct.map(({ block }) => block))].map((block) =>
    squeeze(joinTexts(direct.filter((unit) => unit.block === block))),
  );
  const leadText = squeeze(lead.text);
  const title = lead.path.at(-1);
  const leads =
    title && vague.test(leadText) ? [leadText, `${squeeze(title)} – ${leadText}`] : [leadText];
  for (const words of leads) {
    const list = { lead: words, items };
    const text = formatApplicantList(list);
    if (!isApplicantList(list) || text.length > maxTextLength) continue;
    const fact = {
      text,
      quote: lead.text,
      ...(lead.page !== undefined && { page: lead.page }),
    };
    return { fact, units: new Set([lead, ...units]) };
  }
  return undefined;
}

const joinTexts = (units: readonly Unit[]): string => units.map(({ text }) => text).join(' ');
