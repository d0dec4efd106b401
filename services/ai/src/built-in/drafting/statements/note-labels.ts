import type { Topic } from '../topics.ts';

/** What the lines under a label or heading of somebody's notes are about, and what a list of them hangs on. */
export type NoteLabel = {
  topic?: Topic;
  lead: string;
  /** Bare verbs are promises: "open two classes" under "What we want to do". */
  plan?: boolean;
  /** Commas divide what stands after it. */
  list?: true;
};

const labels: [RegExp, NoteLabel][] = [
  [
    /^(?:budget|costs?|expenses|money|line items?|what it costs)\b/i,
    { topic: 'budget', lead: 'The costs include' },
  ],
  [
    /^(?:the )?(?:ask|request|asking(?: for)?|amount(?: requested)?)$/i,
    { topic: 'ask', lead: 'We ask for' },
  ],
  [
    /\b(?:other (?:funding|funders?|support|sources|money)|match(?:ing)?(?: funds?)?|in-?kind|committed|already (?:have|raised))\b/i,
    { topic: 'sustainability', lead: 'Our other support includes' },
  ],
  [
    /\b(?:sustain\w*|after (?:the |this )?(?:grant|funding|money)|afterwards?|long[- ]term|future)\b/i,
    { topic: 'sustainability', lead: 'After the grant, we count on' },
  ],
  [
    /\b(?:eval|evaluat\w*|measur\w*|how (?:we(?:'ll)?|will we) know|metrics?|indicators?|tracking)\b/i,
    { topic: 'evaluation', lead: 'Our measures are' },
  ],
  [
    /\b(?:goals?|success|outcomes?|objectives?|targets?|expected results|results|impact)\b/i,
    { topic: 'goals', lead: 'Our goals are' },
  ],
  [
    /\b(?:time ?line|schedule|calendar|milestones|dates|when)\b/i,
    { topic: 'timeline', lead: 'Our timeline is' },
  ],
  [
    /^(?:the )?board(?:'s)? (?:roles?|duties|tasks|responsibilities)$/i,
    { topic: 'staff', lead: "The board's roles include", list: true },
  ],
  [
    /\b(?:staff|team|people|personnel|leadership|board|volunteers?|who (?:will )?(?:runs?|leads?|does|do)|who(?! (?:farms|owns|uses|rents|lives|grows|fishes)))\b/i,
    { topic: 'staff', lead: 'Our team includes' },
  ],
  [
    /\b(?:partners?(?:hips?)?|collaborat\w*|working with|we work with)\b/i,
    { topic: 'partners', lead: 'Our partners include' },
  ],
  [
    /\b(?:outreach|recruit\w*|marketing|promotion)\b/i,
    { topic: 'outreach', lead: 'Our outreach includes' },
  ],
  [
    /\b(?:equity|access(?:ibility)?|inclusion|diversity)\b/i,
    { topic: 'equity', lead: 'Our work includes' },
  ],
  [
    /\b(?:who we serve|we serve|population|participants|clients|audience|beneficiar\w+)\b/i,
    { topic: 'population', lead: 'We serve' },
  ],
  [
    /\b(?:needs?|problem|why|issue|challenge|background)\b/i,
    { topic: 'need', lead: 'The need includes' },
  ],
  [
    /\b(?:history|achievements?|accomplishments?|results so far|track record)\b/i,
    { topic: 'track', lead: 'Our achievements include' },
  ],
  [
    /\b(?:what|project|plan|idea|activit\w+|proposal|we (?:want|will|would)|want to|new program)\b/i,
    { topic: 'project', lead: 'The project includes', plan: true },
  ],
];

const longestLabel = 8;

/** What a label says that its lines are about; undefined for one that only names a thing. */
export const readLabel = (label: string): NoteLabel | undefined =>
  words(bare(label)) > longestLabel
    ? undefined
    : labels.find(([pattern]) => pattern.test(bare(label)))?.[1];

const words = (text: string): number => text.split(/\s+/).length;

/** "What we want to do - "Read to Work"" without the name that it gives. */
const bare = (label: string): string =>
  label
    .replace(/["“][^"”]*["”]/g, '')
    .replace(/\s+[-–—]+\s*$/, '')
    .trim();
