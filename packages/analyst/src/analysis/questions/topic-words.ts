import { anyOf } from '@grantwright/shared/values';
import type { Topic } from './topic-questions.ts';

/** Phrases from whole questions, in order of priority, because a verb indicates the topic better than any noun. */
export const topicPhrases: [Topic, RegExp][] = [
  [
    'motivation',
    anyOf(
      /\b(?:your|personal|their) motivations?\b|\bwhat motivates\b/i,
      /\bmotivation(?:al)? (?:letter|statement|for)\b/i,
      /\bwhy (?:do|would) you (?:want|wish|like) to (?:apply|attend|join|participate)\b/i,
      /\bwhy (?:do|would) you (?:want|wish|like) to (?:take part|come)\b/i,
    ),
  ],
  [
    'sustainability',
    anyOf(
      /\b(?:after|once|when|beyond) (?:the |our |this |your )?(?:grant|funding|funds|money|award|project|support) (?:period )?(?:ends?|(?:is|are) (?:over|gone|spent|finished)|runs? out|stops?)/i,
      /\b(?:after|once|when|beyond) (?:the |our |this |your )?(?:grant|funding|funds|money|award|project|support) (?:period )?has ended/i,
      /\bafter (?:the |our |this )?(?:grant|funding|award)\b|\bin the (?:long run|longer term)/i,
      /\bkeep (?:it|this|the work) going\b/i,
    ),
  ],
  [
    'budget',
    anyOf(
      /\bhow much (?!(?:time|notice|experience)\b)/i,
      /\bwhat (?:is|are) (?:the |your )?(?:total |overall )?(?:costs?|price)\b/i,
      /\bwhat (?:will|would|does|do) [^?]{0,50}\b(?:cost|pay for)\b/i,
      /\b(?:spend|spent|use) (?:the |our |this |your )?(?:money|grant|funds?|funding|award)\b/i,
      /\b(?:spend|spent|use) (?:the |our |this |your )?it\b/i,
      /\bwho else (?:is (?:paying|funding)|(?:pays|funds|will (?:pay|fund)))/i,
      /\bneed for (?:the |this |our )?(?:funds|funding|money|grant|support)\b/i,
    ),
  ],
  [
    'timeline',
    /^when\b|\bwhen (?:will|would|do|does|is|are) (?:the|your|it|this|you|work|activit)|\bhow long (?:will|would|is|does)\b|\b(?:start|begin)(?:s|ning)? and (?:end|finish)/i,
  ],
  [
    'evaluation',
    anyOf(
      /\bhow (?:will|would|do|can) (?:you|we|anyone|others) know\b/i,
      /\bhow (?:will|would|do|can) (?:you|we|anyone|others) (?:tell (?:that|if|whether)|see)\b/i,
      /\bhow (?:will|would|do|can) (?:you|we|anyone|others) (?:show|measure|judge)\b/i,
      /\bwhat (?:difference|(?:will|would) (?:change|be different|improve))/i,
      /\bwhat (?:will|would) [^?]{0,40}\bhave (?:changed|achieved)|\bmake a difference\b/i,
      /\bsucce(?:ss|ed)/i,
    ),
  ],
  [
    'partners',
    anyOf(
      /\bwho (?:else )?(?:are|is) (?:your |the )?(?:partners?|working with)/i,
      /\bwho else (?:is|will be|are) (?:involved|taking part)/i,
      /\bwh(?:o|om|ich organi[sz]ations?) (?:will|would|do|are) you (?:be )?work(?:ing)? with\b/i,
    ),
  ],
  [
    'staff',
    /\bwho (?:will|would|is|are) (?:be )?(?:lead|run|carry|carrying|do|doing|manag|deliver|responsible|in charge|teach|work|coordinat|overs)/i,
  ],
  [
    'population',
    anyOf(
      /\bwhom?\b[^?]{0,30}\b(?:benefit|serve|served|reach|reached|help|helped|take part)/i,
      /\bwhom?\b[^?]{0,30}\b(?:participate|use it|attend|involve)/i,
      /\bhow many (?:people|children|families|households|students|participants|young)/i,
      /\bhow many individuals|\bwho is (?:it|this|the \w+) for\b/i,
    ),
  ],
  [
    'need',
    anyOf(
      /\bwhy\b[^?]{0,50}\b(?:need(?:ed|s)?|necessary|important|now|matter)/i,
      /\bwhat (?:(?:is|are) (?:the |your )?(?:main |specific |key )?)?(?:problem|issue|gap|challenge|need)(?![^?]*\b(?:face|encounter|foresee|anticipat\w+|overcome))/i,
      /\bhow do you know (?:that )?(?:it|this|there)\b/i,
    ),
  ],
  ['safety', /\bkeep [^?]{0,40}\bsafe\b/i],
  ['risks', /\bgo(?:es)? wrong\b|\bstand in (?:the|your) way\b/i],
  [
    'outreach',
    /\bhow (?:will|would|do) (?:people|they|others|participants) (?:find out|hear|learn|know) |\bhow (?:will|would) you (?:reach|find|recruit|tell|share|publici[sz]e|promote)\b/i,
  ],
  [
    'capacity',
    anyOf(
      /\bwhat does your (?:organi[sz]ation|group|charity|agency|school)\b/i,
      /\bwho (?:are|is) (?:you|your)\b/i,
      /\b(?:tell us )?about (?:you|us|your (?:organi[sz]ation|group|charity|agency))\b/i,
      /\bwhy (?:are you|is your|should (?:you|we))\b/i,
      /\b(?:done|run|managed) [^?]{0,30}\bbefore\b/i,
    ),
  ],
  [
    'project',
    anyOf(
      /\bwhat (?:will|would|do|are) you (?:\w+ ){0,2}(?:do|doing|propos\w+|plan\w*|make|build)/i,
      /\bwhat (?:will|would|do|are) you (?:\w+ ){0,2}(?:hope|want)/i,
      /\bwhat you (?:will|would|want to|plan to|hope to) (?:do|make|build|offer|run)\b/i,
      /\bwhat you (?:propose to|are going to) (?:do|make|build|offer|run)\b/i,
      /\bwhat (?:is|are) (?:the|your) (?:project|idea|plan|goals?)/i,
      /\bwhat (?:will|would) (?:happen|take place)/i,
    ),
  ],
];

