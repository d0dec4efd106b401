import { findMoney } from '../../../text/money.ts';
import type { Guidelines } from '../guidelines.ts';
import { headOf } from './head-of.ts';

/** "Two new calls for NGOs are now open", "Village Fund opens for applications". */
const opened =
  /\b(?:calls?|rounds?|funds?|grants?|programm?e?s?|schemes?|fellowships?|competition|applications?)\b[^.\n]{0,40}\b(?:(?:is|are) (?:now )?open(?! to the public)|(?:has|have) (?:now )?opened|opens? for applications|now open)\b/i;
const asked =
  /\b(?:proposals?|appl(?:y|ications?|icants?)|projects? (?:must|should|may|can|lasting))\b/i;
const told =
  /\b(?:closed|has ended|registration|exhibition|recipients|winners|(?:was|were) awarded|talks?|abstracts?|speakers?)\b/i;

/** News whose very title opens a call, with what there is to be had. */
export const opensInTitle = (guidelines: Guidelines): boolean =>
  opened.test(headOf(guidelines).split('\n').slice(0, 2).join('\n')) &&
  asked.test(guidelines.text) &&
  findMoney(guidelines.text).length > 0 &&
  !told.test(guidelines.text);
