/** Words that a body's name ends with, and a page's title does not. */
const bodies =
  /\b(?:PT[AO]|PTSA|Trust|Society|Foundation|Association|Museum|Clinic|Church|Alliance|Coalition|Collective|Conservancy|Chorale|Orchestra|Theat(?:er|re)|Shelter|Pantry|Food Bank|Club|League|Council|Ministr(?:y|ies)|Cooperative|Center|Centre|Company|Library|Guild|Institute|Choir|Chorus|Players|Rescue|Sanctuary|Fund|Network|Partnership|Academy|Project|Trustees|Volunteers|Neighbors|Boosters|Auxiliary|Band|Symphony|Ballet|Opera|Hospice|Mission|Farm|Gardens?|Initiative|Playgroup|Circle|(?:Parents?|Support|Action|Scouts?|Guides?|Community|Neighbou?rhood|Residents|Users|Youth|History|Conservation|Wildlife|Theatre) Group)$/;

export const namesBody = (text: string): boolean => bodies.test(text);

/** "Rotary Club of Tarn Creek", "League of Women Voters of Salem": the kind of body stands before its place. */
const kindFirst =
  /^(?:The )?(?:\p{Lu}[\p{L}’'.-]* ){0,4}(?:Club|Society|Association|Council|League|Church|Foundation|Museum|Institute|Federation|Guild|Chapter|Congregation|Temple|Orchestra|Choir|Alliance|Coalition|Auxiliary|Fellowship|Ministries|Lodge|Friends) (?:of|for) (?:the )?\p{Lu}/u;
const ofAPaper =
  /\b(?:Review|Reports?|Minutes|Newsletter|Bulletin|Updates?|Meetings?|Agenda|Polic(?:y|ies)|By-?[Ll]aws|Constitution|Handbook|Annual|Letter|Appeal|Notes|History|Summary|Programs?|Events?|News)\b/;
export const namesBodyFirst = (text: string): boolean =>
  kindFirst.test(text) && !ofAPaper.test(text);

const aboutPages =
  /^(?:(?:our |the )?(?:mission|vision|values|history|story)(?:,? (?:and|&) (?:our )?(?:mission|vision|values|history|goals|story))*$|(?:support|visit|join|meet|help) (?:the|us)\b|(?:back|return) to\b|(?:message|letter|welcome|greetings?|note|words?) from\b|(?:code|rules) of (?:conduct|ethics|behaviou?r)\b|volunteering$|about\b|ways? to\b|how (?:to|we)\b|who we\b|becoming an?\b|what we\b|why\b|where\b|contact\b|frequently\b|for (?:(?:all|any|more|other|further|general|media|press|urgent|booking|membership|volunteer|donation|trustee)\b|(?:enquir|inquir|information|questions|bookings|details|donations))|(?:general|media|press|other|all|membership|booking) (?:enquiries|inquiries|questions|contacts?)\b|(?:e-?mail|write to|speak to|message|call) (?:an?|our|the|us)\b|faqs?\b|calendar\b|(?:(?:the|a|our|some) )?(?:(?:brief|short|little|quick|early|concise) )?(?:history|story) (?:of|at)\b)/i;
/** "About Us > Plans" tells where a page stands; "1. Name of the Society" is a clause. */
const places =
  / > |^\d{1,2}\. |^(?:article|section|part|chapter|schedule|appendix|exhibit) (?:[ivx]+|\d+)\b|^(?:view|download|click|read|see|donate|sign|go|return|learn) /i;
/** What tells where a page stands or what to do, whoever's page it is. */
export const isElsewhere = (text: string): boolean => places.test(text);
/** "Make a Donation", "Become a Member", "Get Involved": what a page asks for. */
const asks =
  /^(?:please )?(?:(?:follow|like|find|watch|friend|tag|connect with|chat with|talk to|reach|call|email|e-mail|text) us\b|(?:facebook|instagram|twitter|youtube|linkedin) (?:(?:fan )?page|group|channel|feed)$|(?:make|leave|send|pledge|plan|give) (?:an?|your|the|us) (?:\p{L}+[- ]){0,3}?(?:donations?|gifts?|contributions?|difference|legacy|pledge|impact|payment|bequest)\b|become an? (?:\p{L}+[- ]){0,2}(?:members?|volunteer|donor|sponsor|partner|friend|supporter|patron)\b|get (?:involved|in touch|help|started|tickets?|support)\b|(?:ways|how) to (?:give|help|donate)\b|(?:choose|direct|double|match|increase) (?:your|the|how)\b|sponsor an? \p{L}+$|(?:shop|buy|order|book|register|sign up|subscribe|rsvp) (?:now|online|today|here)\b)/iu;
export const isAsking = (text: string): boolean => asks.test(text);
/** "Charitable Trust", "The Benevolent Fund": a kind of body, and the name of none. */
const kindAlone =
  /^(?:the |our |a )?(?:(?:charitable|charity|private|public|family|benevolent|registered|non-?profit|not-for-profit|voluntary|parent|sister|educational|religious|local|national|member) )+(?:trust|foundation|fund|society|association|organi[sz]ation|company|corporation|charity|body|group)s?$/i;
/** "Das Museum", "La Fundación": no more than "the museum", in another language; "Volunteers" of anybody. */
const kindAbroad =
  /^(?:das|der|die|unser|unsere|le|la|les|el|los|il|het|de|den|det|notre|nuestra|nuestro) (?:museum|verein|stiftung|gesellschaft|kirche|schule|musée|association|fondation|société|asociación|fundación|museo|escuela|stichting|vereniging|stiftelse[n]?|forening(?:en)?|associação|fundação|associazione|fondazione)$|^(?:our |the )?(?:volunteers|trustees|neighbors|players|boosters|gardens?)$/iu;
export const isOnlyAKind = (text: string): boolean => kindAlone.test(text) || kindAbroad.test(text);
const smallWord =
  /^(?:of|the|and|for|in|on|at|a|an|to|with|by|de|la|du|des|del|y|e|et|und|van|von|der)$/;
const mostOfSmall = 1;
/** "All gifts directly support the town", "Land held for all. Homes for good": a page says it, and is no name. */
export const isSaying = (text: string): boolean =>
  /^\p{Lu}/u.test(text) &&
  (text.split(' ').filter((word) => /^\p{Ll}{3,}/u.test(word) && !smallWord.test(word)).length >
    mostOfSmall ||
    /(?<!\b(?:St|Mt|Ft|Dr|Inc|Co|No|[A-Z]))\. \p{Lu}\p{Ll}/u.test(text));

const perhapsPages =
  /^(?:(?:19|20)\d{2}|[A-Z]\.|get|giv(?:e|ing)|join|meet|find|visit|support|donat\w*|news|events?|our|in the|you|thank|read|learn|help|strategic|statistics|financ\w+|governance|membership|sponsorship|resources|publications?|privacy|terms|safeguarding)\b/i;

/** What a page is called that says what it is about, not whose it is: "Ways to give", "About the Trust". */
export const isPageTitle = (text: string): boolean =>
  aboutPages.test(text) || isElsewhere(text) || (perhapsPages.test(text) && !namesBody(text));

const welcome = /^welcome to (?:the )?/i;
const history =
  /^(?:(?:the|a|our|some) )?(?:(?:brief|short|little|quick|early|concise) )?(?:history|story|beginnings?) (?:of|at) (?:the )?/i;

/** "Welcome to the South Fork Fire Company"; "A Brief History of Ash Grove Chapel" is the chapel's. */
export const welcomed = (text: string): string => {
  const told = text.replace(history, '');
  return told !== text && namesBody(told) ? told : text.replace(welcome, '');
};
