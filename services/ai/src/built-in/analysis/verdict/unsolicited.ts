import { dueDates } from '../due-dates.ts';
import type { Guidelines } from '../guidelines.ts';

const asked =
  '(?:applications?|proposals?|requests?|appeals?|inquiries|submissions?|letters? of inquiry)';
const invitation =
  '(?:an?|our|its|the|their) (?:(?:specific|direct|written|formal|prior|express|personal) )*invitation(?! (?:letter )?from)';
/** "Full proposals only after an invitation" is the second step of a call, of which the first is open to all. */
const whole = '(?:full|complete|final|second|detailed|stage|phase)';
/** "Requests must be made in response to a specific invitation", "only organizations that we invite may apply". */
const onlyIfInvited = [
  `\\b(?<!\\b${whole} )${asked}\\b[^.;]{0,80}\\b(?:must|shall|only)\\b[^.;]{0,50}\\b(?:in response to|upon|following|after) ${invitation}`,
  `\\bonly (?:those |the )?(?:applicants|organi[sz]ations|groups|nonprofits|charities|institutions|partners) (?:(?:that|who|which) )?(?:(?:are|have been|we) )?invited?(?: by [^.;]{3,40})? (?:may|can|will be able to|should) (?:apply|submit|ask|send)\\b(?! (?:an? |the |their )?${whole}\\b)`,
  '\\ban invited rf[pa] process\\b',
].join('|');
/** That nobody may ask who was not asked. */
const none = new RegExp(
  [
    `\\b(?:does not|do not|doesn't|don't|cannot|can not|will not|is not able to|are not able to|is unable to|are unable to|no longer|not) (?:currently )?(?:accept|accepting|consider|considering|review|reviewing|respond to|take|fund|entertain|invite)s? (?:any )?unsolicited (?:grant |funding |written |full |new )*${asked}`,
    `\\b(?:accepts?|takes?|considers?|reviews?|reads?|funds?) no unsolicited (?:grant |funding |written |full |new )*${asked}`,
    `\\bunsolicited (?:\\w+ )?${asked}(?: for (?:\\w+ ){0,2}\\w+)? (?:are|is|will be|will not be|cannot be|can not be) (?:not )?(?:be )?(?:accepted|considered|reviewed|returned|acknowledged)?`,
    `\\b(?:only )?(?:contributes|gives|makes grants|awards grants|grants are made|funds) (?:only )?to (?:pre-?selected|invited) `,
    `\\b${asked} (?:are|is) (?:accepted |considered )?(?:strictly )?(?:only )?by invitation(?: only)?\\b`,
    onlyIfInvited,
    `\\b(?:seek|seeks) out (?:\\w+ ){1,5}(?:they|we|it) wish(?:es)? to support\\b`,
    '^(?:(?:our|the|all) )?(?:grants?|funding|awards?|programm?e?s?) (?:are )?by invitation(?: only)?$',
    '\\b(?:be nominated|nominations?|apply|applying)\\b[^.;]{0,30}\\bby invitation only\\b',
    `\\b(?:generally|usually|normally|typically|mostly|proactively),? (?:we |staff |our staff |the (?:foundation|trust|fund) )?(?:contacts?|approach(?:es)?|seeks? out|identif(?:y|ies)) (?:potential )?(?:organi[sz]ations|groups|partners|grantees|charities)\\b`,
    '\\b(?:any|each|a) trustee (?:can|may) propose (?:a|any) (?:grants?|donations?|gifts?)\\b',
    `\\bwe (?:do not|don't) (?:have|run|operate) an? (?:open )?(?:application|applications) process\\b`,
  ].join('|'),
  'im',
);
const yes =
  /\bunsolicited (?:\w+ )?\w+ (?:are|is|will be) (?:accepted|considered|reviewed|welcome)/i;
/** Even so one may write first, where these are taken. */
const door =
  /\b(?:letters? of (?:inquiry|enquiry|intent|interest)|\bLOIs?\b|expressions? of interest|concept (?:papers?|notes?)|pre-?(?:application|proposal)s?|inquiry form|eligibility (?:quiz|check)|apply (?:now|here|online))\b/i;
/** What a funder sends out, to all or to those alone whom it invites. */
const round = /\b(?:call for (?:proposals|applications)|request for proposals)\b/i;

/** What a funder publishes now and then, to whomever it likes, lets nobody in today. */
const nowAndThen =
  /\b(?:may|might|occasionally|from time to time|now and then)\b[^.;]{0,60}\b(?:publish|issue|release|announce|open)\w*/i;
/** "Organizations that are invited to apply use the online form": the days that follow are theirs. */
const ofInvited =
  /\b(?:organi[sz]ations?|applicants?|those|groups?|grantees) (?:(?:that|who|which) )?(?:are|have been|we have) invited\b|\binvitations (?:go|are sent|are issued|will be sent)\b/i;

/** "Please do not send letters of inquiry without an invitation" shuts what another sentence opens. */
const shuts =
  /\b(?:do not|don't|does not|cannot|can not|will not|not|no|nor|without)\b[^.;:]{0,60}$/i;
const opensDoor = ({ statements, chapters, text: whole }: Guidelines): boolean => {
  const doors = new RegExp(onlyIfInvited, 'i').test(whole) ? [door] : [door, round];
  return [...statements.map(({ text }) => text), ...chapters.map(({ title }) => title)].some(
    (text) =>
      doors.some((one) => {
        const found = one.exec(text);
        return (
          found !== null &&
          !shuts.test(text.slice(0, found.index)) &&
          !nowAndThen.test(text) &&
          !ofInvited.test(text)
        );
      }),
  );
};

/** Whether a funder says that it chooses by itself whom it asks, and opens no door to others. */
export const takesNoneUnasked = (guidelines: Guidelines): boolean => {
  const { text } = guidelines;
  return (
    none.test(text) &&
    !yes.test(text) &&
    !opensDoor(guidelines) &&
    (dueDates(guidelines).length === 0 || ofInvited.test(text))
  );
};
