import { dueDates } from '../due-dates.ts';
import type { Guidelines } from '../guidelines.ts';

/** How one speaks of funders who is none. */
const ofFunders =
  /\b(?:(?:most|many|some|other|all|few) (?:funders|trusts|grant-?makers|(?:trusts and )?foundations)|funders (?:want|look|like|expect|will|may|often|prefer|usually|are)|(?:a|the|each|any|your|potential) funder(?:'s|s)?\b|a funder's|typical (?:proposal|application|grant application)|grant applications? tips?|(?:thinking about|when) applying for (?:a )?(?:grants?|funding)|turned down by)/gi;

/** Whether a paper tells askers how funders are, and gives no money itself. */
export const advises = (guidelines: Guidelines): boolean => {
  const said = guidelines.text.replace(/[‘’]/g, "'").match(ofFunders)?.length ?? 0;
  const words = guidelines.text.split(/\s+/).length;
  return (
    said >= 4 &&
    (said / words) * 1_000 >= 5 &&
    dueDates(guidelines).length === 0 &&
    !/\b(?:we|our (?:foundation|trust|board|trustees|committee)) (?:will |may |can |do not |only )?(?:fund|award|make grants|give grants|accept|consider)\b/i.test(
      guidelines.text,
    )
  );
};
