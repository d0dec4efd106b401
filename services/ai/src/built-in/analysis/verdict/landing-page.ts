import type { Guidelines } from '../guidelines.ts';
import { headOf } from './head-of.ts';

/** What one programme calls itself. */
const named =
  /^\W*(?:apply|applications?|how to apply|guidelines|donations?|concept notes?)\b|\b(?:(?:micro|mini)-?grants?|grants?|donations?|funds?|funding|solicitation|programm?e?|call|announcement|rf[pa]|nofo|requests? for (?:proposals|applications)|notice of funding|challenge|fellowships?|awards?|initiative|topic|scheme|bursar(?:y|ies))\b/i;
/** What the page of something else calls itself. */
const other =
  /\b(?:webinar|workshop|conference|meeting|evening|public hearing|newsletter|report|recipients|winners|grantees|grantee|awarded|scholars|careers?|vacanc\w+|jobs?|faqs?|polic(?:y|ies)|tips|news|donors?|donate|loans?|archived?|our (?:strategy|team|approach)|focus area|members?|membership|volunteers?|courses?)\b/i;
const subject =
  '(?:fund|grants?|programm?e?|scheme|initiative|fellowships?|call|competition|challenge|topic|rf[pa]|nofo|solicitation|element|award|council|village|city|county|town|board|society|foundation|institute|agency|department|ministry|trust|\\p{Lu}[\\p{L}\\d]+)';
/** "TWT solicits proposals for", "The fund pays for lessons", "Applications for the Tree Fund are open". */
const offers = [
  `\\b${subject}(?: \\([^)]{2,20}\\))? (?:now |again |also )?(?:solicits?|seeks?|invites?|welcomes?|expects?|encourages?|requests?|calls for) (?:[\\p{L}'-]+ ){0,4}(?:proposals|applications|requests|projects|ideas|expressions of interest)\\b`,
  `\\b${subject} (?:is|are) (?:now |currently )?(?:taking|accepting|inviting) (?:[\\p{L}'-]+ ){0,2}(?:proposals|applications|requests)\\b`,
  '\\b(?:proposals|applications|ideas|projects) (?:are|is) (?:now |hereby )?(?:invited|sought|solicited|requested|welcome)\\b',
  '\\bannounc\\w+ (?:the )?(?:availability|opening|launch) of\\b',
  '\\b(?:the|this|our) (?:[\\p{L}-]+ ){0,3}(?:fund|grants?|programm?e?|scheme|initiative|fellowships?|call|awards?) (?:pays?|supports?|helps?|funds?|offers?|provides?|gives?|finances?) (?:for |to )?\\p{L}',
  '\\b(?:a|one) grant (?:of|from|by) (?:the|our) [^.]{3,50} (?:for|to|towards)\\b',
  '\\b(?:fund|get money for|bring) your (?:[\\p{L}-]+ ){0,2}(?:idea|project|research)\\b',
  '\\bapplications? (?:for|to) (?:the |our )?[^.]{3,60} (?:is|are) (?:now )?open\\b',
  '\\bgrants? (?:from|of|by) (?:the|our) [^.]{3,40} (?:go|are made|are given|help|support)\\b',
  '\\b(?:released|issued|published|launched|opened) (?:its|the|an?|our)\\b[^.]{0,40}\\b(?:notice of funding|nofo|request for (?:proposals|applications)|call for (?:proposals|applications))\\b',
  '\\b(?:proposals|projects|applications) (?:under|for|to|in) this (?:topic|call|element|theme|strand) (?:should|must|may|can|are expected)\\b',
  '\\bif (?:you|your (?:[\\p{L}-]+ ){1,4})(?:would like|needs?|wants?|is looking for|are looking for) (?:an?|some|our|to apply for an?) (?:[\\p{L}-]+ ){0,2}(?:grants?|donations?|sponsorship|bursar(?:y|ies)|funding)\\b',
  '\\bneed [$€£]\\s?\\d',
].map((pattern) => new RegExp(pattern, 'iu'));
/** Where the whole of it stands, or where one begins. */
const further =
  /\b(?:(?:full|complete|entire|detailed|official) (?:call|text|guidelines?|guidance|announcement|notice|solicitation|details|rules|eligibility|instructions|terms)|can be (?:found|downloaded|read|seen) (?:here|below|at|on)\b|call (?:document|text)|(?:download|read|see|consult|find|view) (?:the |our |all )?(?:[\p{L}-]+ ){0,2}(?:guidelines?|guidance|application form|form|call|rules|handbook|solicitation|guide for applicants)\b|start (?:your |the |an )?(?:application|submission)|apply (?:online|now|here|through|via|using|in the portal)|(?:submit|apply|send it) through (?:the|our) (?:portal|website|form)|(?:at|follow|behind) the link (?:above|below)|general annexes|guidelines? \||before you apply|stands? in the|(?:are|is) eligible\b|form and terms|submit (?:via|on) \p{L}|fill (?:in|out) the form|(?:please )?write to (?:the|our|us)\b|\btell us (?:in|what|who|how|about)|call us first)/iu;
/** Said where somebody tells of what was, or of what others do. */
const told =
  /\b(?:said|congratulations|(?:was|were|has been|have been) (?:awarded|selected|chosen|announced|funded|given|granted)|received (?:a|the) (?:grant|award)|recipients?|winners?|grantees?|funders|press release|vendors?|bidders?|contractors?|tenders?|salary|employees?|tuition|interest rate|minutes|last year|this year's (?:fellows|cohort))\b/gi;
const mostTold = 1;
const mostWords = 260;

/**
 * The first page of one open programme: what it is called, what it pays for, and where its full text or its form
 * stands. All else is told there, so that there are neither days nor sums on it.
 */
export const isLandingPage = (guidelines: Guidelines): boolean => {
  const { text, reading } = guidelines;
  const heading = reading.blocks.find((block) => block.type === 'heading');
  const head = heading?.type === 'heading' ? heading.text : headOf(guidelines);
  return (
    text.split(/\s+/).length <= mostWords &&
    named.test(head) &&
    !other.test(head) &&
    offers.some((offer) => offer.test(text)) &&
    further.test(text) &&
    (text.match(told)?.length ?? 0) <= mostTold
  );
};
