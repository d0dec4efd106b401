import { dueDates } from '../due-dates.ts';
import type { Guidelines } from '../guidelines.ts';

const asked =
  '(?:applications?|proposals?|requests?|appeals?|inquiries|submissions?|letters? of inquiry)';
/** That nobody may ask who was not asked. */
const none = new RegExp(
  [
    `\\b(?:does not|do not|doesn't|don't|cannot|can not|will not|is not able to|are not able to|is unable to|are unable to|no longer|not) (?:currently )?(?:accept|accepting|consider|considering|review|reviewing|respond to|take|fund|entertain|invite)s? (?:any )?unsolicited ${asked}`,
    `\\bunsolicited (?:\\w+ )?${asked} (?:are|is|will be|will not be|cannot be|can not be) (?:not )?(?:be )?(?:accepted|considered|reviewed|returned|acknowledged)?`,
    `\\b(?:only )?(?:contributes|gives|makes grants|awards grants|grants are made|funds) (?:only )?to (?:pre-?selected|invited) `,
    `\\b${asked} (?:are|is) (?:accepted |considered )?(?:strictly )?(?:only )?by invitation(?: only)?\\b`,
    `\\b(?:seek|seeks) out (?:\\w+ ){1,5}(?:they|we|it) wish(?:es)? to support\\b`,
    `\\bwe (?:do not|don't) (?:have|run|operate) an? (?:open )?(?:application|applications) process\\b`,
  ].join('|'),
  'i',
);
const yes =
  /\bunsolicited (?:\w+ )?\w+ (?:are|is|will be) (?:accepted|considered|reviewed|welcome)/i;
/** Even so one may write first, where these are taken. */
const door =
  /\b(?:letters? of (?:inquiry|enquiry|intent|interest)|\bLOIs?\b|expressions? of interest|concept (?:papers?|notes?)|pre-?(?:application|proposal)s?|inquiry form|eligibility (?:quiz|check)|apply (?:now|here|online)|call for (?:proposals|applications)|request for proposals)\b/i;

/** "Please do not send letters of inquiry without an invitation" shuts what another sentence opens. */
const shuts =
  /\b(?:do not|don't|does not|cannot|can not|will not|not|no|nor|without)\b[^.;:]{0,60}$/i;
const opensDoor = ({ statements, chapters }: Guidelines): boolean =>
  [...statements.map(({ text }) => text), ...chapters.map(({ title }) => title)].some((text) => {
    const found = door.exec(text);
    return found !== null && !shuts.test(text.slice(0, found.index));
  });

/** Whether a funder says that it chooses by itself whom it asks, and opens no door to others. */
export const takesNoneUnasked = (guidelines: Guidelines): boolean => {
  const { text } = guidelines;
  return (
    none.test(text) &&
    !yes.test(text) &&
    !opensDoor(guidelines) &&
    dueDates(guidelines).length === 0
  );
};
