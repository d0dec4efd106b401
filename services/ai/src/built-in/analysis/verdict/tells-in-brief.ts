import { findMoney } from '../../../text/money.ts';
import { dueDates } from '../due-dates.ts';
import type { Guidelines } from '../guidelines.ts';

const gift =
  /\b(?:(?:micro|mini)-?grants?|grants?|bursar(?:y|ies)|fellowships?|stipends?|funding|(?:emergency|seed|start-?up) money|(?<!raise )\bfund\b|donations?|research support|contributes? (?:to|towards?)|help (?:with|towards?)|win one of|(?:may|can) (?:claim|have|receive|get) (?:up to|help)|we (?:pay|give|offer) (?:half|up to|part of)|prize (?:is|of|money))\b|\bwe (?:pay|give|offer) [$€£]\d/i;
const giver =
  '(?:fund|trust|foundation|institute|village|city|county|council|committee|board|scheme|programm?e?|society|association|company|club|department|church|program)';
/** What the giver itself does, or offers to do, now. */
const acts = new RegExp(
  `\\b(?:we (?:are (?:a|the|now)|pay|give|fund|help|reply|answer|support|offer|make|look for|like|never pay|do not (?:pay|fund|support))|${giver} (?:\\p{L}+ )?(?:pays?|contributes?|supports?|encourages?|looks? at|meets?|is (?:now )?(?:taking|accepting|inviting)|gives?|makes?|helps?|offers?|reads?|funds?|reimburses?)|from us\\b|grants? (?:towards?|of|for|to)\\b|(?:may|can) (?:claim|have|receive|get) (?:up to|help|an?)\\b|win one of|prize (?:is|of) [$€£]|(?:may|can) (?:now )?apply (?:to|for)\\b|[$€£]\\d[\\d,]* to (?:start|try|build|make|run|test|buy)\\b|(?:fellows|winners|projects|teams) (?:each )?(?:receive|get)\\b|the call is (?:now )?open|staff (?:reply|will reply|invite))`,
  'iu',
);
const how =
  /\be-?mail \S+@|\b(?:how: |complete (?:the |our |a |an )?(?:[\w-]+ )?(?:form|application)|fill (?:in|out)|(?:submit|send|bring|e-?mail) (?:us |an? |the |your |it )|write (?:to|us)|ask (?:us|by)|entry form|use (?:the|our|this) (?:[\w-]+ )?form|in the (?:[\w-]+ )?form\b|tell us your|(?:candidates|applicants|teams) (?:submit|send)|\b\d+ (?:short |easy )?questions\b|apply (?:by|before|online|here|to|through)|packets?|must be (?:returned|submitted|sent|received)|forms? (?:is|are) (?:at|available|here)|apply\b|full text|through our site)\b|\brequired: /i;
/** Everything else a call tells, each of them once. */
const matters: ((guidelines: Guidelines) => boolean)[] = [
  // For whom it is.
  ({ text }) =>
    /\b(?:who: |who (?:can|may)|open to|eligib\w+|are you (?:\d|an?\b)|(?:councils|groups|publishers|ensembles|students|teachers|schools|charities|clubs|missionaries|non-?profits|organi[sz]ations|teams|artists|residents|farmers|families|applicants|members|\p{L}{4,}(?:ers|ists|ians)) (?:of the [\p{L} ]{3,20} )?(?:may|can|must|should|apply|send|write to us|are|with an?|who|whose|in|around) )|\b(?:any|every|small|local) (?:[\p{L}\d-]+ ){0,2}(?:teachers?|schools?|teams?|choirs?|clubs?|groups?|artists?|students?|charit(?:y|ies)|famil(?:y|ies)|farms?|farmers?) (?:in|of|from|who|can|may)\b|\bcandidates (?:submit|send|must|should)\b|\bto (?:non-?profits|charities|clubs|schools|groups)\b|\b(?:any|every|each) (?:[\p{L}-]+ ){1,3}(?:may|can) (?:apply|ask|have|enter)\b|\b(?:got|have you|do you (?:have|run|need|want|keep)|need)\b[^.?\n]{3,80}\?/iu.test(
      text,
    ),
  // How much.
  ({ text }) =>
    findMoney(text).length > 0 ||
    /\b(?:half|part of|(?:\d+|fifty) ?(?:%|percent) of) (?:of )?the costs?\b|\bup to [\d,]+ (?:pounds|dollars|euros?)\b|\bamount (?:requested|you need)?/i.test(
      text,
    ),
  // By when.
  (guidelines) =>
    dueDates(guidelines).length > 0 ||
    /\b(?:(?:by|before|until) (?:\p{L}+ \d{1,2}\b|\d{1,2} \p{L}+)|any time|no deadline|at all times|first come|until (?:the )?(?:funds|money) runs? out|rolling|year-round|(?:days|weeks|months) before|before (?:work|the work|the project|you|the contract)|(?:first|second|last) \p{L}+day of (?:each|every) month|in (?:May|March) and (?:November|October))\b/iu.test(
      guidelines.text,
    ),
  // With what.
  ({ text }) =>
    /\b(?:budget|recordings?|memo|sample|CV|accounts|estimates?|estimated costs?|determination letter|your mission|a plan|project \(|rights agreement|say what|tell us|what it is for|proposal)\b/i.test(
      text,
    ),
  // What for.
  ({ text }) =>
    /\b(?:to pay for|towards?|to start an?\b|for (?:music|food|tools|seeds|trees|rent|fees)\b|who (?:have|need|want) to\b|we (?:fund|pay for|support) \p{L}+|for (?:the )?(?:upkeep|research|festivals|projects|events|rent|books|equipment|materials|travel)|supports? |your project|what (?:it|the money) is for|areas?:|costs? of)\b/iu.test(
      text,
    ),
  // What comes of it.
  ({ text }) =>
    /\b(?:we (?:reply|answer)|(?:staff|we) (?:will )?reply|(?:committee|board|trustees) (?:looks?|meets?|reads?|decides?|reviews?)|applications are (?:read|reviewed|considered)|(?:hear|reply|answer|decision)[^.]{0,20}\b(?:in|within) (?:\w+ )?(?:weeks|days|month)|invite some|you get an answer|calls? you (?:within|in)\b)\b/i.test(
      text,
    ),
];
const fewestMatters = 3;
/** Who tells of what was, works for pay, or speaks of the money of others. */
const other =
  /\b(?:said|announced|congratulations|(?:was|were|has been|have been) (?:awarded|selected|chosen|given|granted|approved|closed)|recipients?|winners?|grantees?|awardees?|funders?|employees?|vendors?|bidders?|contractors?|consultants?|tenders?|quot(?:es|ations)|salary|tuition|interest rate|minutes|motion|register|registration|tickets?|abstracts?|talks?|volunteers?|nominat\w+|membership|permits?|score[sd]?|reviewers?|compiled|glossary|newsletter|donate|legacy|reimbursement|agreement shall|shall)\b/gi;
const mostOther = 1;
const mostWords = 220;

/** A few lines may tell all that a call tells: who gives, what for, to whom, how much, by when, and how to ask. */
export const tellsInBrief = (guidelines: Guidelines): boolean => {
  const { text } = guidelines;
  return (
    text.split(/\s+/).length <= mostWords &&
    gift.test(text) &&
    acts.test(text) &&
    how.test(text) &&
    (text.match(other)?.length ?? 0) <= mostOther &&
    matters.filter((tells) => tells(guidelines)).length >= fewestMatters
  );
};
