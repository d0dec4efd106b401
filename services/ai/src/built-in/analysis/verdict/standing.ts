import type { Guidelines } from '../guidelines.ts';

const paper =
  '(?:requests?|proposals?|applications?|letters? of (?:inquiry|request)|appeals|inquiries)';
const asker =
  '(?:applicants?|applicant organi[sz]ations|organi[sz]ations(?: applying)?|groups|agencies|nonprofits|non-profits|charities|schools|individuals|members|students|teachers|faculty|residents|artists|researchers|those|anyone|you)';
/** Ways in which a giver that has no round and no form tells people how to ask. */
const ways = [
  `\\b${paper} (?:for (?:[\\w-]+ ){1,6})?(?:should|must|may|can|are to|will|need to) (?:also )?be (?:sent|submitted|mailed|e-?mailed|forwarded|addressed|directed|made|presented|delivered|put)\\b`,
  `\\b(?:send|forward|mail|e-?mail|submit|direct|address|bring|drop off) (?:all |your |the |an? |any |such )?(?:written |completed |funding |donation |grant )*${paper}\\b`,
  `\\b(?:may|can) (?:only |also )?apply (?:for|to|online|by|at)\\b|\\b${asker} (?:must|may|can|should|need to|are invited to|are entitled to|are welcome to|are encouraged to|wishing to|who wish to|seeking to|interested in) (?:also |only )?(?:apply|applying|submit|complete|meet|request|write|ask)\\b`,
  `\\b(?:the |your |an? |each )?(?:application|request|proposal|letter) (?:should|must|needs to|has to) (?:also )?(?:provide|include|contain|state|describe|outline|address)\\b`,
  `\\b(?:no deadlines? for|${paper} (?:are|is|will be) (?:accepted|considered|reviewed|welcome[d]?) (?:at any time|year[- ]round|all year|throughout the year|on a rolling|on an ongoing|monthly|quarterly|once|twice|annually|(?:each|every) year))\\b`,
  `\\b(?:you will (?:receive|get|have) (?:a|an|our) (?:reply|answer|decision)|(?:reply|decision|process) (?:will take|takes|within))\\b`,
  `\\b(?:fill (?:out|in)|complete|download|submit|use) (?:the|our|an?|your|this) (?:[\\w-]+ ){0,4}(?:application|request|proposal|nomination)(?: form)?\\b`,
  `\\b${paper} (?:for (?:[\\w-]+ ){1,6})?(?:are|is) invited\\b|\\b${paper} [^.]{0,60}\\bmust be received by\\b`,
  '\\bto be (?:considered|eligible) for (?:funding|support|an? [\\w-]*grant|the grant|an award|a donation)\\b',
  `\\b${paper} (?:will be|are) (?:considered|evaluated|assessed|judged|ranked|scored)\\b`,
  '\\b(?:preference|priority) (?:will be|is) given to\\b|\\bas priorit(?:y|ies) for (?:[\\w-]+ ){0,2}consideration\\b',
  '\\b(?:individual|organi[sz]ation|group|charity|nonprofit|club|school) may petition\\b',
  '\\bplease apply (?:at least|by|before|no later than|online|through|using)\\b|\\breplaced our (?:paper|old) (?:application )?form\\b',
  '\\bwhen applying,? (?:you|please)\\b|\\bno (?:official |set |standard |formal )?application form\\b',
  '\\bapplicants will (?:usually |normally |generally )?(?:hear|be told|be notified|be informed)\\b',
  `\\b(?:will be|are) (?:presented|considered|reviewed|discussed) at (?:the|our|its|a) (?:next|monthly|regular)\\b`,
].map((pattern) => new RegExp(pattern, 'i'));
const gives =
  /\b(?:(?:makes?|making|awards?|gives?|grants?|provides?|provision of|offers?|considers?) (?:[\w-]+ ){0,3}(?:grants?|donations?|awards?|gifts?|contributions?|sponsorships?|funding)|(?:grants?|donations?|awards?|gifts?|contributions?) (?:are|is|may|will|do|does|provide|cover|support|generally|usually|typically|range|of up to|awarded)|(?:charitable|donation|grant|funding|sponsorship|contribution) requests?)\b/i;
const gift = /\b(?:grants?|donations?|gifts?|contributions?|sponsorships?|funding)\b/gi;
/** Who gets money of others writes so of itself. */
const ofSeekers =
  /\b(?:we (?:seek|apply|applied|solicit|pursue)|our (?:grant applications|funders|donors)|(?:employees?|staff|departments?|program managers?) (?:must|shall|may not|should|will) (?:\w+ )?(?:obtain|seek|submit|apply|follow)|(?:executive director|finance (?:manager|director)|board) (?:must|shall) (?:\w+ )?(?:approve|review|sign))\b/i;
/** A giver speaks of itself, or of applying to it; a counsellor of others speaks of neither. */
const ofGiver =
  /\b[Tt]he (?:Foundation|Society|Club|Trust|Fund|Lodge|Council|Association|Company|Department|Institute|Committee|Board)\b|\b(?:may|can) apply\b|\b[Aa]pplications? (?:should|must|may|will|are)\b/;

const fewestWays = 3;
const fewestGifts = 3;

/** Whether a paper is of somebody who gives, and not of one who seeks money itself. */
export const isOfGiver = ({ text }: Guidelines): boolean =>
  gives.test(text) &&
  ofGiver.test(text) &&
  (text.match(gift)?.length ?? 0) >= fewestGifts &&
  !ofSeekers.test(text);

/** In how many ways a paper tells how to ask for what is given; none where it speaks of seeking money itself. */
export const waysToAsk = (guidelines: Guidelines): number =>
  isOfGiver(guidelines) ? ways.filter((way) => way.test(guidelines.text)).length : 0;

/** A standing invitation: who gives says, without round or day, how to ask, with what, and what comes of it. */
export const standsOpen = (guidelines: Guidelines): boolean => waysToAsk(guidelines) >= fewestWays;
