import type { Money } from '../../../text/money.ts';
import type { Paying } from './budget-unit.ts';
import type { Cost } from './cost-part.ts';

/** A budget that a text holds, and the text without it. */
export type FoundBudget = {
  costs: Cost[];
  /** Given without money, and not counted in what everything costs. */
  inKind: Cost[];
  /** What everything costs, as its writer stated it: the statement that agrees, where one does. */
  total?: Money;
  asked?: Money;
  /** "C$", where only the total tells whose dollars they are. */
  mark?: string;
  said: Paying[];
  rest: string;
};
