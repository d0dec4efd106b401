import type { Requirement } from '@grantwright/shared/contract';
import { findMoney, formatMoney, type Money } from '../../../text/money.ts';
import { type Request, totalRequested } from '../budget/request.ts';

/** "Request at most $5,000", "Small grants: request between $500 and $5,000 per year", "Award amount: up to $350 …" */
const ceiling =
  /^(?:[^:$€£]{2,80}: )?requests? (?:at most|up to|no more than|between)\b|^(?:award|grant)s? (?:amounts?|sizes?): up to\b/i;
/** Bounds on a part of the money say nothing of the whole. */
const ofPart = /\b(?:direct|indirect|overhead) costs?\b/i;
const yearly = /\bper year\b|\bin any single year\b/i;

type Ceiling = Money & { perYear: boolean };

const ceilingsIn = (requirements: Requirement[]): Ceiling[] =>
  requirements.flatMap(({ kind, text }) => {
    const amounts =
      kind === 'amount' && ceiling.test(text) && !ofPart.test(text) ? findMoney(text) : [];
    const highest = amounts.reduce<Money | undefined>(
      (most, one) => (!most || one.amount > most.amount ? one : most),
      undefined,
    );
    return highest ? [{ ...highest, perYear: yearly.test(text) }] : [];
  });

/**
 * The question to ask where an organization asks for more than the funder gives. Among several ceilings nobody
 * knows which one holds for it, so that only what passes them all is asked about.
 */
export const overCeiling = (
  request: Omit<Request, 'written'> | undefined,
  requirements: Requirement[],
): string | undefined => {
  if (!request) return undefined;
  const ceilings = ceilingsIn(requirements).filter(({ currency }) => currency === request.currency);
  const asked = (perYear: boolean): number => (perYear ? request.amount : totalRequested(request));
  const [highest] = [...ceilings].sort((a, b) => b.amount - a.amount);
  if (!highest || !ceilings.every(({ amount, perYear }) => asked(perYear) > amount))
    return undefined;
  const written = formatMoney({ ...request, amount: asked(highest.perYear) });
  const year = highest.perYear ? ' a year' : '';
  return `You ask for ${written}${year}, and the funder gives at most ${formatMoney(highest)}${year}: how much do you ask for?`;
};
