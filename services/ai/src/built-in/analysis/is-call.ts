import type { Guidelines } from './guidelines.ts';
import { attachments } from './rules/attachments.ts';
import { awardAmount } from './rules/award-amount.ts';
import { dueDates } from './due-dates.ts';
import { isApplicationForm } from './verdict/application-form.ts';
import { advises } from './verdict/advises.ts';
import { isClosed } from './verdict/closed.ts';
import { tellsDecision } from './verdict/decided.ts';
import { listsExpired } from './verdict/expired-list.ts';
import { tellsAwards } from './verdict/awards-told.ts';
import { wantsServices } from './verdict/services-wanted.ts';
import { leaningToCall } from './verdict/leaning-to-call.ts';
import { isOfMeeting } from './verdict/meeting.ts';
import { isSeekersPlan } from './verdict/seekers-plan.ts';
import { isTaxReturn } from './verdict/tax-return.ts';
import { isStatute } from './verdict/statute.ts';
import { isGuidelinesOfGiver } from './verdict/guidelines-of-giver.ts';
import { invitesApplications } from './verdict/invites-applications.ts';
import { invites } from './verdict/invites.ts';
import { kinds } from './verdict/other-papers.ts';
import { standsOpen, waysToAsk } from './verdict/standing.ts';
import { isStoppedByNotice } from './verdict/stopped.ts';
import { advice, givingPolicy, policy, titles } from './verdict/titles.ts';
import { tellsWhoWishes } from './verdict/who-wishes.ts';
import { takesNoneUnasked } from './verdict/unsolicited.ts';

/** `seems` is left out where nothing better can be said than that it is no call. */
export type Verdict = { isCall: true } | { isCall: false; seems?: string };

const noCall = (seems?: string): Verdict => ({ isCall: false, ...(seems ? { seems } : {}) });

const count = (text: string, pattern: RegExp): number =>
  text.match(new RegExp(pattern, 'gi'))?.length ?? 0;

const grants =
  /\b(?:grants?|funding|funded|funds?|awards?|awarded|fellowships?|bursar(?:y|ies)|scholarships?|stipends?|donations?|financial (?:support|assistance))\b/;

const titledAsCall =
  /\bguidelines\b|\bcall for\b|\brequest for (?:proposals|applications)\b|\b(?:grants?|funding|fellowship) (?:program(?:me)?|round|opportunit)|\bapply (?:now|today|for)\b/i;
const saysOpen =
  /\b(?:now open|open for applications|applications? (?:are|is) (?:now )?open|apply (?:now|today)|is (?:now )?accepting applications)\b/i;
/** "How to write a proposal" of a funder's own ends in where it goes. */
const tellsWhereToSend =
  /\b(?:submit|send|e-?mail) (?:your|the|all) (?:completed |full )?(?:proposals?|applications?|requests?) (?:via|to|by|through|at|using|online)\b/i;
/** How much more a paper speaks of something else than of applying before that counts, and what it then counts. */
const rivalsShare = 1.5;
const rivalsWeight = 1;
/** What a way to ask, an amount, a day to apply by and an open invitation add to what the words say. */
const signWeight = 0.55;
/** A little below even odds: who misses a call loses more than who reads a paper that is none. */
const leastLeaning = 0.2;

/** What a paper tells of itself so plainly that, without a day to apply by, nothing else makes a call of it. */
const ofAnotherKind: { seems: string; is: (guidelines: Guidelines) => boolean }[] = [
  { seems: 'a law or regulation', is: isStatute },
  { seems: 'the minutes or agenda of a meeting', is: isOfMeeting },
  { seems: 'a plan of applications to others', is: isSeekersPlan },
  { seems: 'a list of past awards', is: tellsAwards },
  { seems: 'a tax return', is: isTaxReturn },
];

