import { kindOf } from '../drafting/statements/kind.ts';
import type { Topic } from '../drafting/topics.ts';
import { type Matter, matters } from '../matters/matter.ts';
import type { NoteLine } from './notes-lines.ts';

/** What the label of a line calls matters. */
const byLabel: Partial<Record<Topic, Matter>> = {
  project: 'project',
  population: 'people',
  timeline: 'timeline',
  budget: 'budget',
  ask: 'budget',
  funding: 'funding',
  staff: 'staff',
  goals: 'goals',
  evaluation: 'evaluation',
  need: 'need',
  sustainability: 'after',
  partners: 'partners',
  organization: 'organization',
  board: 'organization',
  track: 'track',
  equity: 'people',
  outreach: 'people',
};

/** So much more likely does a label make the matter that it names. */
const labelled = 40;
/** So much more in the sentence that begins with it. */
const atItsHead = 20;
const beginsWithLabel = /^[^:.!?]{1,40}:\s/;
/** And so much what a sentence says of itself in so many words. */
const told = 6;
/** Where dates, ages and whom it is said of speak loudly for other matters. */
const loudly = 25;
/** And so much what the grant will do, beside what it is to change. */
const surely = 60;
/** Beside days of the week and feasts, which shout. */
const loudest = 1000;
/** "Every week volunteers visit people who live alone" is done, though its words are those of a need. */
const done = 2;
const notDone = 1 / 6;

/** "We ask for support for Otter Club, a free course …", "Here is what we want to do": what the project is. */
const tellsProject =
  /^(?:(?:with|through|under|for) (?:the|this|your|that) (?:grant|money|funding|help|support|award),? |(?:our|the|this) (?:\p{L}+ )?(?:project|program|programme|plan|idea)(?: for [^.,]{3,30})?(?:,? in short,?)? is (?:called|named|to|a|an|that)\b|(?:so )?the plan (?:for [^.,]{2,20} )?is\b|(?:so |what )?we (?:should|would|'d) like to (?:apply for|start|open|run|take|bring|build|offer|go|load|hold|teach|set up)\b|(?:so |basically,? |in short,? |now )?we (?:want|plan|propose|intend) to (?:build|open|start|set up|launch|create|convert|turn|restore|bring|put)\b|what we (?:dream of|want|would like|propose|plan)\b|proposed project\b|we propose\b|(?:ok,? |so |ok so )?(?:here is|here's|this is) what we (?:want|plan|would like)|(?:we|our \p{L}+) (?:are |is )?(?:(?:asking|applying|looking) for|would like|want|seek|request) (?:your )?(?:support|help|funding|money|a grant) (?:for|with|to)|\p{Lu}[\p{L}'’-]* (?:(?:\p{Lu}[\p{L}'’-]*|the|of|and|for|in) ){0,5}(?:will (?:give|offer|run|teach|open|bring|hold|provide|train)|is a (?:free|new|weekly|year-long)))\b/iu;
/** "The first is to open a fourth choir", "The choir would meet on Mondays": what will be done, told one after the other. */
const tellsPart =
  /^(?:(?:we|I) (?:reckon|think|believe|guess) (?:that )?(?:we|they|it) (?:could|can|would)\b|if we \p{L}+ (?:it|them|these|those|this|our own)\b.{0,60} (?:can|could|would)\b|the (?:first|second|third|fourth|other|next|last)(?: (?:thing|part|one|step|aim))? (?:is|would be|will be) to \p{Ll}|(?:the|a|an|our|each|every|these|those|for the) [^.;:]{3,70}? would (?:meet|bring|run|be (?:trained|held|open|taught|offered)|hold|take|offer|go|come|visit|open|start)\b)/iu;
/** "The choir began in 2014 with nine people": who they are, though it is told in the same breath. */
const tellsBeginning =
  /^(?:we|it|the (?:\p{L}+ ){1,5}) ?(?:began|started|was founded|were founded|was set up|opened its doors) (?:out )?(?:in|on) (?:\p{L}+ )?(?:18|19|20)\d\d\b|^we now have \p{L}+ (?!(?:names|people|children)\b)/iu;
