/** As much as a paper of another kind may speak of applying before its title is doubted. */
const usual = 12;

/** Who writes about applying in general gives no money. */
export const advice = 'advice on how to write applications';

export const policy = 'an internal policy or manual';

/** "Grant-making Policy": by what a giver decides, which is how it tells people what to ask for. */
export const givingPolicy =
  /^\W*(?:(?:our|the) )?(?:[\w'-]+ ){0,4}(?:grant[- ]?(?:making|giving)?s?|giving|donations?|funding|sponsorship) polic(?:y|ies)\b/im;

/** What a paper calls itself in its first lines, and how often it may speak of applying all the same. */
export const titles: [seems: string, title: RegExp, mostAsks: number][] = [
  [
    'a law or regulation',
    /^\W*(?:§|(?:section|sec\.|part|title) \d{2,}\.\d+)|\bcode of federal regulations\b|\b\d+ (?:C\.?F\.?R\.?|U\.?S\.?C\.?) (?:part |§ ?)?\d/im,
    Infinity,
  ],
  ['by-laws of an organization', /\bby-?laws\b/i, usual],
  [
    'founding papers of an organization',
    /\barticles of (?:incorporation|organization|association)\b/i,
    usual,
  ],
  [
    policy,
    /\b(?:(?:policy|policies|(?<!application |submission |grant |proposal |funding |deadlines? (?:and|&) )procedures?|handbook)(?: (?:and|&) \w+)?(?: manual)?|(?:procedures?|employee|staff) (?:manual|handbook)|code of (?:conduct|ethics)|(?:[\w'-]+ ){1,5}workflows?(?: \(\w+\))?|polic(?:y|ies) (?:on|regarding|concerning) (?!.*\b(?:grants?|giving|donations?|sponsorships?|funding)\b)[^.]{3,60})$/im,
    usual,
  ],
  [
    'a tax return',
    /\breturn of (?:organization exempt|private foundation)|^\W*form ?(?:990|1023)\b/im,
    Infinity,
  ],
  ['the page of a fiscal sponsor', /^\W*fiscal sponsor(?:ship)?\b[^.]{0,30}$/im, Infinity],
  [
    'a report or news item',
    /\b(?:annual|impact|year-end) (?:report|review)\b|\breports? on (?:the )?(?:activities|projects|work|grants) (?:funded|supported|carried out)\b/i,
    usual,
  ],
  [
    'a list of past awards',
    /^(?:\d{4} )?(?:grants? (?:awarded|recipients)|(?:awarded|funded) (?:grants|projects|proposals)$|(?:past|recent|previous) (?:grants|awards|grantees|recipients)|(?:[\w'-]+ ){0,5}grants?[ :–—-]{1,3}awards|(?:awards|grants) list|list of (?:awards|grants)|grantees|awardees|award recipients|(?:introducing|announcing|meet|congratulations to|welcoming|celebrating|(?:[\w'&.-]+ ){1,8}(?:announces?|names|unveils)) (?:[\w'-]+ ){0,6}(?:grantees|winners|recipients|awardees))[^.]{0,15}$/im,
    usual,
  ],
  [
    'a guide for those who already have a grant',
    /\b(?:(?:unexpended|unspent|residual|leftover|left-over) (?:grant |award |sponsored |foundation )?(?:funds|balances?|money)\b|no-cost extensions?\b|cost transfers?\b|grant reporting|^managing (?:your |the |our )?(?:grants?|awards?)(?: funds?)?$|reporting (?:guidelines|requirements)|grantee (?:guide|handbook|manual)|grant (?:agreement|management (?:guide|handbook|policy))|(?:ongoing |grant |grantee |recipient )+(?:responsibilities|obligations)|(?:grant|award) (?:terms(?: (?:and|&) conditions)?$|management\b)|^terms (?:and|&) conditions (?:of|for) (?:the )?(?:\w+ )?(?:grants?|awards?|sponsorships?|agreements?)\b|(?:for|of|to) (?:funded applicants|grantees|award recipients)|^grant[- ]?holders$|\bmodel terms (?:and|&) conditions\b|grant close-?out|acquittal (?:form|report|guide)|(?:final|interim|progress|closing|end[- ]of[- ]grant) report (?:form|template|guidelines|instructions)|\b(?:submit|make|extend|file) (?:my|your|a|the) (?:grant )?claims?\b|(?:grantees?'?|grant recipients?'?|award) (?:final |interim |progress |closing |annual |narrative )*report\b|^(?:final|interim|progress|closing|end[- ]of[- ]grant) (?:grant |narrative |project )?report$)\b/im,
    usual,
  ],
  [
    advice,
    /\b(?:(?:the|our|my|'s) (?:\w+ ){0,3}blog\b|\bblog(?: post)?\)?$|(?:habits|traits) of\b|how to (?:\w+ and )?(?:write|develop|win|find|get)\b|how to (?:handle|answer|manage|respond to|deal with) (?:\w+ )?(?:requests|appeals)\b|(?:grant|proposal)[- ]?writing\b|writing (?:an? |the )?(?:successful |winning |effective |good |better |strong(?:er)? |grant )+(?:proposals?|applications?)|(?:tips|advice|secrets|mistakes|pitfalls|guide) (?:for|on|to|in|of) (?:\w+ )?(?:applicants|grant|writing|applying|proposals?|applications?|finding|winning)|understand(?:ing)? (?:the |an? |your )?(?:funding opportunity|nofo|grant (?:process|lifecycle)|grants|rfp)|what (?:is|are) (?:an? )?(?:nofo|rfp|grants?|letters? of (?:inquiry|intent))\b|grants? 101|(?:grants?|grantsmanship|fundraising|proposal)\b[^.\n]{0,30}\b(?:glossary|acronyms|terminology|definitions)\b|glossary of\b[^.\n]{0,30}\b(?:grants?|fundrais\w+)|\b(?:application|proposal) workshop\b(?= (?:at|by|with|notes)\b|[.:]?$)|\b(?:searching|finding|looking|preparing|workshop)\b[^.]{0,40}\bapplying for (?:fellowships|grants|scholarships|funding)\b|(?<!required )(?:components|parts|anatomy) of an? (?:\w+ ){0,2}proposal|(?<=^|\n)(?:where to (?:find|look for) (?:money|funds|funding|grants)\b[^.\n]{0,40}|find(?:ing)? (?:your |the |more )?(?:funds|funding|funders|grants)|sources of (?:funding|funders))(?=\W*(?:\n|$))|guide (?:for|to) collaborating with\b.*\bgrants?)/i,
    Infinity,
  ],
  [
    'a guide for those who judge applications',
    /\b(?:(?:peer )?review(?:ers?'?)?|panel(?:ists?'?)?|assessors?'?|readers?'?) (?:guide|guidelines|guidance|handbook|instructions|manual|training|score ?sheet)\b|\b(?:grant|proposal|application) (?:evaluation|scoring|rating|review) (?:form|sheet|rubric)\b|^(?:[\w'-]+ ){0,4}(?:grants?|proposal) review (?:process|procedures?)$|\bprocedures? for reviewing\b|^how (?:the |our |your )?(?:grants|applications|proposals) are (?:scored|judged|reviewed|assessed|ranked)$|^\W*(?:grants?|funding|award) (?:decision|selection) (?:guidelines|guide|handbook)\b|\b(?:guide|guidelines|guidance|handbook|instructions|score ?sheet) for (?:peer |external |grant )?(?:reviewers|panelists|assessors|readers)\b/im,
    usual,
  ],
  [
    'the minutes or agenda of a meeting',
    /\b(?:minutes of|meeting minutes|agenda item|board of supervisors|staff report)\b/i,
    usual,
  ],
  ['a report or news item', /^(?:[\w'-]+ ){1,4}report$/im, usual],
];
