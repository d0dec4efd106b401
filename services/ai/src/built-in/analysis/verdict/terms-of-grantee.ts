import { plain } from '@grantwright/analyst';
import { dueDates } from '../due-dates.ts';
import type { Guidelines } from '../guidelines.ts';

/** Whoever asks for applications uses one of these words at least. */
const asks =
  /\b(?:appl(?:y|ies|ying|icants?|ications?)|proposals?|nominat\w+|letters? of (?:inquiry|intent|interest)|expressions? of interest|how to (?:ask|request)|submit (?:an?|your) (?:request|letter|form|idea))\b/i;
/** "The Club will receive a grant of $9,000 from the Bureau": the money has gone to somebody already. */
const given =
  /([^.\n]{0,60})\b(?:will receive|has received|received|(?:has been|was|is) (?:awarded|granted|given))(?: an?| the)? (?:[\w-]+ ){0,3}(?:grant|award|sum)s? (?:of|in the amount of|totall?ing) (?:up to )?[$€£]/gi;
/** "Each recipient will receive a grant of $500" is said before anybody has. */
const anybody =
  /\b(?:each|every|any|all|winners?|recipients?|awardees?|fellows|scholars|projects?|teams?|you|who|that|which|selected|successful|if)\b/i;
const bound =
  /\bby accepting (?:this|the|an?) (?:grant|award|funds|funding)\b|\b(?:the |each |a )?(?:grantee|awardee|grant recipient|recipient) (?:must|shall|agrees?|will|is required)\b|\b(?:funded|awarded) (?:projects|groups|organi[sz]ations|teams) (?:must|shall|agree|are required)\b|\bas a (?:condition of (?:this|your|the) (?:grant|award)|grantee|grant recipient)\b/i;
const title = /\b(?:terms|conditions|obligations|responsibilities|requirements)\b/i;
const reports =
  /\breporting requirements\b|\breports? (?:will |must |shall |is |are |should )(?:\w+ )?(?:be )?(?:due|submitted|provided|sent|filed)\b|\b(?:provide|submit|file|send|deliver)s? (?:an?|the|its|your|all) (?:[\w-]+ ){0,2}reports?\b|\b(?:this|these|each|the) reports? (?:will|must|shall|should) (?:include|contain|describe|show)\b/gi;
const fewestReports = 2;
/** A paper's title and what stands right under it. */
const head = 4;

const terms =
  /^\W*(?:(?:appendix|annex|schedule|part|section) \w+\W+)?(?:(?:general|standard|our|the|grants?|awards?|funding|application) )*(?:terms(?: (?:and|&) conditions)?|conditions)(?:(?: of| for| applying to) (?:our |all |the )?(?:[\w-]+ ){0,2}(?:grants?|awards?|funding|support))?\W*$/i;
/** What holds for whoever was given money, in as many ways as papers of terms say it. */
const binds =
  /\b(?:(?:grant|award|money|funds) (?:may|must|shall|can|will) (?:only )?be (?:used|spent)|(?:written|our|prior) (?:consent|agreement|approval|permission)|reports? (?:must|shall|will|should|is|are)\b|records? (?:must|shall|will|should)|(?:receipts|accounts|records)\b[^.]{0,40}\b(?:kept|retained)|(?:repa(?:y|id|yment)|refund(?:ed)?|money back|returned? to us)|(?:withhold|withdraw) (?:a|the|any|part)|not (?:been )?(?:spent|used|required)|(?:spend|spent) less than|claim (?:it |any |the grant )?back|(?:solely|only) for the purposes?|report to us|keep (?:your |proper |full )?(?:accounts|receipts|records)|(?:use|spend) the (?:grant|award|money) (?:within|only|by)|before you (?:vary|change)|acknowledge|right to (?:visit|audit|withhold|share)|(?:bank account|bank) details|(?:expressly )?agreed in writing|(?:suspend|defer), |own bank account|acquit(?:s|ted|tal)?|proof of (?:the )?(?:use|expenditure|payment)|receipts|debt recovery|claw ?back|return (?:the|any|all) (?:[\w-]+ ){0,2}(?:funding|funds|grant|money|monies)|(?:grant )?acceptance form|offer letter|letter of offer|used for the sole purpose|final (?:[\w-]+ )?report|(?:kept and )?made available for inspection|sign (?:these|the) (?:terms|agreement))\b/gi;
const fewestBinds = 4;
/** So much that binds makes terms also of a paper that says which applicants may have no grant. */
const manyBinds = 5;
/** Who wants applications says how and by when; terms leave both to each programme. */
const takesApplications =
  /\b(?:how to apply|to apply\b|who (?:can|may) apply|apply (?:online|now|by|here|before)|eligible (?:to apply|applicants|organi[sz]ations)|(?:applications?|proposals?) (?:are|must be|should be) (?:due|submitted|received|made))\b/i;

/** Terms under that very title: that they are to be read before one asks does not make them ask for anything. */
export const setsTerms = (guidelines: Guidelines): boolean => {
  const { text, reading } = guidelines;
  const titled = reading.blocks
    .slice(0, head)
    .some((block) => block.type !== 'table' && terms.test(plain(block.text)));
  if (!titled || dueDates(guidelines).length > 0) return false;
  const bindings = new Set(text.match(binds)?.map((words) => words.toLowerCase())).size;
  return asksAnyone.test(text)
    ? bindings >= manyBinds && !takesApplications.test(text)
    : bindings >= fewestBinds;
};

/** What only the letter to one whose application succeeded speaks of. */
const offered =
  /\b(?:grant offer letter|offer of (?:a )?grant|offers you a grant|(?:award|grant) acceptance (?:form|letter)|(?:letter of award|award letter|notice of award)|your (?:grant|award) (?:has been|was) (?:made|approved)|conditions? of (?:the|this|your) grant|claim (?:the|your) grant|grant claims?|grant funding agreement)\b/gi;
const fewestOffered = 2;
const asksAnyone =
  /\b(?:how to apply|to apply|applicants? (?:must|should|may|can)|eligib\w+|(?:applications?|proposals?) (?:are|must be|should be) (?:due|submitted|received))\b/i;

/** Whether a paper follows an offer that was made to its reader: its days are those of reports and claims. */
export const followsOffer = ({ text }: Guidelines): boolean =>
  new Set(text.match(offered)?.map((words) => words.toLowerCase())).size >= fewestOffered &&
  !asksAnyone.test(text);

const isGiven = (text: string): boolean =>
  [...text.matchAll(given)].some(([, subject = '']) => !anybody.test(subject));

/**
 * Terms for whoever was given the money: what may be bought with it and which reports are due, told
 * to one who has it already, and not a word of applying.
 */
export const bindsGrantees = (guidelines: Guidelines): boolean => {
  const { text, reading } = guidelines;
  if (asks.test(text) || dueDates(guidelines).length > 0) return false;
  if ((text.match(reports)?.length ?? 0) < fewestReports) return false;
  const titled = reading.blocks
    .slice(0, head)
    .some((block) => block.type !== 'table' && block.text.length <= 80 && title.test(block.text));
  return isGiven(text) || (titled && bound.test(text));
};
