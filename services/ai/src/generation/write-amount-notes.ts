import { gatherStatements, findRequest } from '@grantwright/analyst/main-thread';
import type { MoneyFact, WriterNote } from '@grantwright/shared/contract';
import {
  checkPeriod,
  compareWithCeiling,
  formatAmount,
  pickSource,
} from '@grantwright/shared/submission';
import type { DraftInput } from '../providers/provider.ts';
import { asksForMoney } from './asks-for-money.ts';

type NoteSources = Pick<DraftInput, 'answers' | 'organizationInfo' | 'sections' | 'details'>;

const asksForRequest = /\b(?:how much|amount|request\w*)\b/i;

/** Writes notes about a requested amount outside the funder's range, whichever analyst drafted the text. */
export function writeAmountNotes({
  answers,
  organizationInfo,
  sections,
  details,
}: NoteSources): WriterNote[] {
  const { floor, ceiling } = details?.award ?? {};
  const statements = gatherStatements({ sections: [], answers, organizationInfo, documents: [] });
  // other amounts may be requested from someone else: "we ask families for $20 a visit"
  const statedRequest = findRequest(statements.filter(({ title }) => asksForRequest.test(title)));
  const request = statedRequest ?? findRequest(statements);
  if (!request) return [];
  const section = findMoneySection({ sections, details });
  const createNote = (kind: WriterNote['kind'], text: string, fact: MoneyFact) => ({
    section,
    kind,
    text: `You ask for ${request.written}. ${text}`,
    ...pickSource(fact),
  });
  const excess = compareWithCeiling(
    {
      ...(ceiling?.currency === request.currency && { ceiling }),
      ...(statedRequest && floor?.currency === request.currency && { floor }),
    },
    request.amount,
    request.sentence,
  );
  if (!excess) return [];
  const bound = formatAmount(excess.bound.amount, excess.bound.currency);
  if (excess.outside === 'floor')
    return [createNote('other', `The funder awards at least ${bound}.`, excess.bound)];
  const text = `The funder awards at most ${bound}.`;
  return excess.mayDifferInPeriod
    ? [createNote('other', `${text} ${checkPeriod}`, excess.bound)]
    : [createNote('above-ceiling', text, excess.bound)];
}

/** Returns the section that asks for money, or else the first section. */
function findMoneySection({
  sections,
  details,
}: Pick<NoteSources, 'sections' | 'details'>): string {
  const moneySection = sections.find((section) =>
    asksForMoney(
      section,
      details?.sections.find(({ name }) => name === section.name),
    ),
  );
  return (moneySection ?? sections[0])?.name ?? '';
}
