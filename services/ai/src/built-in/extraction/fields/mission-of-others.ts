/** What a policy is for says nothing of what the organization is for. */
const ofADocument =
  /\b(?:purposes?|aims?|objectives?) of (?:the|this|these|our) (?:(?!(?:is|are|shall|was|to|has) )[\p{L}-]+ ){0,6}(?:polic(?:y|ies)|codes?|handbook|manual|document|procedures?|guidelines)\b|\bcommitted to (?:protecting|upholding|maintaining|ensuring|safeguarding)\b[^.]{0,40}\b(?:confidential\w*|standards|privacy|compliance)\b/iu;

/** "It is important for directors to be aware that conflicts of interest occur": how people are to behave in office. */
const ofConduct =
  /\b(?:conflict|dualit(?:y|ie))s? of interests?\b|\bduty of loyalty\b|\binterested (?:person|director|party|parties)\b|\b(?:be|being|remain(?:ing)?) (?:\p{L}+ly )?(?:transparent|truthful|honest|accountable)\b|\btruthfulness\b|\bdonor(?:s?[’']s?)? intent\b|\bgift acknowledge?ments?\b|\b(?:document|records?) (?:retention|destruction)\b/iu;

/** "We collect IP addresses to run our servers": what a notice of privacy tells. */
const ofPrivacy =
  /\bpersonally[- ]identif\w+\b|\bIP\)? addresses\b|\bcookies\b|\bpersonal (?:data|information)\b/i;

/** "Your generous donations help us provide …", "we aim to get back to you": said to whoever reads it. */
const toReaders =
  /\b(?:queries|enquir(?:y|ies)|get back to you|respond to (?:you|your|all))\b|^Your (?:\p{L}+ )?(?:donations?|gifts?|support|contributions?|generosity|membership)\b/iu;

/** "We work to ensure that your gift has the greatest effect": what is promised to those who give. */
const toGivers =
  /\b(?:your|donors?[’']|their) (?:generous )?(?:donations?|gifts?|contributions?)\b/i;

/** "Elm Row Chapel has served the town since 1972": for how long, and not what for. */
const forHowLong =
  /^[^,;]{3,140}\bhas (?:been serving|served|been part of|been a part of)\b[^,;]{3,80}\b(?:since (?:early |late )?(?:\p{Lu}\p{L}+ )?\d{4}|for (?:\p{L}+ ){0,3}(?:\d+|[\p{L}-]+)\+? (?:years|decades))\.?$/iu;

/** "We are a member of the Council, an organization dedicated to …": what another body is for. */
const ofAnotherBody =
  /\b(?:members?|affiliates?|partners?|chapters?|grantees?|recipients?|beneficiar(?:y|ies)|accredited|supported|funded|endorsed|sponsored) (?:of|by|with)\b[^.;]{3,140}, (?:an?|the|whose|which)\b[^.;]{0,60}\b(?:dedicated|devoted|committed|mission|works?|exists?|aims?|seeks?|formed|organized|established|purpose)\b/iu;

/** "We are committed to keeping our costs low": how the body is run, and not what for. */
const ofItsRunning =
  /\b(?:committed|dedicated) to\b[^.;]{0,60}\b(?:costs?|overheads?|expenses|(?:website|web) accessib\w+|accessible (?:web ?site|service)|equal opportunit\w+|privacy|good governance|best practices?|highest standards|fundraising (?:standards|practice|regulator)|respectful (?:workplace|environment)|inclusive (?:workplace|environment)|(?:safe|welcoming) (?:workplace|environment for (?:our|all) (?:staff|volunteers|members)))\b/iu;

/** "(This section will hold our mission)", "Lorem ipsum": what stands in for a text to come. */
const toCome =
  /^\(.*\)\.?$|\bthis (?:section|page) (?:will|is to|shall)\b|\b(?:lorem ipsum|to be (?:determined|written|added|decided)|TBD|coming soon)\b/i;

/** "Help us continue saving lives", "Support Our Rescue Mission", "Join the mission": what readers are asked for. */
const call =
  /^(?:please )?(?:(?:help|join|support|contact|call|follow|visit|tell|partner with|stand with) us\b|join (?:our|the|in)\b|(?:support|help|invest in|give to|donate to|advance|further|share|power|fuel|fund|back|be part of|become part of|volunteer for) (?:our|the|this) (?:\p{L}+ ){0,2}(?:mission|work|cause|effort|vision)s?\b|(?:donate|give|volunteer|subscribe|sign up|register|apply|shop|adopt) (?:now|today|here|online|monthly)\b|become an? (?:\p{L}+ )?(?:member|sponsor|donor|volunteer|partner)\b|(?:click|tap|learn more|read more)\b)/iu;

/** "An amended constitution was signed by the committee": when and how a paper was adopted. */
const ofAdoption =
  /\b(?:constitution|by-?laws|rules|articles|governing document|statutes|charter)\b[^.;]{0,60}\b(?:was|were|has been|have been) (?:\p{L}+ly |first |last |further )?(?:signed|adopted|amended|approved|ratified|revised|submitted|accepted|updated|restated)\b|^(?:adopted|approved|amended|ratified|revised|signed)\b[^.;]{0,60}\b(?:19|20)\d{2}\b/iu;

/** Whether a passage records how a constitution came to be, which stands where its purposes are expected. */
export const isAdoptionRecord = (text: string): boolean => ofAdoption.test(text);

export const isCall = (text: string): boolean => call.test(text);

/** "Our purpose is the same as in our constitution": where the purpose stands, and not what it is. */
const pointsElsewhere =
  /\b(?:mission|purposes?|objects?|objectives?|aims?|goals?|vision)(?: of (?:the |our )?[^.;:]{2,50}?)? (?:is|are|remains?) (?:the same as|identical (?:to|with)|unchanged|(?:as )?(?:fully |more fully )?(?:stated|set out|set forth|described|explained|given|found|laid down|outlined|listed|published|available|detailed) (?:in|on|at|under|here|below|above|elsewhere|separately))\b[^:]*$/iu;

/** "… makes careful use of its money": how it keeps house, or what others think of it. */
const ofThrift =
  /\b(?:efficient|careful|prudent|wise|economical|frugal) use of (?:(?:our|its|your|donated|donors?['’]s?) (?:[\p{L}-]+ ){0,3}?(?:money|monies|funds|donations|gifts|dollars|(?<=(?:financial|monetary|donated) )resources)|(?:monetary|financial) \p{Ll}+)\b|\bproud to be (?:rated|accredited|recogni[sz]ed|awarded)\b/iu;

/** Whether a passage tells of a policy, of conduct in office, of privacy, or asks the reader for something: no mission is one of these. */
export const isToldOfOthers = (text: string): boolean =>
  [
    ofADocument,
    ofConduct,
    ofAnotherBody,
    ofItsRunning,
    ofPrivacy,
    toReaders,
    toGivers,
    forHowLong,
    toCome,
    call,
    ofThrift,
    pointsElsewhere,
  ].some((sign) => sign.test(text));
