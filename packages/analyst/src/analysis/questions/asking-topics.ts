import { squeeze } from '../../text/normalize.ts';

/** What only the applicant knows of each thing that a section may be about. */
const questions = {
  budget: 'How much money do you ask for, and what will it pay for, item by item?',
  sustainability: 'How will the work be paid for and go on after the grant ends?',
  evaluation: 'Which results do you promise, in numbers, and how will you measure them?',
  need: 'Which need does the project meet, for whom and where, and which figures or sources show it?',
  population: 'Whom will the project serve, where, and how many people in what time?',
  timeline: 'What happens when: what are the main steps, with dates and who is responsible?',
  partners: 'Which partners take part, and what has each of them agreed to do?',
  board: 'Who sits on your board, how often does it meet, and what does it do?',
  staff: 'Who will lead and carry out the work, and what qualifies them?',
  risks: 'What could go wrong, and what would you do about it?',
  equity:
    'How do the people you serve shape the project, and how do you make it open to all of them?',
  safety: 'How do you keep the people you work with safe, and who is responsible for it?',
  capacity: 'What has your organization done before that shows it can do this project?',
  outreach: 'How will you reach people and tell others about the project?',
  art: 'What artistic work will be made or shown, by whom, and when and where?',
  motivation: 'Why do you want to take part, and what will it change for you?',
  project: 'What will you do with the grant, step by step, and what is its goal?',
} as const;
type Topic = keyof typeof questions;

/** How people ask in whole questions: the verb tells the topic better than any noun, in this order. */
const asked: [Topic, RegExp][] = [
  [
    'motivation',
    /\b(?:your|personal|their) motivations?\b|\bwhat motivates\b|\bmotivation(?:al)? (?:letter|statement|for)\b|\bwhy (?:do|would) you (?:want|wish|like) to (?:apply|attend|join|participate|take part|come)\b/i,
  ],
  [
    'sustainability',
    /\b(?:after|once|when|beyond) (?:the |our |this |your )?(?:grant|funding|funds|money|award|project|support) (?:period )?(?:ends?|(?:is|are) (?:over|gone|spent|finished)|runs? out|stops?|has ended)|\bafter (?:the |our |this )?(?:grant|funding|award)\b|\bin the (?:long run|longer term)|\bkeep (?:it|this|the work) going\b/i,
  ],
  [
    'budget',
    /\bhow much (?!(?:time|notice|experience)\b)|\bwhat (?:is|are) (?:the |your )?(?:total |overall )?(?:costs?|price)\b|\bwhat (?:will|would|does|do) [^?]{0,50}\b(?:cost|pay for)\b|\b(?:spend|spent|use) (?:the |our |this |your )?(?:money|grant|funds?|funding|award|it)\b|\bwho else (?:is (?:paying|funding)|(?:pays|funds|will (?:pay|fund)))|\bneed for (?:the |this |our )?(?:funds|funding|money|grant|support)\b/i,
  ],
  [
    'timeline',
    /^when\b|\bwhen (?:will|would|do|does|is|are) (?:the|your|it|this|you|work|activit)|\bhow long (?:will|would|is|does)\b|\b(?:start|begin)(?:s|ning)? and (?:end|finish)/i,
  ],
  [
    'evaluation',
    /\bhow (?:will|would|do|can) (?:you|we|anyone|others) (?:know|tell (?:that|if|whether)|see|show|measure|judge)\b|\bwhat (?:difference|(?:will|would) (?:change|be different|improve))|\bwhat (?:will|would) [^?]{0,40}\bhave (?:changed|achieved)|\bmake a difference\b|\bsucce(?:ss|ed)/i,
  ],
  [
    'partners',
    /\bwho (?:else )?(?:are|is) (?:your |the )?(?:partners?|working with)|\bwho else (?:is|will be|are) (?:involved|taking part)|\bwh(?:o|om|ich organi[sz]ations?) (?:will|would|do|are) you (?:be )?work(?:ing)? with\b/i,
  ],
  [
    'staff',
    /\bwho (?:will|would|is|are) (?:be )?(?:lead|run|carry|carrying|do|doing|manag|deliver|responsible|in charge|teach|work|coordinat|overs)/i,
  ],
  [
    'population',
    /\bwhom?\b[^?]{0,30}\b(?:benefit|serve|served|reach|reached|help|helped|take part|participate|use it|attend|involve)|\bhow many (?:people|children|families|households|students|participants|young|individuals)|\bwho is (?:it|this|the \w+) for\b/i,
  ],
  [
    'need',
    /\bwhy\b[^?]{0,50}\b(?:need(?:ed|s)?|necessary|important|now|matter)|\bwhat (?:(?:is|are) (?:the |your )?(?:main |specific |key )?)?(?:problem|issue|gap|challenge|need)(?![^?]*\b(?:face|encounter|foresee|anticipat\w+|overcome))|\bhow do you know (?:that )?(?:it|this|there)\b/i,
  ],
  ['safety', /\bkeep [^?]{0,40}\bsafe\b/i],
  ['risks', /\bgo(?:es)? wrong\b|\bstand in (?:the|your) way\b/i],
  [
    'outreach',
    /\bhow (?:will|would|do) (?:people|they|others|participants) (?:find out|hear|learn|know) |\bhow (?:will|would) you (?:reach|find|recruit|tell|share|publici[sz]e|promote)\b/i,
  ],
  [
    'capacity',
    /\bwhat does your (?:organi[sz]ation|group|charity|agency|school)\b|\bwho (?:are|is) (?:you|your)\b|\b(?:tell us )?about (?:you|us|your (?:organi[sz]ation|group|charity|agency))\b|\bwhy (?:are you|is your|should (?:you|we))\b|\b(?:done|run|managed) [^?]{0,30}\bbefore\b/i,
  ],
  [
    'project',
    /\bwhat (?:will|would|do|are) you (?:\w+ ){0,2}(?:do|doing|propos\w+|plan\w*|make|build|hope|want)|\bwhat you (?:will|would|want to|plan to|hope to|propose to|are going to) (?:do|make|build|offer|run)\b|\bwhat (?:is|are) (?:the|your) (?:project|idea|plan|goals?)|\bwhat (?:will|would) (?:happen|take place)/i,
  ],
];