/** "We expect 40 to begin and 34 to be there in June": what will be different, whatever its dates. */
const tellsGoal =
  /^(?:(?:by|at) (?:the )?end[^,]{0,30},? )?(?:we (?:expect|hope|aim|want to see)|what we want to see|our (?:goals?|targets?|aims?) (?:is|are))\b/iu;
/** "We measure …", "Attendance sheets are our measures": how it is known. */
const tellsMeasure =
  /^(?:we (?:will )?(?:measure|count|weigh|log|survey|record|evaluate)\b|.* (?:is|are) our measures?\b)/iu;

/** "The counselor put three questions to the eighth grade": what was asked of people shows the need. */
const tellsFinding =
  /\b(?:put (?:\w+ ){0,2}questions? to|(?:asked|surveyed|interviewed|polled) (?:all |about |over )?\d[\d,]* |stood at the door|\d (?:names|people|families|children|women|men) (?:are |is |waiting )*on (?:the|our|a) (?:waiting )?list\b|\bonly \p{L}+ of the \p{L}+ had ever\b|\b(?:lose|lost|losing) (?:ground|balance|weight|strength|skills?|hope|heart)\b|\btested (?:all |about |over )?\d[\d,]*\b.*\b(?:lost|failed|fell|could not|had dropped|below)\b)/iu;

/** "We have not costed the second year": how the money was reckoned is of the money. */
const tellsMoney =
  /^(?:we|i) (?:have|had|'ve) (?:not |now |only )*(?:yet )?(?:calculated|costed|budgeted|priced|reckoned|worked out the costs?)\b|^(?:the )?(?:costs?|budget|prices?|quotes?) (?:is|are|was|were|have|has)\b/iu;
/** "That leaves $900, which has to come out of the fair": where the rest comes from. */
const tellsRest =
  /^(?:that|this|which) leaves\b.*\d|^(?:and )?(?:the (?:rest|remainder|balance|remaining|other half)|what is (?:left|missing))\b.*\b(?:comes?|raise|from|beg|find|cover)\b/iu;
/** "Right now we buy our seed from others": what it is like now shows the need, whatever it costs. */
const tellsNow =
  /^(?:right now|at the moment|at present|currently|today|until now|these days),? (?:we|they|people|families|everyone|everybody|the (?:\p{L}+ ){1,2}|our (?:\p{L}+ ){1,2}) ?(?:all )?(?:have to |must |need to )?(?:buy|stop|close|turn (?:people|families|them) away|borrow|rent|drive|share|rely|depend|travel|wait|walk|go|make do|do without|send|pay|throw|lose)\b/iu;
/** "If it goes on, selling …", "Later on: …": what keeps it going when the grant has ended. */
const tellsLater =
  /^(?:if (?:it|this|the (?:project|program(?:me)?|work)) (?:goes on|works|lasts|continues)\b|(?:later on|afterwards|after (?:that|the (?:grant|money|funding)|(?:that|this|the) (?:first |last )?year))\b[,:]?)/iu;
/** "We draw from five counties", "The farthest of our riders comes 52 miles": where they come from. */
const tellsWhere =
  /^(?:we (?:draw|come|reach|serve|go to|work in|cover)\b.{0,80}\b(?:count(?:y|ies)|towns?|villages?|parish(?:es)?|districts?|neighbou?rhoods?|[\d,]+ people)\b|the (?:farthest|nearest|youngest|oldest) (?:of (?:our|the|them)\b|\p{L}+ (?:is|was|comes|lives)\b))/iu;
/** "Denise Hale will run it": who leads. */
const tellsLeader =
  /^(?:(?:Dr|Mr|Mrs|Ms|Chef|Rev|Sister|Prof)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]+){1,3}(?:,? \([^()]{2,40}\))?(?:, (?:our |the )?[^,.]{3,60},)? (?:will |would |is going to |is to )?(?:runs?|leads?|manages?|directs?|coordinates?|oversees?|supervises?|signs?|be (?:in charge|responsible)) (?:it|this|the|our|for|everything|day|of)\b/u;