/** Nouns in titles and instructions that indicate a topic. */
export const topicNouns: [Topic, RegExp][] = [
  [
    'budget',
    anyOf(
      /\b(?:(?<!\b(?:annual|operating|yearly|agency|overall) )budget|costs?|(?<!\b(?:focus|purpose|nature) of (?:the |your )?)funding request|amount requested|request(?:ed)? amount)\b/i,
      /\b(?:amount of (?:the |your |this )?(?:proposed |funding |grant )*request|financ\w+(?! (?:plans?|strateg\w+) for (?:[\w-]+ )?sustainab)|expenses|expenditures?)\b/i,
      /\b(?:match(?:ing)? fund(?:s|ing)?|value for money|cost[- ]effectiveness|(?:other|additional) (?:sources of )?(?:funding|funders))\b/i,
      /\bfund(?:s|ing) (?:(?:you|that|have|are|has|been) )*(?:already|currently)\b/i,
    ),
  ],
  [
    'sustainability',
    /\b(?:sustainab\w+|continuation|future funding|(?:strateg(?:y|ies)|plans?) (?:for|to) (?:fund|financ)\w*|end of (?:the |this )?grant|beyond (?:the )?(?:grant|federal)|after the (?:grant|project))\b/i,
  ],
  [
    'evaluation',
    /\b(?:evaluat\w*|outcomes?|measur\w*|results|performance|impacts?|success|indicators?)\b/i,
  ],
  [
    'need',
    anyOf(
      /\b(?:problems?|significance|issues?|rationale)\b/i,
      /\b(?:the|of|community|unmet|local|demonstrated|identified|assess(?:ing)?|for|and|project|program) needs?\b(?! (?:to|a|an|for (?:funds|funding|money|the grant))\b)/i,
      /^needs?\b(?! to)|\bneeds? (?:statement|assessment|and)\b/i,
    ),
  ],
  [
    'population',
    /\b(?:populations?|people (?:to be )?served|target (?:group|audience|area)|participants|audiences?|beneficiar\w+|trainees|constituen\w+|service area|demographics)\b/i,
  ],
  [
    'timeline',
    /\b(?:work ?plan|time[ -]?(?:lines?|tables?|frames?)|schedule|milestones?|calendar|start date|project period)\b/i,
  ],
  [
    'partners',
    /\b(?:partner\w*|collaborat\w*|coalitions?|letters? of (?:support|commitment|agreement)|memorand\w*)\b/i,
  ],
  [
    'board',
    /\b(?<!\b(?:school|county|state|review) )board\b(?! of education)|\b(?:governance|governing body)\b/i,
  ],
  [
    'staff',
    /\b(?:staff\w*|personnel|team|qualifications?|key (?:people|persons?)|biograph\w*|bios?|resumes?|leadership|management|volunteers?)\b/i,
  ],
  [
    'capacity',
    /\b(?:previous|prior|past|earlier) (?:[\w-]+ ){0,2}(?:activit\w+|projects?|work|programs?|involvement|grants?|experience)\b/i,
  ],
  ['risks', /\b(?:challenges?|risks?|obstacles?|barriers?|contingenc\w+)\b/i],
  ['safety', /\b(?:safeguarding|child protection)\b/i],
  ['equity', /\b(?:equit\w+|diversity|inclusi\w+|accessibility|lived experience)\b/i],
  ['outreach', /\b(?:dissemination|outreach|marketing|promot\w+|publicity|recruitment)\b/i],
  ['art', /\b(?:artists?|artistic|work samples?|creative|exhibit\w*)\b/i],
];

/** Nouns that often occur next to a more specific noun in titles. */
export const genericNouns: [Topic, RegExp][] = [
  [
    'capacity',
    /\b(?:capacity|capabilit\w+|experience|organi[sz]ation(?:al|'s)?|applicant|agency|mission|history|track record|accomplishments?|achievements?)\b/i,
  ],
  ['need', /\bbackground\b/i],
  ['population', /\bcommunit(?:y|ies)\b/i],
  [
    'project',
    anyOf(
      /\b(?:research|methods?|methodology|approach|design|activit\w+|implementation)\b/i,
      /\b(?:projects?|programs?|programmes?|narrative|proposal|goals?|objectives?|plans?)\b/i,
      /\b(?:description|summary|abstract|purpose|focus|strateg\w+|implement\w*)\b/i,
    ),
  ],
];
