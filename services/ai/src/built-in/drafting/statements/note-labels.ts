import { capitalize } from '@grantwright/analyst';
import { mainVerb } from '../grammar/main-verb.ts';
import type { Topic } from '../topics.ts';

/** What the lines under a label or heading of somebody's notes are about. */
export type NoteLabel = {
  topic?: Topic;
  /** As somebody typed it: what a list of them hangs on. */
  name: string;
  /** Commas divide what stands after it. */
  list?: true;
};

const labels: [RegExp, Omit<NoteLabel, 'name'>][] = [
  [/^(?:budget|costs?|expenses|money|line items?|what it costs)\b/i, { topic: 'budget' }],
  [/^(?:the )?(?:ask|request|asking(?: for)?|amount(?: requested)?)$/i, { topic: 'ask' }],
  [
    /^others?$|\b(?:other (?:funding|funders?|support|sources|money)|match(?:ing)?(?: funds?)?|in-?kind|committed|already (?:have|raised))\b/i,
    { topic: 'sustainability' },
  ],
  [
    /\b(?:sustain\w*|after (?:the |this |our )?(?:first )?(?:grant|funding|money|project|pilot|year|programme)(?: ends| is over)?|afterwards?|long[- ]term|future)\b/i,
    { topic: 'sustainability' },
  ],
  [
    /\b(?:eval|evaluat\w*|measur\w*|how (?:we(?:['’](?:ll|d))?|(?:will|do|would|can) we) (?:know|tell)|metrics?|indicators?|tracking)\b/i,
    { topic: 'evaluation' },
  ],
  [
    /\b(?:goals?|success|outcomes?|objectives?|targets?|expected results|results|impact|promis(?:e|es|ed|ing)|hop(?:e|es|ing) (?:for|to (?:see|reach|achieve))|hopes|what (?:will|would|should) (?:be different|have changed|change)|(?:what|the) difference)\b/i,
    { topic: 'goals' },
  ],
  [/\b(?:time ?line|schedule|calendar|milestones|dates|when)\b/i, { topic: 'timeline' }],
  [
    /^(?:the )?board(?:'s)? (?:roles?|duties|tasks|responsibilities)$/i,
    { topic: 'staff', list: true },
  ],
  [
    /\b(?:staff|team|(?<!how many |number of )people|personnel|leadership|board|volunteers?|who (?:will )?(?:runs?|leads?|does|do)|who(?! (?:(?:we|it|this|the \w+) (?:serves?|helps?|reach(?:es)?|teach(?:es)?|are for)|(?:will )?benefits?|(?:it|this)(?:['’]s| is) for|joins?|attends?|takes? part|gets?|is (?:it|this|picked|chosen|selected|helped|eligible)|comes?|farms|owns|uses|rents|lives|grows|fishes)))\b/i,
    { topic: 'staff' },
  ],
  [/\b(?:partners?(?:hips?)?|collaborat\w*|working with|we work with)\b/i, { topic: 'partners' }],
  [/\b(?:outreach|recruit\w*|marketing|promotion)\b/i, { topic: 'outreach' }],
  [/\b(?:equity|access(?:ibility)?|inclusion|diversity)\b/i, { topic: 'equity' }],
  [
    /\b(?:who (?:gets? (?:picked|chosen|help(?:ed)?|in|a \w+)|is (?:it for|this for|picked|chosen|selected|eligible)|comes?)|who (?:(?:we|it|this|the \w+) (?:serves?|helps?|reach(?:es)?|teach(?:es)?|are for)|(?:will )?benefits?|(?:it|this)(?:['’]s| is) for|joins?|attends?|takes? part)|we serve|how many|population|participants|clients|audience|beneficiar\w+)\b/i,
    { topic: 'population' },
  ],
  [/^why (?:us|we|our (?:organi[sz]ation|group|team|charity))\b/i, { topic: 'organization' }],
  [/\b(?:needs?|problem|why|issue|challenge|background)\b/i, { topic: 'need' }],
  [
    /\b(?:history|achievements?|accomplishments?|results so far|track record)\b/i,
    { topic: 'track' },
  ],
  [
    /\b(?:what|project|plan|idea|activit\w+|proposal|we (?:want|will|would)|want to|new program)\b/i,
    { topic: 'project' },
  ],
];

const longestLabel = 8;

/** What a label says that its lines are about; undefined for one that only names a thing. */
export const readLabel = (label: string): NoteLabel | undefined => {
  if (words(bare(label)) > longestLabel) return undefined;
  const found = labels.find(([pattern]) => pattern.test(bare(label)))?.[1];
  return found && { ...found, name: asLead(label) };
};

/** Nothing hangs on a label that is shouted. */
const asLead = (label: string): string =>
  /\p{Lu}{4}/u.test(label)
    ? ''
    : capitalize(
        label
          .replace(/^#+\s*/, '')
          .replace(/:$/, '')
          .trim(),
      );

const words = (text: string): number => text.split(/\s+/).length;

/** "History, if they ask": a word to whoever puts the notes together. */
const aside = /, (?:if|in case|since|as|because) .*$/i;
const asks = /^(?:what|why|how|who|when|where)\b/i;

/** Whether words before a colon tell something themselves, and are no label: "What we promise" asks. */
export const tellsItself = (label: string): boolean =>
  !asks.test(label) && mainVerb(label.replace(aside, '')) !== undefined;

/** "What we want to do - "Read to Work"" without the name that it gives. */
const bare = (label: string): string =>
  label
    .replace(aside, '')
    .replace(/["“][^"”]*["”]/g, '')
    .replace(/\s+[-–—]+\s*$/, '')
    .trim();
