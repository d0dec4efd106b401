import { dueDates } from './due-dates.ts';
import type { Guidelines } from './guidelines.ts';
import { acceptsNow } from './verdict/accepts-now.ts';
import { addressedToOthers } from './verdict/addressed-to.ts';
import { advises } from './verdict/advises.ts';
import { isApplicationForm } from './verdict/application-form.ts';
import { tellsAwards } from './verdict/awards-told.ts';
import { asksToWrite } from './verdict/asks-to-write.ts';
import { asksForNominations } from './verdict/nominations.ts';
import { isNotYetOpen } from './verdict/not-yet-open.ts';
import { opensInTitle } from './verdict/opened-in-title.ts';
import { asksOpinions } from './verdict/opinions-asked.ts';
import { fundsByCompetition } from './verdict/competitive-funding.ts';
import { isClosed } from './verdict/closed.ts';
import { asksForPrices } from './verdict/bids-priced.ts';
import { tellsDecision } from './verdict/decided.ts';
import { decidesAtMeetings } from './verdict/decided-at-meetings.ts';
import { definesTerms } from './verdict/defines-terms.ts';
import { listsExpired } from './verdict/expired-list.ts';
import { handsOutForm } from './verdict/form-to-return.ts';
import { isGuidelinesOfGiver } from './verdict/guidelines-of-giver.ts';
import { headOf } from './verdict/head-of.ts';
import { honoursOnly } from './verdict/honours.ts';
import { tellsHowToAnnounce } from './verdict/how-to-announce.ts';
import { invites } from './verdict/invites.ts';
import { addressesJudges } from './verdict/judges-addressed.ts';
import { tellsLessons } from './verdict/lessons-told.ts';
import { describesPost } from './verdict/job-post.ts';
import { isLandingPage } from './verdict/landing-page.ts';
import { leaningToCall } from './verdict/leaning-to-call.ts';
import { lendsOnly } from './verdict/lends.ts';
import { asksForLetterFirst } from './verdict/letter-first.ts';
import { listsCalls } from './verdict/lists-calls.ts';
import { saysWhoMayApply } from './verdict/may-apply.ts';
import { isOfMeeting } from './verdict/meeting.ts';
import { admitsMembers } from './verdict/membership.ts';
import { wantsPanel } from './verdict/panel-wanted.ts';
import { permissionSought } from './verdict/permission-sought.ts';
import { tellsPurposeAndDay } from './verdict/purpose-and-day.ts';
import { answersGrantees } from './verdict/questions-of-grantees.ts';
import { isSeekersPlan } from './verdict/seekers-plan.ts';
import { sellsCourse } from './verdict/sells-course.ts';
import { wantsServices } from './verdict/services-wanted.ts';
import { isShortPageOfCall } from './verdict/short-page.ts';
import { offersShortly } from './verdict/short-offer.ts';
import { amountsToAsk, signsOfCall } from './verdict/signs-of-call.ts';
import { standsOpen, waysToAsk } from './verdict/standing.ts';
import { isStatute } from './verdict/statute.ts';
import { isStoppedByNotice } from './verdict/stopped.ts';
import { strongestRival } from './verdict/strongest-rival.ts';
import { takesInWindow } from './verdict/taken-in-window.ts';
import { isTaxReturn } from './verdict/tax-return.ts';
import { wantsTalks } from './verdict/talks-wanted.ts';
import { statesTermsBriefly } from './verdict/terms-in-few-lines.ts';
import { bindsGrantees, followsOffer, setsTerms } from './verdict/terms-of-grantee.ts';
import { timesItAsks } from './verdict/times-it-asks.ts';
import { advice, givingPolicy, policy, titles } from './verdict/titles.ts';
import { takesNoneUnasked } from './verdict/unsolicited.ts';
import { tellsHowToApply } from './verdict/tells-how-to-apply.ts';
import { tellsInBrief } from './verdict/tells-in-brief.ts';
import { tellsWhoMayHaveIt } from './verdict/who-may-have-it.ts';
import { tellsWhoWishes } from './verdict/who-wishes.ts';

/** `seems` is left out where nothing better can be said than that it is no call. */
export type Verdict = { isCall: true } | { isCall: false; seems?: string };

const noCall = (seems?: string): Verdict => ({ isCall: false, ...(seems ? { seems } : {}) });

const ofGrantees = 'a guide for those who already have a grant';

/** What a paper tells of itself so plainly that, without a day to apply by, nothing else makes a call of it. */
const ofAnotherKind: { seems: string; is: (guidelines: Guidelines) => boolean }[] = [
  { seems: 'a law or regulation', is: isStatute },
  { seems: 'the minutes or agenda of a meeting', is: isOfMeeting },
  { seems: 'a plan of applications to others', is: isSeekersPlan },
  { seems: 'a list of past awards', is: tellsAwards },
  { seems: 'a report or news item', is: tellsLessons },
  { seems: 'a tax return', is: isTaxReturn },
  { seems: 'a letter about a decided application', is: tellsDecision },
  { seems: ofGrantees, is: bindsGrantees },
  { seems: ofGrantees, is: setsTerms },
  { seems: ofGrantees, is: tellsHowToAnnounce },
  { seems: 'a guide for those who judge applications', is: addressesJudges },
  { seems: 'a survey of opinions', is: asksOpinions },
  { seems: 'an application for membership', is: admitsMembers },
];
const job = 'the advertisement of a job';

/** "How to write a proposal" of a funder's own ends in where it goes. */
const tellsWhereToSend =
  /\b(?:submit|send|e-?mail) (?:your|the|all) (?:completed |full )?(?:proposals?|applications?|requests?|letters?|LOI) (?:via|to|by|through|at|using|online)\b|\bsend (?:a|one|your) (?:single |one )?(?:copy|letter|LOI),? (?:by (?:mail|e-?mail|post)|to (?:the|our|us))\b/i;
