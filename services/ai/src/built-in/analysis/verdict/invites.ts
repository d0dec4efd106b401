import { findDates } from '../../../text/dates.ts';
import { findMoney } from '../../../text/money.ts';
import type { Guidelines } from '../guidelines.ts';

const invitation =
  /\b(?:(?:we|are|(?:sisters|trustees|committee|board|club)) (?:\w+ )?(?:invit(?:e|ing)|welcom(?:e|ing)) (?:[\w'-]+ ){0,5}(?:to (?:ask|apply|write|request|propose)|requests|letters|applications)|(?:write|send) (?:to )?us (?:a|your|one) (?:short |brief |one-page )?(?:letter|note|page|e-?mail|request)|who we hope to hear from|to apply:|how to (?:write to|ask) us (?:for|about|in|before|by)\b|what we (?:want|ask for|would like|hope for|look for) is (?:a|one|your) (?:[\w-]+ ){0,3}(?:letter|page|note)\b)/i;
const gives =
  /\b(?:we (?:can|will|hope to|are able to|plan to|are pleased to|shall) (?:\w+ )?(?:share|give|offer|award|make|distribute)|(?:is|are) giving|no (?:gift|grant|award) (?:will|can|may|shall)|(?:gifts?|grants?|awards?) (?:of|up to|will be|are|range)|(?:we|they) give to)\b/i;
const until = /\b(?:by|before|until|no later than|due|deadline)\b/i;

/** A letter or a flyer invites its reader to ask in a few plain words: money to give, a day, and how to ask for it. */
export const invites = ({ text }: Guidelines): boolean =>
  invitation.test(text) &&
  gives.test(text) &&
  findMoney(text).length > 0 &&
  findDates(text).some(
    ({ day, start }) => day !== undefined && until.test(text.slice(Math.max(0, start - 80), start)),
  );