/** Whether the document asks its reader to apply for money; if not, what it seems to be. */
export const judgeCall = (guidelines: Guidelines): Verdict => {
  const { text } = guidelines;
  const words = Math.max(1, text.split(/\s+/).length);
  const asks = count(
    text,
    /\b(?:applicants?|how to (?:apply|ask)|who is eligible|how much can (?:we|i|you) (?:ask|apply|request)|when are (?:requests|applications|proposals) due|your (?:request|application|proposal|letter) (?:must|has to|needs to|should)|you(?:'ll| will) be asked (?:for|to)|one (?:request|application|proposal|letter) per|(?:requests?|letters?) (?:must|should|are|will|by mail|over \$|greater than|for support)|request support|(?:don't|do not|will not|cannot) (?:you )?(?:fund|consider|support)|(?:must|may|can|should|please|to) (?:apply|submit)|application (?:deadline|form|process|instructions|requirements|package|period)|proposals? (?:must|should|will|are|due)|applications? (?:must|should|will|are)|eligible (?:applicants?|organi[sz]ations)|submit (?:an?|your|the) (?:application|proposal|request|letter)|grant (?:application|request|proposal)s?|request for (?:proposals|applications)|letters? of (?:intent|inquiry)|funding opportunity|eligibility|who (?:can|may) apply|we (?:fund|support|accept|consider|award)|nofo|applications? for (?:grants?|funding|support|projects)|prospective grantees|(?:eligible|invited) to (?:apply|submit)|grant (?:guidelines|cycle|seekers)|unsolicited|fund(?:ing)? requests?|deadline for (?:applications|proposals)|review panel(?:ists)?|invited to submit|proposal sections|project narrative|(?:attach|upload) (?:an?|the|your|project)|\d{2,4} words|pages? (?:maximum|limit)|(?:evaluated|scored) and ranked|(?:your|the) (?:letter|proposal|application|request|narrative) (?:should|must|needs to) (?:include|contain|address|describe)|amount (?:you are )?request(?:ed|ing)|send (?:an?|your|the) (?:letter|proposal|application|request))\b/,
  );
  const density = (asks / words) * 1_000;
  const amounts = awardAmount.find(guidelines).filter((one) => one.weight > 90).length;
  const dues = dueDates(guidelines).length;
  if (listsExpired(guidelines)) return { isCall: false, seems: 'a list of calls that are over' };
  if (wantsServices(guidelines))
    return { isCall: false, seems: 'a request for bids on a contract' };
  const other = dues === 0 ? ofAnotherKind.find(({ is }) => is(guidelines)) : undefined;
  if (other) return { isCall: false, seems: other.seems };
  if (isClosed(guidelines, asks >= 8) || isStoppedByNotice(guidelines))
    return { isCall: false, seems: 'a program that is closed' };
  if (takesNoneUnasked(guidelines))
    return { isCall: false, seems: 'the page of a funder that takes no unsolicited applications' };
  if (dues === 0 && tellsDecision(guidelines))
    return { isCall: false, seems: 'a letter about a decided application' };
  const head = headOf(guidelines);
  const titled = titles.find(([, pattern, mostAsks]) => asks < mostAsks && pattern.test(head))?.[0];
  const justAdvice = titled === advice && dueDates(guidelines).every(({ date }) => !date.iso);
  const open = standsOpen(guidelines);
  const tellsPolicy =
    titled === policy && (open || (givingPolicy.test(head) && waysToAsk(guidelines) >= 2));
  if (
    titled &&
    !tellsPolicy &&
    !(titled === advice && tellsWhereToSend.test(text)) &&
    (dues === 0 || justAdvice)
  )
    return { isCall: false, seems: titled };
  if (advises(guidelines)) return { isCall: false, seems: advice };
  if (
    open ||
    tellsPolicy ||
    [invites, tellsWhoWishes, isApplicationForm, isGuidelinesOfGiver].some((is) => is(guidelines))
  )
    return { isCall: true };
  const rivals = kinds
    .map(([seems, pattern, bar]) => ({
      seems,
      score: (count(text, pattern) / words) * 1_000,
      hits: count(text, pattern),
      bar,
    }))
    .filter(({ hits, bar }) => hits >= bar / 2)
    .sort((a, b) => b.score / b.bar - a.score / a.bar);
  const rival = rivals[0];
  // Who gives no money calls for something else: talks, bids, staff.
  if (rival && amounts === 0 && count(text, grants) < 2)
    return { isCall: false, seems: rival.seems };
  const outspoken = rival !== undefined && rival.score > density * rivalsShare;
  const signs =
    Math.min(waysToAsk(guidelines), 2) +
    Math.min(amounts, 1) +
    Math.min(dues, 2) +
    Math.min(attachments.find(guidelines).length, 2) / 2 +
    Number(invitesApplications(guidelines)) +
    Number(titledAsCall.test(head)) * 1.5 +
    Number(saysOpen.test(text)) * 2;
  const leaning = leaningToCall(guidelines) + signs * signWeight - (outspoken ? rivalsWeight : 0);
  if (leaning < leastLeaning) return noCall(rival?.seems ?? titled);
  return { isCall: true };
};

const headOf = ({ reading }: Guidelines): string =>
  [
    reading.title ?? '',
    ...reading.blocks
      .slice(0, 4)
      .flatMap((block) => (block.type === 'table' || block.text.length > 120 ? [] : [block.text])),
    // Boxes for the office's use may stand over the title of a form.
    ...reading.blocks
      .slice(4, 12)
      .flatMap((block) => (block.type === 'heading' && block.level === 1 ? [block.text] : []))
      .slice(0, 2),
  ].join('\n');