/** "The families we serve earn $31,000": who they are. */
const tellsPeople =
  /^(?:(?:most|many|half|all|nearly all|about half) of )?(?:the |our )(?:\p{L}+ )?(?:people|families|children|households|clients|members|pupils|students|patients|participants|women|men|young people|learners)(?: (?:that |who(?:m)? )?we (?:serve|help|reach|see|work with|teach|visit))? (?:are|live|come|earn|speak|have|range)\b/iu;
/** "Who gets picked: falls first", "We turn down …": whom it is for. */
const tellsChoice =
  /^(?:who (?:gets? (?:picked|chosen|help(?:ed)?|in)|is (?:picked|chosen|eligible|helped first))|we (?:turn down|choose|pick|take) (?:those|people|families|first)|(?:no|yes) to:|must (?:own|live|be|have)\b)/iu;

/** Who names an amount beside what is done tells what it costs only in such words. */
const ofCosts =
  /\b(?:costs?|budget\w*|pays?|paid|spend\w*|spent|asks?|asking|request\w*|price\w*|totals?|comes? to|salar(?:y|ies)|wages?|fees?|rent|buy|bought|hire)\b|=|\bat [$€£]/i;

type Favor = [matter: Matter, times: number];

const favored = ({ text, label, isLabelled }: NoteLine): Favor[] => {
  const named = label && byLabel[label];
  const kind = kindOf(text);
  return [
    ...(named
      ? ([
          [named, isLabelled || beginsWithLabel.test(text) ? labelled * atItsHead : labelled],
        ] satisfies Favor[])
      : []),
    ...(kind === 'deed'
      ? ([
          ['need', notDone],
          ['people', notDone * 2],
          ...(ofCosts.test(text) ? [] : ([['budget', notDone]] satisfies Favor[])),
          ['project', done],
        ] satisfies Favor[])
      : []),
    ...(tellsMoney.test(text) ? ([['budget', loudly]] satisfies Favor[]) : []),
    ...(tellsRest.test(text) ? ([['funding', surely]] satisfies Favor[]) : []),
    ...(tellsLater.test(text) ? ([['after', surely]] satisfies Favor[]) : []),
    ...(tellsChoice.test(text) ? ([['people', loudly]] satisfies Favor[]) : []),
    ...(tellsWhere.test(text) ? ([['people', surely]] satisfies Favor[]) : []),
    ...(tellsLeader.test(text) ? ([['staff', surely]] satisfies Favor[]) : []),
    ...(tellsPeople.test(text) ? ([['people', surely]] satisfies Favor[]) : []),
    ...(tellsMeasure.test(text) ? ([['evaluation', told]] satisfies Favor[]) : []),
    ...(tellsProject.test(text) ? ([['project', surely]] satisfies Favor[]) : []),
    ...(tellsPart.test(text) ? ([['project', loudly]] satisfies Favor[]) : []),
    ...(tellsBeginning.test(text) ? ([['organization', surely]] satisfies Favor[]) : []),
    ...(tellsNow.test(text)
      ? ([
          ['need', loudest],
          ['timeline', 1 / loudest],
        ] satisfies Favor[])
      : []),
    ...(tellsFinding.test(text) ? ([['need', surely]] satisfies Favor[]) : []),
    ...(tellsGoal.test(text) ? ([['goals', loudly]] satisfies Favor[]) : []),
  ];
};

/** How many times likelier the label of a line, or what it says of itself, makes each matter. */
export const favorsOf = (line: NoteLine): number[] => {
  const all = favored(line);
  return matters.map((matter) =>
    all.reduce((times, [of, by]) => (of === matter ? times * by : times), 1),
  );
};
