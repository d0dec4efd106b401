import type { StatedFact } from '@grantwright/shared/contract';
import type { ClassifiedUnit } from './classify-units.ts';
import { quoteWithLines, getWording } from './requirements/checklist-wording.ts';

type Line = { unit: ClassifiedUnit; below?: readonly string[] };

/** Converts a checklist line to the contract's form of a fact. */
export const toFact = ({ unit, below }: Line): StatedFact => ({
  text: getWording(unit, below),
  quote: quoteWithLines(unit, below),
  ...(unit.page !== undefined && { page: unit.page }),
});
