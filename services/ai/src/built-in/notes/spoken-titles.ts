import type { Topic } from '../drafting/topics.ts';

/** Titles that people put over their lines as they speak, verbs and all: nothing but the whole line is one. */
const spoken: [RegExp, Topic][] = [
  [/^(?:and )?when(?: (?:it|this|we) (?:is|happens|starts?|begins?))?$/i, 'timeline'],
  [
    /^(?:the )?(?:money|funds?|funding|cash|income) (?:so far|(?:we |already )*(?:have|raised|got|in hand|promised)|in (?:hand|the bank)|from others?|coming in)$/i,
    'funding',
  ],
  [/^where (?:it|the (?:money|rest|funding)|this)(?: all)? (?:comes|is coming) from$/i, 'funding'],
  [/^(?:raised|promised|pledged|secured|have) (?:so far|already)$/i, 'funding'],
  [/^who (?:else )?(?:pays|gives|is paying|is giving|chips in)$/i, 'funding'],
  [
    /^(?:where )?(?:what )?(?:we )?(?:want|hope|aim|would like|need) to (?:get|reach|achieve|be|see|end up|arrive)(?: (?:to|at|by then|in the end))?$/i,
    'goals',
  ],
  [
    /^what we (?:hope for|promise|aim for|are after|(?:hope|want|expect|would like|['’]d like) to (?:see|achieve|reach))$/i,
    'goals',
  ],
  [/^what we(?: want|['’]d like| would like| plan| hope| mean)? to do$/i, 'project'],
  [/^(?:money |cash |coming )?in$/i, 'funding'],
  [/^(?:money |cash |going )?out$/i, 'budget'],
  [/^who (?:we|they) are$/i, 'organization'],
  [/^what (?:has|must) (?:be )?(?:changed?|gone wrong)$|^what(?:['’]s| is) wrong$/i, 'need'],
  [/^(?:afterwards|after that|and then|once the money is gone)$/i, 'sustainability'],
];
/** "What we want" stands over what is bought as often as over what is done. */
const wanted =
  /^(?:and )?what (?:we|I) (?:want|need|are asking for|ask for|would buy|will buy)(?: to buy| it for| the money for)?$/i;
const priced = /\d{3,}(?:\.\d\d)?\W*$/;

/** What a line says that the lines below it, up to the next empty one, are about; undefined where it is no such title. */
export const spokenTitle = (line: string, below: readonly string[]): Topic | undefined => {
  const title = line.replace(/\s*[:?–—-]+$/, '').trim();
  if (below.length === 0) return undefined;
  if (wanted.test(title))
    return below.filter((each) => priced.test(each)).length * 2 >= below.length
      ? 'budget'
      : 'project';
  return spoken.find(([pattern]) => pattern.test(title))?.[1];
};

/** "One more thing, about money:", "So:": how somebody goes on is no part of what is said. */
const goingOn =
  /^(?:(?:and |so |but )?(?:one|two|another) (?:more |last |other )?(?:thing|point)s?(?:,? about (?:the )?\p{L}+)?|for the (?:story|money|budget|need|people) (?:part|bit|section)|(?:(?:some |the )?(?:numbers|figures|facts) (?:that )?(?:you(?:['’]ll| will)? (?:want|need)|for (?:you|this))|(?:don['’]?t|do not) forget(?: the \p{L}+)?|(?:history|background|(?:the |a )?story),? if (?:there(?:['’]s| is) (?:room|space)|they asks?|anybody asks?|anyone asks?))|anything else|so|anyway|ok|well|oh,? and|ps)\s?:\s+(?=\S)/iu;

/** "oh and we have no staff", "by the way, the hall is free": so is what only takes breath. */
const breath =
  /^(?:(?:as you know|oh,? (?:and|yes|also)|ok(?:ay)? so|so yeah|anyway|by the way|btw|right so|honestly|basically),?|(?:oh|well|ok(?:ay)?|right|yes),) (?=\S)/iu;

export const withoutGoingOn = (line: string): string => {
  const said = line.replace(goingOn, '').replace(breath, '');
  return said === line ? line : said.charAt(0).toUpperCase() + said.slice(1);
};

/** "Open Bench - what we'd like to do": what the project is called, over what is told of it. */
const namedOver = /^(\p{Lu}[^.:!?]{2,60}?)\s+[-–—]\s+what we\b[^.:!?]{3,24}$/u;

export const projectOver = (line: string): string | undefined => namedOver.exec(line)?.[1];
