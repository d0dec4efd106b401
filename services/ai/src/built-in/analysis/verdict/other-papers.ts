type Kind = [seems: string, words: RegExp, bar: number];

/** What papers that are no call talk about, and how many such words make one. */
export const kinds: Kind[] = [
  [
    'by-laws of an organization',
    /\b(?:by-?laws|board of directors|quorum|article [ivx\d]+|officers|members? (?:shall|may) (?:vote|elect)|amend(?:ed|ment)s?|president|secretary|treasurer|adjourn|annual meeting)\b/i,
    10,
  ],
  [
    'founding papers of an organization',
    /\b(?:articles of incorporation|incorporator|this corporation|registered agent|agent for service|dissolution|secretary of state|perpetual existence|hereby)\b/i,
    6,
  ],
  [
    'an internal policy or manual',
    /\b(?:policy|policies|procedures?|employees?|staff|internal controls?|supervisor|violation|code of conduct|harassment|disciplinary|executive director|finance (?:manager|committee)|approv(?:al|ed) by)\b/i,
    12,
  ],
  [
    'a list of past awards',
    /\b(?:awarded|grantees?|recipients?|awardees|winners?|was awarded|received|honorees|congratulations)\b/i,
    6,
  ],
  [
    'a report or news item',
    /\b(?:this year|last year|in 20\d\d|reported|said|according to|announced|press release|fiscal year ended|our impact|thank you|highlights)\b/i,
    6,
  ],
  [
    'an agreement or contract',
    /\b(?:hereby|hereinafter|whereas|the parties|this agreement|indemnif\w+|governing law|termination|grantee shall|witnesseth)\b/i,
    6,
  ],
  [
    'a call for talks or papers',
    /\b(?:talks?|speakers?|(?<!\b(?:information|info|q ?& ?a|training|drop-?in) )sessions?|slots?|(?<!\b(?:(?:bidder|proposer|applicant|offeror|grantee)(?:['’]?s|s['’])?|pre-?(?:bid|proposal|application)) )conferences?|keynotes?|abstracts?|papers?|presentations?|presenters?|tracks?|devroom|lightning)\b/i,
    8,
  ],
  [
    'a request for bids on a contract',
    /\b(?:vendors?|bidders?|contractors?|consultants?|offerors?|scope of (?:work|services)|purchase orders?|quotations?|deliverables|hourly rates?|invoices?)\b/i,
    8,
  ],
  [
    'the advertisement of a job',
    /\b(?:salary|full-time|part-time|resume|cover letter|job|position|years of experience|benefits package|equal opportunity employer|candidates?)\b/i,
    7,
  ],
];
