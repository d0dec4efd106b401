/** What the papers of an application are called, where a sentence asks for them one after another. */
const nouns = [
  'accounts?|audits?|audit reports?|constitution|governing documents?|articles(?: of (?:association|incorporation|organi[sz]ation))?|by-?laws|statutes|memorand(?:um|a)(?: of (?:association|understanding|agreement))?|MOUs?|trust deed|charter',
  'budgets?|financial (?:statements?|reports?|plan|forecast)|financials|balance sheets?|cash ?flow(?: forecast)?|profit and loss(?: statements?| accounts?)?|bank (?:statements?|passbook|details)|passbook|cost estimates?|cost breakdown|cancelled che(?:que|ck)',
  'quotations?|quotes?|estimates?|price list|statements?|certificates?|certifications?|licen[cs]es?|permits?|permission|consent(?: forms?)?|proof|evidence|affidavit|declarations?|undertaking|resolution|documentation|endorsements?',
  'letters?|references?|referees?|testimonials?|recommendations?|photos?|photographs?|pictures?|images?|sketch(?:es)?|drawings?|maps?|site plan|floor plans?|videos?|samples?|work samples?|portfolios?|recordings?|slides|pitch deck|presentation',
  'plans?|work ?plans?|timelines?|timetables?|schedules?|logic models?|theory of change|lesson plans?|risk assessments?|risk register|polic(?:y|ies)|insurance(?: certificate)?|job descriptions?|business case',
  'forms?|templates?|questionnaires?|worksheets?|spreadsheets?|checklists?|cover (?:sheet|page)|(?:signature|approval) page|profile',
  'lists?|roster|cvs?|r[eé]sum[eé]s?|curriculum vitae|curricula vitae|bios?|biograph(?:y|ies)|biographical (?:note|sketch(?:es)?)|transcripts?|minutes|annual reports?|annual accounts|annual return|tax returns?|form 990(?:-?\\w+)?|990s?|w-?9|passports?|identity card|id card|ein letter',
  'descriptions?|summar(?:y|ies)|outlines?|narratives?|abstracts?|essays?|(?:project|written) proposals?|synopsis|treatments?|scripts?|explanations?|concept (?:notes?|papers?)|mission statement|bibliograph(?:y|ies)|agreements?|contracts?|lease|title deeds?',
].join('|');

/** What may follow the noun that a phrase turns on: in "budget creation" it turns on another. */
const after =
  '(?=$|[,.;:()]| (?:of|for|from|to|in|on|by|with|and|or|that|which|who|whose|about|as|at|if|where|when|via|per|through|not|no|up|between|issued|signed|dated|written|approved|prepared|certified|relating|instead|too|also|less|older|covering|\\p{L}+ing)\\b)';
/** "a baseline for this plan" turns on what stands before the preposition. */
const before =
  "(?:(?!(?:of|for|from|to|in|on|by|with|that|which|is|are|as|at|than)\\b)[\\p{L}\\d&/'()]+(?:-+ ?| )){0,9}?";
const headNoun = new RegExp(`^${before}(?:${nouns})${after}`, 'iu');
/** "the names of two referees", "two people who know your work" */
const ofPeople =
  /^(?:the )?(?:names?|contact (?:details|information)|names? and (?:[\p{L} -]+)) (?:of|for) (?:an?|one|two|three|at least|some\p{L}+|your|their|the (?:board|trustees|officers|committee)|people|persons|referees)\b|^(?:one|two|three|the) (?:people|persons|referees|contacts)\b(?= (?:who|that|whom|to)\b)/iu;
/** Named like papers, and none: what is told, weighed, sent out by the funder or written after the award. */
const noPaper =
  /\b(?:e-?mails?|messages?|questions?|enquir(?:y|ies)|inquir(?:y|ies)(?<!letters? of inquiry)|further|more information|details below|guidelines?|instructions?|rules of|deadline|link|website|newsletter|receipts?|invoices?|final report|progress reports?|completion report|interim report|invitation|attention|consideration|interest in|apologies|feedback|decision|terms|conditions|thanks|way|pages|following (?:form|documents?|papers|items))\b/i;

/** "the name of a neighbour who knows the work": who can be asked about an applicant. */
export const namesPeople = (phrase: string): boolean => ofPeople.test(phrase);

/** Whether a phrase names a paper that somebody hands in. */
export const namesPaper = (phrase: string): boolean =>
  (headNoun.test(phrase) || ofPeople.test(phrase)) && !noPaper.test(phrase);
