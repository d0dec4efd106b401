/** What a section may ask about, and what a sentence may speak of. */
export const topics = [
  'summary',
  'identity',
  'organization',
  'track',
  'need',
  'population',
  'project',
  'goals',
  'timeline',
  'evaluation',
  'budget',
  'ask',
  'funding',
  'sustainability',
  'staff',
  'board',
  'partners',
  'equity',
  'outreach',
  'attachment',
] as const;
export type Topic = (typeof topics)[number];

/** How strongly a text speaks of each topic. */
export type TopicScores = Partial<Record<Topic, number>>;

/** The words of sections and prompts. */
const asked: Record<Topic, RegExp> = {
  summary:
    /\b(?:in (?:one|a|two|a few) (?:sentences?|breaths?|words|lines?)|(?:project|program(?:me)?|idea|work|request|application) in (?:brief|short|a nutshell)|summary|abstract|overview|introduction|synopsis|at a glance|purpose of (?:the )?(?:grant|request))\b/gi,
  identity:
    /\b(?:cover (?:sheet|page|letter|information|details)|face (?:sheet|page)|applicant (?:information|details|data)|(?<!\b(?:recommender|referee|reference|supervisor|mentor|advis[eo]r)s?['’]?s? (?:name and )?)contact (?:information|details|person)|organi[sz]ation(?:al)? (?:information|details|data)|SF-?424|tax (?:id|status)|EIN|UEI|legal name|application form|registration)\b/gi,
  organization:
    /\b(?:organi[sz]ation(?:al)?(?:'s)? (?:background|history|capacity|profile|overview|description|experience|mission|capability|qualifications|information)|background(?: of the organi[sz]ation)?|about (?:us|you|your|me)\b(?! (?:project|idea|proposal|work|plans?|request)\b)|mission|history|organi[sz]ational capacity|^(?:\d\w*[.,)]? )?capacity\b|who (?:you are|are you)|why (?:(?:should (?:we|the \w+) (?:choose|fund|support|trust|pick) )?(?:you|us)\b(?! (?:are|do|want|need|ask|chose|think|believe|would|will|feel|propose))|(?:is|are) (?:you|your (?:organi[sz]ation|group|team|agency|charity|company|nonprofit)|(?:the )?applicant)\b)|(?:right|best) (?:organi[sz]ation|group|team|people|agency|one)s? (?:to|for)|(?:best|well|uniquely) (?:placed|positioned|suited)|your story|introduc(?:e|ing) yoursel(?:f|ves)|how (?:did )?(?:you|your organi[sz]ation) (?:began|begin|started|start)|(?:describe|about|what does) your organi[sz]ation|agency (?:background|capability|history)|institutional|(?:your|the|our) company|about the (?:company|applicant)|company (?:and|&|background|overview|profile|history))\b/gi,
  track:
    /\b(?:track record|(?:done|achieved) before|past (?:performance|achievements?|results)|accomplishments?|achievements?|prior (?:experience|grants?)|lessons? learn(?:ed|t)|learn(?:ed|t)? from (?:earlier|past|previous|other)|(?:earlier|past|previous) (?:projects?|work|efforts)|experience|previous)\b/gi,
  need: /\b(?:(?<!\b(?:you|we|they|money|much) )needs?(?: statement| assessment)?|statement of need|problem|rationale|significance|justification for|community context|gap(?:s)? in|challenges?|why (?:it|this|the|here|now|is(?! (?:your|our|the) (?:organi[sz]ation|group|team|agency|charity|company|nonprofit)\b))|(?:like|happening|wrong|going on) where you (?:are|live|work)|(?:your|the) (?:place|town|village|neighbou?rhood|area) like|what(?:['’]s| is) (?:missing|lacking)|what problem|issue)\b/gi,
  population:
    /\b(?:(?:target |priority )?populations?|beneficiar\w+|who (?:will|would) (?:be served|benefit)|who (?:learns?|takes? part|attends|joins|will (?:learn|take part|attend|join))\b|who are the (?:learners|participants|children|students|young people|people)|people (?:to be )?served|audience|who benefits|(?:which|what|whose) (?:[\w-]+ )?(?:people|families|children|young people|youth|students|households|residents|seniors|participants|adults|women|girls|boys|pupils|patients)|who (?:is|are) (?:it|this|the (?:project|program(?:me)?)) for|market (?:opportunity|need|analysis|potential)|customers?|how many people|people (?:will )?benefit|constituen\w+|demographics?|geographic\w*|service area|communit(?:y|ies) served|location)\b/gi,
  project:
    /\b(?:project (?:description|design|narrative|plans?|approach|details?|overview|information|summary and description|title[^.]{0,30}\bdescription)|program (?:description|design|narrative)|approach|activit(?:y|ies)|methods?|methodology|proposed (?:project|work|activities|solution)|proposal (?:narrative|description)|narrative|research (?:plan|strategy)|scope|strateg(?:y|ies)|implementation|intervention|innovation|what (?:will|would|do) you (?:do|propose|plan)|what (?:will|is going to) happen|what (?:will be|is to be|gets) (?:done|built|made|bought|offered|taught)|^(?:the |our |your )?(?:proposed )?(?:work|project|program(?:me)?)(?: itself)?$|^(?:the |our |your |proposed )*(?:solution|idea|answer)s?$|what you (?:will|would|plan)|about (?:the|your|this) (?:project|idea|proposal|work|plan|request)|description of (?:the |your )?(?:project|program|work|request)|(?:focus|purpose|nature) of (?:the |your |this |proposed |requested |funding |grant )*(?:request|proposal|application|funding|funds|money|support))\b/gi,
  goals:
    /\b(?:goals?|objectives?|outcomes?|impacts?|results?|outputs?|deliverables?|change|(?:will|would|should) (?:have )?change[ds]?|(?:true|different|changed) at the end|what (?:good|difference))\b/gi,
  timeline:
    /\b(?:time[ -]?(?:lines?|tables?|frames?)|work ?plan|schedule|milestones?|project period|calendar|start(?:ing)? (?:and end )?dates?|when will|(?:happens?|be done|do(?:ne)?|take place),? and when|when and where|where and when|start and end)\b/gi,
  evaluation:
    /\b(?:evaluat\w+|measur\w+|assessment|monitor\w+|indicators?|metrics?|data collection|performance|track(?:ing)? progress|success will|how (?:will|would|can) you(?: and (?:we|us))? (?:know|tell|see|show|judge)|how (?:you|we)(?:['’]ll| will| would| can) (?:know|tell|see|judge)\b|how (?:you|we) (?:tell|see|judge)\b|how (?:you|we) know (?:that |whether |if )?(?:it|this|(?:the|your) \w+) (?:work(?:s|ed)|is working|succe\w+)|check(?:ing)? whether|do the checking|whether (?:it|this) worked|how (?:a stranger|anyone|anybody|somebody|we) (?:can|could|would|may) (?:check|tell|see))\b/gi,
  budget:
    /\b(?:budget\w*|money|costs?|expens\w+|financial(?! statements?)|(?<!\b(?:focus|purpose|nature) of (?:the |your )?)funding request|justification|use of (?:grant )?funds|fiscal|expenditures?|amount requested|be spent|total cost|spend)\b/gi,
  ask: /\b(?:amount requested|(?:amount|size) of (?:the |your |this |proposed |funding |grant )*request|grant request|request(?:ed)? amount|how much (?:money )?(?:do|are|will|would) you)\b/gi,
  funding:
    /\b(?:(?:other|additional|matching|secured|committed|pending|in-kind|leveraged) (?:(?:grants?|sources?|and|or|pending|potential) (?:of )?)*(?:fund(?:s|ing|ers)|support|contributions?|grants?|sources)|sources? of (?:other |additional )?(?:fund(?:s|ing)|support|income|match)|funding (?:commitments?|sources?)|(?:funding|funds|money|support) (?:that )?(?:(?:you|we) )?(?:(?:have|had|has|are|is) )?(?:already|currently|been) \w+|match(?:ing)? (?:funds?|funding|requirement|contribution|share)|(?:non-?federal|local|grantee) (?:share|match|contributions?)|cost[- ]shar\w+|co-?fund\w+|(?:who|how) (?:pays|covers|meets) the rest|where (?:does|will|is) the (?:rest|remainder|balance)(?: of (?:the|your|this) [\w-]+)?(?: to)? com(?:e|ing) from|who else(?! (?:offers?|works?|does|provides?|runs?|is involved|(?:will )?(?:takes? part|be involved)|gives (?!money)|helps)))\b/gi,
  sustainability:
    /\b(?:sustain\w+|(?:in )?(?:later|future|coming|following) years|(?:work|project|results?|benefits?) (?:will )?lasts?|future funding|continu(?:e|ation|ing)|(?:strateg(?:y|ies)|plans?) (?:for|to) (?:fund|support|financ)\w*|end of (?:the |this |our )?(?:grant|funding)(?: period)?|after (?:the|this|our) (?:grant|funding|money)|(?:when|once|if) (?:the|this|our) (?:grant|funding|money) (?:ends|is (?:over|spent|gone)|has been spent|runs out|stops)|(?:comes|happens|follows) (?:next|afterwards?|after (?:the |that|this )?(?:first |last |second )?(?:year|season|project|end|grant)?)|after (?:the|this|our) (?:first|grant|funded) year|(?:work|project|program(?:me)?) (?:will )?go(?:es)? on|(?:in the )?long[- ](?:term|run)(?= (?:funding|support|financ\w+|plans?|viability|future)|\W*$)|(?:will )?still be there\b|(?:what|which \w+) (?:stays|remains|is left)\b|(?:two|three|five) years (?:later|on|after)\b|diversif\w+)\b/gi,
  staff:
    /\b(?:staff\w*|personnel|qualifications?|biograph\w+|resum[eé]s?|leadership|key (?:people|person|individuals)|management|project team|^(?:the |our |your )?people (?:and|&) (?:partners?|organi[sz]ations?|roles?)\b|(?:individuals?|persons?|people|those) (?:administering|managing|leading|directing|running|responsible|in charge|carrying out)|^(?:the |our |your )?team\b(?! (?:up|with))|^(?:the |your )?people (?:behind|who (?:run|lead|do))\b|director|CVs?|volunteers?|^skills\b|skills (?:and|&) (?:experience|resources|expertise|qualifications)|who (?:will |would |is (?:going )?to )?(?:carr(?:y|ies)|leads?|runs?|do(?:es)?|manages?|be responsible)|what qualifies)\b/gi,
  board:
    /\b(?:(?<!\b(?:school|county|state|review|advisory) )board(?:['’]s)?(?! of education)(?: of (?:directors|trustees))?|governance|govern(?:s|ing)|(?:be|is|are) governed|membership structures?|decision[- ]making|trustees|directors['’])\b/gi,
  partners:
    /\b(?:(?:have|has|do|does) (?:the|your|these) (?:[\w'-]+ ){1,3}(?:agreed?|committed|confirmed|signed(?: on| up)?|support(?:ed|s)?)(?= |\?|$)|who else (?:offers?|works?|does|provides?|runs?|is involved|helps)|partner\w*|collaborat\w+|coalition|which (?:other )?organi[sz]ations|work(?:ing)? with|letters? of (?:support|commitment)|community (?:support|involvement|engagement)|coordination|stakeholders?)\b/gi,
  equity:
    /\b(?:equit\w+|divers\w+|inclusi\w+|accessib\w+|belonging|culturally|underserved|marginali[sz]ed|DEI)\b/gi,
  outreach:
    /\b(?:outreach|disseminat\w+|recruit\w+|publicity|communicat\w+|market\w+|promotion|share (?:the )?(?:results|findings)|recognition|visibility)\b/gi,
  attachment:
    /\b(?:attachments?|appendi\w+|determination letter|IRS letter|audit(?:ed)?(?: financial)? statements?|financial statements?|form 990|letters? of (?:support|commitment|intent (?:from|by|signed)\b)|resum[eé]s?|biographical sketch\w*|board list|list of (?:the )?board|W-9|certif\w+|assurances?|signature|standard forms?|SF-\d+\w*|disclosure|checklist|(?:documentation|proof|evidence|cop(?:y|ies)) (?:of|confirming|showing|that)|transcripts?|photo(?:graph)?s|(?:writing|work) samples?|samples? of (?:your |their )?(?:written )?work|portfolios?|(?:uniform|standard|state|common) (?:\w+ ){0,3}application(?= form| \(|\s*$))\b/gi,
};

/** The words of organizations. */
const told: Record<Topic, RegExp> = {
  summary: /\b(?:in short|overall)\b/gi,
  identity: /\b(?:EIN|tax id|501\(c\)|incorporated|headquarter\w+)\b/gi,
  organization:
    /\b(?:mission|founded|established|incorporated|since (?:18|19|20)\d\d|our (?:organi[sz]ation|members?|values|vision)|non-?profit|charity|annual budget|we (?:exist|believe)|vision|grown|history)\b/gi,
  track:
    /\b(?:award(?:ed|s)?|honou?red|recogni[sz]ed|(?:last|past) (?:year|\w+ years)|in (?:19|20)\d\d|since (?:19|20)\d\d|so far|to date|completed|graduat\w+|served|reached|distributed|raised|won|built|opened|launched|achieved|helped|trained|planted|rescued|housed)\b/gi,
  need: /\b(?:poverty|poor|hung(?:er|ry)|lack|no access|barriers?|unemploy\w+|homeless\w*|isolat\w+|risk|crisis|shortage|struggl\w+|cannot|can't|need(?:s|ed)?|problem|rates? of|below|highest|lowest|wait(?:ing)? list|disparit\w+|food insecur\w+|low-income|deserts?|decline|drop ?out|closest|nearest|without|suffer\w*|afford|census|according to|ha(?:s|ve) no|one in \w+|uninsured|free (?:or|and) reduced|qualify for|speak no|lost|gap|die[sd]?|waiting list|waitlist|turned away|went up|no place|no room|because we (?:are|were) full|suicide|no (?:\w+ ){0,2}(?:teachers?|doctors?|bus|clinic|store|transit)|free lunch|(?:has|have) cut|cut (?:[\w-]+ ){0,3}(?:from|by)|laid off|closed|never went|need is|not accessible|there (?:is|are) no|behind|above the limit|loss|threat\w*|polluted|vulnerable|failed|broke(?:n)? down|out of date|worn out|no (?:[\w-]+ ){1,3}(?:outside|within|in|at all|near)|gave up|doesn'?t (?:finish|have)|do(?:es)? not (?:finish|have)|could not|have to leave|sold it|prices? (?:\+|up|rose|rising)|only \d+|had no|never had|vs\.? state|times the (?:state|national))\b/gi,
  population:
    /\b(?:children|youth|students|teens?|seniors|older (?:adults|people)|famil(?:y|ies)|women|veterans|refugees|immigrants|residents|neighbou?rs|patients|clients|people|households|participants|learners|ages?|aged|grades?|county|city|neighbou?rhoods?|rural|region|speakers?|artists?|farmers|survivors)\b/gi,
  project:
    /\b(?:program|project|(?:would|'d) like to|want to|we want|plan to|hope to|will (?:offer|provide|run|hold|teach|build|train|deliver|open|create|start|launch|hire|buy)|workshops?|class(?:es)?|sessions?|lessons?|tutoring|mentoring|camp|clinic|pantr(?:y|ies)|garden|deliver|weekly|curriculum|services|activities|training|courses?|support groups?|exhibitions?|performances?|concerts?|meals|counseling|every (?:week|month|day|\w+day)|after-?school)\b/gi,
  goals:
    /\b(?:goals?|objectives?|outcomes?|results?|expect|aim|by (?:the end|june|july|december|20\d\d)|increase|improve|reduce|will (?:gain|learn|graduate|read|have|know|find|be able)|at least|target|impact|change)\b/gi,
  timeline:
    /\b(?:january|february|march|april|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter|month \d+|start(?:s|ing)?|begins?|phase|quarter|year (?:one|two|three|1|2|3)|until|schedule|milestones?)\b/gi,
  evaluation:
    /\b(?:survey\w*|we count|on track|goal|scores?|screening tool|ask (?:people|them|famil\w+|students)|measur\w+|evaluat\w+|track(?:ed|ing|s)?|data|assess\w*|pre-? ?and post|tests?|indicators?|interviews?|attendance|report(?:s|ing)?|feedback|baseline|monitor\w*)\b/gi,
  budget:
    /(?:[$€£]\s?\d|(?:have|gives?|committed|received|ask(?:ing)? for) [$€£]\s?\d|\b(?:budget|costs?|salar(?:y|ies)|expenses?|supplies|stipends?|rent|equipment|funds?|fundrais\w+|money|in-kind|match|the rest (?:will|of)|other funding|(?:amounts|sums|figures) are (?:all )?in)\b)/gi,
  ask: /\b(?:(?:we |are )?(?:request(?:s|ing|ed)?|asking for|ask for|apply for|seek(?:s|ing)?)\b[^.]*[$€£]\s?\d|amount requested|request(?:ed)?: ?\$)/gi,
  funding:
    /\b(?:(?:have|has|had) (?:already )?(?:[$€£][\d,]+k? (?:\w+ ){0,3}from|committed|granted|pledged|promised|awarded|contributed|(?:confirmed|approved|sent) [$€£]\s?\d)|already (?:have|raised|committed|secured|granted)|will contribute [$€£]|appl(?:ied|ying) to|asking (?:the )?\p{Lu}[\p{L} ]+ for|matching|in-kind|other funders)\b/giu,
  sustainability:
    /\b(?:sustain\w*|after the grant|after year (?:one|two|1|2)|may fund|gala|already (?:have|raised|committed|secured)|have [$][\d,]+|committed|pledged|take over|gives? \$[\d,]+|pays the rent|billing|continue\w*|long[- ]term|other (?:funders?|funding|sources)|donors?|individual giving|earned|fees?|endowment|reserve|future|renew\w*|monthly giving|contracts?|permanent)\b/gi,
  staff:
    /\b(?:director|coordinator|manager|our staff|staff of|team|volunteers|led by|founder|directs|supervises|runs the|started (?:it|us|this)|MSW|coordinates|leads|employees|\d+ (?:full-time |part-time )?staff|years of experience|for (?:more than )?[\w]+ years|degree|licensed|certified|employees|oversees?|chair|will lead|master['’]s|chief|captain|asst|pastor|sister|coach|conductor|dentist|president|CEO|COO|supervisors?|handles|heads|active members|teaching artists|staff|full-time|licensed|retired \w+)\b/gi,
  partners:
    /\b(?:partners?(?:hips?)?|collaborat\w+|together with|in cooperation|(?:gives?|sends?) us|with the (?:city|county|school|library|university|department)|will work with us|works? with us|coalition|memorand\w+|MOU|mutual aid|lends?|trained our|reviews the|provides? (?:rooms|space|the)|sends? (?:us )?patients|waives|(?:churches|church|congregations?|colleges?|university|hospital|library|rotary|city|school|district|charities)(?: \(\d+\))? (?:do|does|lets?|gives?|lends?|provides?|sends?|pays?|owns?|lent|gave|cooks?)|member of)\b/gi,
  board:
    /(?<!\b(?:school|county|state|review|advisory|workforce|health|water|tourism|library|housing|development|parks?|planning|conservation|on) )\bboard(?:['’]s)?\b(?! (?:of education|games?|and care))|\btrustees\b/gi,
  equity:
    /\b(?:equit\w+|divers\w+|inclusi\w+|accessib\w+|bilingual|languages?|translat\w+|disabilit\w+|wheelchair|immigrants?|people of color|free of charge|sliding scale|LGBTQ\w*|lived experience|cultur\w+)\b/gi,
  outreach:
    /\b(?:outreach|newsletter|social media|website|flyers?|word of mouth|share (?:our|the|what)|publish\w*|present(?:ed|ation)|radio|press|recruit\w*|referr\w+|open house)\b/gi,
  attachment: /\b(?:attached|appendix|letter of support)\b/gi,
};

const score = (text: string, lexicon: Record<Topic, RegExp>): TopicScores => {
  const scores: TopicScores = {};
  for (const topic of topics) {
    const hits = new Set([...text.matchAll(lexicon[topic])].map(([hit]) => hit.toLowerCase())).size;
    if (hits > 0) scores[topic] = Math.min(hits, 3);
  }
  return scores;
};

/** What a funder's words ask about. */
export const topicsAsked = (text: string): TopicScores =>
  score(
    text
      .replace(/(?<=\p{L})['’]ll\b/giu, ' will')
      // "Individuals administering the project or purpose of the grant" asks who, and nothing of those.
      .replace(ofTheirTask, '$1'),
    asked,
  );

const ofTheirTask =
  /^(.{0,40}\b(?:individuals?|persons?|people|those) (?:administering|managing|leading|directing|running|responsible|in charge|carrying out))\b.*$/iu;

const housekeeping = /\b(?:audit|bookkeeper|by-?laws|fiscal year|FY is)\b/i;

/** What an organization's words speak of. */
export const topicsTold = (text: string): TopicScores => {
  const scores = score(text, told);
  // How the books are kept is no hardship.
  if (housekeeping.test(text)) return { ...scores, need: 0, organization: 2 };
  // What may go wrong with the project is no need of anybody's.
  if (/^(?:one|another|a|the (?:main|largest|biggest|greatest)) risk is\b/i.test(text))
    return { ...scores, need: 0, project: 3 };
  // What an inspector or a rule demands is a problem, whoever it is about.
  if (
    /\b(?:marshal|inspectors?|fire code|building code|licens(?:e|ing)|regulations?|the law|state) (?:now )?(?:says?|requires?|demands?|insists?)\b/i.test(
      text,
    )
  )
    return { ...scores, need: 3, staff: 0 };
  if (/\b(?:the rest will|do the rest|the rest of the (?:money|cost))\b/i.test(text))
    return { ...scores, budget: 3, sustainability: 0 };
  // Hardship is told in few words, and always beside the people and the services it concerns.
  return scores.need ? { ...scores, need: scores.need * 1.6 } : scores;
};

/** What else a section may hold when no section of its own asks for it. */
export const related: Partial<Record<Topic, TopicScores>> = {
  summary: { organization: 0.3, project: 0.45, need: 0.2, population: 0.35, goals: 0.3, ask: 0.4 },
  organization: { identity: 0.6, track: 0.9, staff: 0.35, board: 0.4, partners: 0.25, equity: 0.2 },
  track: { organization: 0.4, goals: 0.3 },
  need: { population: 0.5 },
  population: { need: 0.35, equity: 0.4 },
  project: {
    goals: 0.35,
    population: 0.4,
    timeline: 0.35,
    staff: 0.2,
    partners: 0.3,
    evaluation: 0.2,
    outreach: 0.4,
    need: 0.2,
  },
  goals: { evaluation: 0.5, project: 0.2, track: 0.3 },
  evaluation: { goals: 0.45, track: 0.2 },
  timeline: { project: 0.2 },
  budget: { ask: 1, funding: 0.4 },
  funding: { budget: 0.2, sustainability: 0.2 },
  sustainability: { funding: 0.6, partners: 0.35, budget: 0.2, organization: 0.15 },
  staff: { organization: 0.25, board: 0.5 },
  board: { staff: 0.15 },
  partners: { outreach: 0.3 },
  equity: { population: 0.45 },
  outreach: { partners: 0.3, population: 0.2 },
};

/** Topics of sections that ask for one thing only: what does not speak of it has no place there. */
export const strictTopics: ReadonlySet<Topic> = new Set<Topic>([
  'staff',
  'board',
  'partners',
  'timeline',
  'funding',
  'budget',
  'ask',
  'sustainability',
  'evaluation',
  'equity',
  'outreach',
  'attachment',
]);