/** A paper that asks so often tells all about its next round, though this one is over. */
const tellsAll = 8;

/** The verdict on a paper of which one thing says what it is, whatever else it tells. */
const plainVerdict = (guidelines: Guidelines): Verdict | undefined => {
  const { text } = guidelines;
  const asks = timesItAsks(text);
  const dues = dueDates(guidelines);
  if (listsExpired(guidelines)) return noCall('a list of calls that are over');
  if (listsCalls(guidelines))
    return noCall('a page that lists several calls, each with days and rules of its own');
  if (wantsServices(guidelines) || asksForPrices(guidelines))
    return noCall('a request for bids on a contract');
  if (describesPost(guidelines)) return noCall(job);
  if (wantsPanel(guidelines)) return noCall('a search for people who judge applications');
  if (wantsTalks(guidelines)) return noCall('a call for talks or papers');
  if (sellsCourse(guidelines)) return noCall('the announcement of a course');
  if (lendsOnly(guidelines)) return noCall('an offer of loans');
  if (honoursOnly(guidelines)) return noCall('a call for nominations to an honor without money');
  if (answersGrantees(guidelines)) return noCall(ofGrantees);
  const early = ofAnotherKind.find(({ is }) => is(guidelines));
  if (early && dues.length === 0) return noCall(early.seems);
  if (followsOffer(guidelines)) return noCall(ofGrantees);
  const toOthers = addressedToOthers(guidelines);
  if (toOthers) return noCall(toOthers);
  if (isClosed(guidelines, asks >= tellsAll) || isStoppedByNotice(guidelines))
    return noCall('a program that is closed');
  if (isNotYetOpen(guidelines)) return noCall('a program that is not open yet');
  const permission = permissionSought(guidelines);
  if (permission) return noCall(permission);
  if (takesNoneUnasked(guidelines))
    return noCall('the page of a funder that takes no unsolicited applications');
  const head = headOf(guidelines);
  const titled = titles.find(([, pattern, mostAsks]) => asks < mostAsks && pattern.test(head))?.[0];
  const open = standsOpen(guidelines);
  const tellsPolicy =
    titled === policy &&
    (open ||
      tellsHowToApply(guidelines) ||
      // "Policies and Procedures" over the fields of a form are told to whoever fills it in.
      isApplicationForm(guidelines) ||
      (givingPolicy.test(head) && waysToAsk(guidelines) >= 2));
  const bindsNobody = titled === advice ? dues.every(({ date }) => !date.iso) : dues.length === 0;
  const byLetter = asksToWrite(guidelines);
  const isOwnAdvice = titled === advice && (tellsWhereToSend.test(text) || byLetter);
  if (titled && bindsNobody && !tellsPolicy && !isOwnAdvice) return noCall(titled);
  if (!byLetter && (advises(guidelines) || definesTerms(guidelines))) return noCall(advice);
  const asksPlainly = [
    invites,
    tellsPurposeAndDay,
    tellsWhoWishes,
    isApplicationForm,
    isGuidelinesOfGiver,
    asksForNominations,
    offersShortly,
    fundsByCompetition,
    takesInWindow,
    acceptsNow,
    saysWhoMayApply,
    isLandingPage,
    tellsInBrief,
    tellsHowToApply,
    tellsWhoMayHaveIt,
    handsOutForm,
    decidesAtMeetings,
    opensInTitle,
    asksForLetterFirst,
    isShortPageOfCall,
    statesTermsBriefly,
  ].some((is) => is(guidelines));
  return open || tellsPolicy || byLetter || asksPlainly ? { isCall: true } : undefined;
};

const gives =
  /\b(?:grants?|funding|funded|funds?|awards?|awarded|fellowships?|bursar(?:y|ies)|scholarships?|stipends?|donations?|financial (?:support|assistance))\b/gi;
/** How much more a paper speaks of something else than of applying before that counts, and what it then counts. */
const rivalsShare = 1.5;
const rivalsWeight = 1;
const signWeight = 0.55;
/** So much speaks for a call that it needs no second word of money. */
const outspokenCall = 2.5;
/** Who pays the way to a conference speaks of talks and posters, too. */
const paysTravel =
  /\b(?:travel|conference) (?:awards?|grants?|bursar(?:y|ies)|stipends?|scholarships?)\b/i;
/** Below even odds: who misses a call loses more than who reads a paper that is none. */
const leastLeaning = -0.1;

/** The verdict by all its words and signs together. */
const weighedVerdict = (guidelines: Guidelines): Verdict => {
  const { text } = guidelines;
  const rival = strongestRival(text);
  // Who gives no money calls for something else: talks, bids, staff.
  const words =
    leaningToCall(guidelines) + signsOfCall(guidelines, headOf(guidelines)) * signWeight;
  if (
    rival &&
    amountsToAsk(guidelines) === 0 &&
    (text.match(gives)?.length ?? 0) < 2 &&
    words < outspokenCall
  )
    return noCall(rival.seems);
  const asking = (timesItAsks(text) / Math.max(1, text.split(/\s+/).length)) * 1_000;
  const outspoken = rival !== undefined && rival.density > asking * rivalsShare;
  const leaning = words - (outspoken && !paysTravel.test(text) ? rivalsWeight : 0);
  return leaning < leastLeaning ? noCall(rival?.seems) : { isCall: true };
};

/** Whether the document asks its reader to apply for money; if not, what it seems to be. */
export const judgeCall = (guidelines: Guidelines): Verdict =>
  plainVerdict(guidelines) ?? weighedVerdict(guidelines);
