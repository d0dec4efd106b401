import { findMoney } from '../text/money.ts';
import type { Finding } from './finding.ts';

/** "$30,000 out of $55,000": two amounts and no word of what they are. */
const bare =
  /^(?:(?:we )?(?:ask|request|need|want)(?:ing)?(?: you)?(?: for)? )?\S{0,3} ?[\d][\d,.]*k? (?:out )?of (?:a total of )?\S{0,3} ?[\d][\d,.]*k?\.?$/i;
const requests = /\b(?:request\w*|ask(?:s|ing)? for|appl(?:y|ies) for)\s+(?:about )?$/i;
const totals =
  /\b(?:total of|total|in all|(?:project|program(?:me)?|whole|everything|costs?) (?:costs?|comes? to|totals?))\s+$/i;

/**
 * True where the draft says of the first amount that it is asked for, or of the second that it is the whole: a
 * sentence of two amounts means that, whatever else has the draft's words beside another amount.
 */
export const isShareOfWhole = (finding: Finding, text: string, source: string): boolean => {
  if (finding.kind !== 'money' || !bare.test(source.trim())) return false;
  const [asked, whole, ...others] = findMoney(source);
  if (!asked || !whole || others.length > 0) return false;
  const before = text.slice(0, finding.start);
  return (
    (finding.value === asked.amount && requests.test(before)) ||
    (finding.value === whole.amount && totals.test(before))
  );
};
