import { dueDates } from '../due-dates.ts';
import type { Guidelines } from '../guidelines.ts';
import { amountsToAsk } from './signs-of-call.ts';
import { waysToAsk } from './standing.ts';
import { timesItAsks } from './times-it-asks.ts';

const soon =
  /\b(?:(?:scheme|program(?:me)?|fund|call|grants?) (?:is|are) (?:still )?(?:being developed|in development|under development)|(?:scheme|program(?:me)?|fund|call|applications?|portal) (?:is|are) expected to (?:start|open|launch|begin)|(?:the )?next (?:round|cycle|call)(?: of \w+)? (?:opens|is (?:expected|planned)|will (?:take place|be held)) in (?:\w+ )?20\d\d|will (?:soon|shortly) (?:be )?(?:invit|open|announc|launch|accept|releas|publish)\w*|stay tuned|(?:announc|publish|releas)\w* (?:[\w-]+ ){0,3}(?:opportunities|availability|calls|notices) at various times|(?:open call|calls? for (?:applications|proposals)|applications?|deadline) (?:has been |have been |is |are )?(?:moved|postponed|deferred|delayed|pushed back) (?:to|until|till)|when (?:the )?(?:applications?(?: (?:period|window|round))?|call|round|portal) opens?|(?:details|guidelines|calls?|applications?) (?:will (?:be|open) )?(?:announced|published|released|available|coming|opening)? ?(?:soon|shortly))\b/i;
/** "The call for proposals will open August 2019", "applications will reopen next spring" */
const later =
  /\b(?:applications?|submissions?|calls?(?: for [\w-]+)?|(?:application|submission) (?:period|window|portal|form)|portal|(?:next|first) round) will (?:re-?open|(?:next )?open(?: up)? (?:again|later|(?:in |during |this |next |around )*(?:(?:early|late|mid)[ -])?(?:the )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter|new year|20\d\d)(?! \d{1,2}\b(?!\d))))\b/i;
/** A paper that asks as often as this tells all about its next round. */
const tellsAll = 8;
const isOpen =
  /\b(?:(?:is|are) (?:now |currently )?(?:open|accepting|inviting)\b|(?<!\bwill )now (?:open|accepting)\b|apply (?:now|today)\b)/i;

/** "Our call will open soon": there is nothing yet that one could ask for, in a way or by a day. */
export const isNotYetOpen = (guidelines: Guidelines): boolean =>
  (soon.test(guidelines.text) ||
    (later.test(guidelines.text) && timesItAsks(guidelines.text) < tellsAll)) &&
  !isOpen.test(guidelines.text) &&
  dueDates(guidelines).length === 0 &&
  amountsToAsk(guidelines) === 0 &&
  waysToAsk(guidelines) === 0;
