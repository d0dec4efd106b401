/** What only whoever reads and scores applications is told. */
export const toldToJudges: RegExp[] = [
  /\bthank you for (?:agreeing|volunteering|offering|accepting|your willingness)\b[^.\n]{0,30}\b(?:referee|review|assess|judge|serve|sit|act|join|read)/i,
  /\bas an? (?:panel(?:l?ist| member)|assessor|reviewer|juror|reader|judge|referee|member of the (?:panel|jury|committee)),? (?:you|we)\b/i,
  /\byou (?:have been|were|will be|are|have) (?:given|assigned|allocated|sent) (?:[\w-]+ ){0,5}(?:proposals|applications|bids|submissions)\b/i,
  /\byour (?:marks?|scores?|ratings?|reviews?|assessments?|assigned (?:proposals|applications)|fellow (?:reviewers|panell?ists|judges|assessors)|co-?(?:reviewers?|assessors?)|reading list)\b/i,
  /\bapplicants? (?:will |may |do not )?(?:read|see|receive)s? your (?:comments|remarks|feedback|scores|reviews?|notes)\b/i,
  /\b(?:reviewers?|assessors?|panel(?:l?ists?)?|jury|jurors?|judges)(?:'s?)? (?:portal|area|login|briefing|pack|guidance|training|handbook)\b/i,
  /\b(?:give|award|enter|use) (?:each \w+ )?(?:a |whole |half )?(?:marks?|scores?|ratings?)\b|\b(?:score|mark|rate|rank|grade) (?:each|every|all|the) (?:of the )?(?:applications?|proposals?|criteri\w+|bids?)\b/i,
  /\bnot (?:meant|intended|written) for applicants\b|\b(?:do not|don't|never) (?:contact|discuss|speak|share|write to)\b[^.\n]{0,50}\bapplicants?\b/i,
  /\b(?:if you|you) (?:have|know|are|work|share|live)\b[^.\n]{0,60}\b(?:an|the|any) applicants?\b/i,
  /\b(?:panel|moderation|calibration|consensus|scoring|shortlisting|jury) (?:meeting|session|call|day)\b/i,
  /\brapporteurs?'?\b|\bread (?:each|every|all)\b[^.\n]{0,20}\b(?:applications?|proposals?)\b/i,
];

/** That its reader has been given money already. */
export const hasGrant: RegExp[] = [
  /\bcongratulations\b[^\n]{0,80}\b(?:awarded|grant|award|funded|successful)\b/i,
  /\byou (?:have been|were) (?:awarded|granted|given) (?:an? |the |our )?(?:[\w&'-]+ ){0,4}(?:grant|award|fellowship|funding|bursary)\b/i,
  /\b(?:(?:signed|executed|countersigned) (?:grant|award|funding) (?:agreement|contract|letter|offer|terms)|your (?:grant|award|funding) (?:agreement|contract|letter|offer))\b/i,
  /\b(?:for|to) (?:current |new |our |all )?(?:grantees|grant[- ]?holders|award[- ]?holders|funded (?:partners|projects|organi[sz]ations))\b|\bcurrent (?:grantees|grant[- ]?holders|award[- ]?holders)\b/i,
  /\byour (?:program(?:me)? officer|grants? (?:manager|officer|number)|approved budget|award letter|(?:final|interim|progress|first|next) report|funded project|payment request)\b/i,
];

/** What whoever has the money must do with it, and when. */
export const toldToGrantees: RegExp[] = [
  ...hasGrant,
  /\byour (?:grant|award|claims?|fellowship)\b/i,
  /\b(?:no-cost extensions?|unspent (?:funds|money|grant|balance)|under-?spends?|budget (?:revision|variance|virement|transfer)s?|change (?:request|form)s?|drawdowns?|claim forms?|remittance|instal+ments?)\b/i,
  /\bbefore you (?:move|change|spend|announce|publish|buy)\b|\b(?:ask|tell|contact|write to) (?:your|the) (?:program(?:me)?|grants?) (?:officer|manager|team)\b/i,
  /\breports? (?:is|are|will be|must be|falls?) (?:over)?due\b|\b(?:payment|instal+ment)s? (?:will be |is |are )?(?:made|held|withheld|released|paid)\b/i,
  /\b(?:our|the [\w' ]{0,20}) logo\b|\backnowledg\w+\b|\bpress release\b/i,
  /\b(?:keep|retain)\b[^.\n]{0,30}\b(?:records|receipts|vouchers)\b/i,
];

/** What those are told who work for whoever gives. */
export const toldToStaff: RegExp[] = [
  /\b(?:program(?:me)?|grants?) (?:officers?|staff|team|managers?|assistants?|administrators?|coordinators?) (?:must |should |will |then )?(?:checks?|records?|enters?|logs?|reviews?|prepares?|sends?|drafts?|assigns?|files?|closes?|opens?|raises?)\b/i,
  /\b(?:log|enter|record|file|scan|save|upload)\b[^.\n]{0,50}\b(?:database|CRM|register|system|shared drive|tracker|spreadsheet)\b/i,
  /\b(?:standard operating procedures?|SOPs?|internal (?:use|only|procedures?|document)|(?:for|guide for|all) (?:our )?staff|staff (?:only|guide|manual|handbook|procedures?)|intranet)\b/i,
  /\b(?:when|once|after|if) (?:an?|the|each|every) (?:new )?(?:application|proposal|request|grantee)s? (?:arrives?|comes? in|is (?:received|approved|declined|logged)|misses)\b/i,
  /\b(?:send|issue|draft|prepare) (?:the |an? |all )?(?:applicants?|grantees?|decline|declination|rejection|acknowledg\w+|award) (?:letters?|e-?mails?|notices?)\b/i,
  /\b(?:sign-?off|delegated authority|board (?:papers?|packet|docket|book)|due diligence (?:checks?|form|memo)|write-?ups?|recommendation memos?|declin\w+ letters?)\b/i,
  /\b(?:line manager|finance (?:team|department|office) (?:releases?|pays?|checks?|sets up))\b/i,
];

/** What those are told who seek money of others. */
export const toldToFundraisers: RegExp[] = [
  /\b(?:our|the) (?:development|fundraising|advancement) (?:team|department|office|committee|staff|director|manager)\b/i,
  /\b(?:prospects?|prospect (?:research|list)|pipeline|cultivat\w+|steward(?:ship|ing)|moves management|ask amount)\b/i,
  /\b(?:approach|appl|writ|submit|speak)\w* to (?:an?|any|the|each) (?:funder|foundation|trust|sponsor|grant-?maker|corporate|donor)\b/i,
  /\bour (?:case for support|boilerplate|pipeline|grants? calendar|proposal library|funders|donors|track record)\b/i,
  /\b(?:funders|foundations|grant-?makers|donors|sponsors) (?:want|like|look|often|usually|will|are|may|tend|expect|give|prefer)\b/i,
  /\b(?:grant|bid) ?-?writers?\b|\b(?:approv\w+|sign-?off|permission)\b[^.\n]{0,40}\bbefore (?:applying|submitting|any|an?|the|you)\b/i,
  /\b(?:external|outside|other people's) (?:funding|funders?|sponsors?|money)\b|\bsponsored (?:research|programs)\b/i,
];