/** Nouns that titles and orders are made of, such as say what a part is about. */
const telling: [Topic, RegExp][] = [
  [
    'budget',
    /\b(?:(?<!\b(?:annual|operating|yearly|agency|overall) )budget|costs?|(?<!\b(?:focus|purpose|nature) of (?:the |your )?)funding request|amount requested|request(?:ed)? amount|amount of (?:the |your |this )?(?:proposed |funding |grant )*request|financ\w+(?! (?:plans?|strateg\w+) for (?:[\w-]+ )?sustainab)|expenses|expenditures?|match(?:ing)? fund(?:s|ing)?|value for money|cost[- ]effectiveness|(?:other|additional) (?:sources of )?(?:funding|funders)|fund(?:s|ing) (?:(?:you|that|have|are|has|been) )*(?:already|currently))\b/i,
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
    /\b(?:problems?|significance|issues?|rationale)\b|\b(?:the|of|community|unmet|local|demonstrated|identified|assess(?:ing)?|for|and|project|program) needs?\b(?! (?:to|a|an|for (?:funds|funding|money|the grant))\b)|^needs?\b(?! to)|\bneeds? (?:statement|assessment|and)\b/i,
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

/** Nouns that many titles carry beside a telling one. */
const general: [Topic, RegExp][] = [
  [
    'capacity',
    /\b(?:capacity|capabilit\w+|experience|organi[sz]ation(?:al|'s)?|applicant|agency|mission|history|track record|accomplishments?|achievements?)\b/i,
  ],
  ['need', /\bbackground\b/i],
  ['population', /\bcommunit(?:y|ies)\b/i],
  [
    'project',
    /\b(?:research|methods?|methodology|approach|design|activit\w+|implementation|projects?|programs?|programmes?|narrative|proposal|goals?|objectives?|plans?|description|summary|abstract|purpose|focus|strateg\w+|implement\w*)\b/i,
  ],
];

/** Whether "the history of the organization" comes before "the project" decides between equals. */
const first = (text: string, among: [Topic, RegExp][]): Topic | undefined =>
  among
    .flatMap(([topic, pattern]) => {
      const at = pattern.exec(text)?.index;
      return at === undefined ? [] : [{ topic, at }];
    })
    .sort((a, b) => a.at - b.at)[0]?.topic;

/** What a question, an order or a title asks about: its verb first, then the noun that tells most. */
const topicOf = (given: string): Topic | undefined => {
  const text = given.replace(ofTheFunder, ' purpose ');
  return (
    asked.find(([, pattern]) => pattern.test(text))?.[0] ??
    first(text, telling) ??
    general.find(([, pattern]) => pattern.test(text))?.[0]
  );
};

/** "In line with our mission" asks about the project, and not about the applicant's mission. */
const ofTheFunder =
  /\b(?:align\w*|fits?|meets?|furthers?|advances?|in line) (?:with )?(?:[\w'’-]+ ){0,4}(?:mission|priorities|values|strategy)\b/gi;

/** "Budget and Timeline" asks for two things, each of its own. */
const partsOf = (name: string): string[] =>
  /\?$/.test(name) ? [name] : squeeze(name).split(/, (?:and )?| (?:and|&) | ?\/ ?/i);

/** What to ask the applicant for a section of this name. */
export const questionsOfName = (name: string): string[] => {
  const topics = partsOf(name).flatMap((part) => topicOf(part) ?? []);
  const found = topics.length > 0 ? topics : [topicOf(name) ?? []].flat();
  const plain = found.filter((topic) => topic !== 'project');
  return [...new Set(plain.length > 0 ? plain : found)].map((topic) => questions[topic]);
};

/** "Collaborated on a paper" is one thing that might be told, and asks for nothing. */
const example =
  /^(?:some examples?|examples?|for example|e\.g\.|such as|(?:attended|collaborated|volunteer(?:ed)?|participated|presented|served|organized|hosted|contributed)\b)(?!.*\?)/i;

/** What to ask the applicant for one of a section's prompts. */
export const questionOfPrompt = (prompt: string): string | undefined => {
  if (example.test(prompt)) return undefined;
  const topic = topicOf(prompt);
  return topic && questions[topic];
};
