/** "5432 56th Ave", "PO Box 12", "Lacombe AB, T4L 1E9", "Denver, CO 80202": where something is sent to. */
const ofAddress =
  /\b\d+[\w-]*,? (?:[\p{L}\d.'-]+ ){0,4}(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|highway|hwy|square|terrace|way|court|parkway|pkwy)\b\.?$|\bp\.? ?o\.? box \d|\b[A-Z]{2},? (?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)$|\b[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}$/iu;
/** "To the Otter Fund", "Inc": a piece of who gets it. */
const ofReceiver =
  /^(?:[Tt]o|[Aa]t|c\/o|[Aa]ttn:?|[Aa]ttention:?) (?:the )?\p{Lu}|^(?:[Ii]nc|[Ll]td|LLC|[Cc]orp|plc|GmbH)\.?$/u;
/** "Required forms", "Learn about us", "General terms": no part is called so. */
const ofSite =
  /^(?:(?:learn|read|find out) (?:more )?about\b.*|(?:all |the )?(?:required|necessary|completed|attached|following) (?:forms?|documents?|papers|materials|paperwork)|general terms(?: (?:and|&) conditions)?|terms of use|privacy(?: policy)?|(?:home|back|next|menu|search|donate|log ?in|sign ?up))$/iu;

/** "This section", "Etc", "Activity 2": what only points at something, or counts the blanks under a question. */
const ofNothing =
  /^(?:(?:this|that|these|those|each|every) \p{L}+|et ?c(?:etera)?|and so on|and more|(?:alternative |other |additional |previous |related )?(?:activity|project|name|link|partner|referee|option|line|row|file|photo|image|item|example) \d{1,2})\.?$/iu;
/** "Counts toward the 15 pages?", "Project Abstract No single-spaced": the head and the cells of a table run together. */
const ofTable =
  /^counts? (?:toward|towards|against|in)\b|^\p{Lu}[\p{L} ]{3,60}? (?:Yes|No)(?: \p{Ll}[\p{L}-]*){1,3}$/iu;
/** "A team lead must be named in the proposal" says what to do; a question may ask what one must do. */
const ofDuty =
  /\b(?:must|shall|should|cannot|may (?:not|be|also|only|include|apply|submit|use|request)|(?:is|are) (?:required|expected|encouraged|asked) to)\b/i;
const asking =
  /\?$|^(?:how|what|why|who|where|when|which|describe|explain|tell|give|list|outline|anything)\b/i;

/** "Progress report", "Final report form": written when the grant is spent. */
const ofReport =
  /^(?:(?:the|your|our) )?(?:final|progress|interim|completion|mid-?term|post-grant|end[- ]of[- ](?:grant|project|year)|grantee) (?:evaluation )?reports?(?: (?:form|template|guidelines))?$/iu;

/** "Submission", "Intergovernmental review", "Funding restrictions": chapters of a notice on how to hand in, and what binds. */
const ofNotice =
  /^(?:(?:other )?submissions?(?: (?:requirements|dates(?: and times)?|instructions))?|intergovernmental review|funding restrictions|unique entity identifier\b.*|(?:content|form) (?:and form )?of (?:the |your |an? )?(?:(?:full|final|complete) )?(?:applications?|proposals?)(?: submission)?|cost[- ]sharing(?: or matching)?)$/iu;

/** "How letters are weighed", "How we decide": what the funder does with what was sent. */
const ofDeciding =
  /^how (?:(?:the |your |all )?(?:letters?|applications?|proposals?|requests?|grants?|decisions?) (?:are|is|will be|get) (?:\p{L}+ and )?(?:weighed|judged|read|reviewed|scored|chosen|selected|made|decided|evaluated|assessed)|we (?:decide|choose|review|score|judge|select|read|weigh|assess)\b.{0,40})$/iu;

/** "501(c)(3) ☐ School ☐ Church ☐ Town": boxes to tick. */
const ofBoxes = /\S\s*[☐□❑◻▢]\s*\S/u;

/** True for what stands where parts are named and is none: an address, its receiver, a site's own words, a duty. */
export const isNoPart = (name: string): boolean =>
  ofAddress.test(name.trim()) ||
  ofReceiver.test(name.trim()) ||
  ofSite.test(name.trim()) ||
  ofNothing.test(name.trim()) ||
  ofReport.test(name.trim()) ||
  ofBoxes.test(name) ||
  ofDeciding.test(name.trim()) ||
  ofNotice.test(name.trim()) ||
  (ofTable.test(name.trim()) && !/^(?:how|what|is|are|do|does)\b/i.test(name.trim())) ||
  (ofDuty.test(name) && !asking.test(name.trim()));
