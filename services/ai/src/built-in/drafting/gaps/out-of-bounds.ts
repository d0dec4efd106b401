import type { Requirement } from '@grantwright/shared/contract';
import { findMoney, formatMoney, type Money } from '../../../text/money.ts';
import { type Request, totalRequested } from '../budget/request.ts';

/** "Request at most $5,000", "Small grants: request between $500 and $5,000 per year", "Award amount: up to $350 …" */
const bounds =
  /^(?:[^:$€£]{2,80}: )?requests? (at most|up to|no more than|between|at least)\b|^(?:award|grant)s? (?:amounts?|sizes?): (up to)\b/i;
/** Bounds on a part of the money say nothing of the whole. */
const ofPart = /\b(?:direct|indirect|overhead) costs?\b/i;
const yearly = /\bper year\b|\bin any single year\b/i;

type Bounds = { least?: Money; most?: Money; perYear: boolean };

const boundsIn = (requirements: Requirement[]): Bounds[] =>
  requirements.flatMap(({ kind, text }) => {
    const words = kind === 'amount' && !ofPart.test(text) ? bounds.exec(text) : null;
    const [lowest, ...others] = words
      ? [...findMoney(text)].sort((a, b) => a.amount - b.amount)
      : [];
    if (!words || !lowest) return [];
    const said = (words[1] ?? words[2] ?? '').toLowerCase();
    return [
      {
        ...(/between|at least/.test(said) && { least: lowest }),
        ...(said !== 'at least' && { most: others.at(-1) ?? lowest }),
        perYear: yearly.test(text),
      },
    ];
  });

/**
 * The question to ask where an organization asks for more than the funder gives, or for less. Where there are several
 * kinds of grant nobody knows which one it is after, so that only what lies outside them all is asked about.
 */
export const outOfBounds = (
  request: Omit<Request, 'written'> | undefined,
  requirements: Requirement[],
): string | undefined => {
  if (!request) return undefined;
  const known = boundsIn(requirements).filter(
    ({ least, most }) => (most ?? least)?.currency === request.currency,
  );
  const asked = (perYear: boolean): number => (perYear ? request.amount : totalRequested(request));
  const question = (bound: Money, perYear: boolean, gives: string): string => {
    const written = formatMoney({ ...request, amount: asked(perYear) });
    const year = perYear ? ' a year' : '';
    return `You ask for ${written}${year}, and the funder gives ${gives} ${formatMoney(bound)}${year}: how much do you ask for?`;
  };
  const ceilings = known.flatMap(({ most, perYear }) => (most ? [{ bound: most, perYear }] : []));
  const [highest] = [...ceilings].sort((a, b) => b.bound.amount - a.bound.amount);
  if (highest && ceilings.every(({ bound, perYear }) => asked(perYear) > bound.amount))
    return question(highest.bound, highest.perYear, 'at most');
  const floors = known.map(({ least, perYear }) => ({ bound: least, perYear }));
  const [lowest] = floors
    .flatMap(({ bound, perYear }) => (bound ? [{ bound, perYear }] : []))
    .sort((a, b) => a.bound.amount - b.bound.amount);
  if (lowest && floors.every(({ bound, perYear }) => bound && asked(perYear) < bound.amount))
    return question(lowest.bound, lowest.perYear, 'at least');
  return undefined;
};
