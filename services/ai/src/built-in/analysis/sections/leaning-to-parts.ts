import type { ListPart } from '../guidelines.ts';

const wanted =
  '(?:proposals?|applications?|requests?|letters?|lois?|submissions?|nominations?|packets?|packages?|narratives?|e-?mails?|concept (?:notes?|papers?)|portfolios?|dossiers?|forms?|essays?|abstracts?|pitch(?:es)?|expressions? of interest)';
const contain =
  '(?:includ(?:e|es|ing)|contain(?:s|ing)?|consists? of|comprises?|be (?:divided|organi[sz]ed|structured|made up|accompanied)|(?:clearly )?divided|address(?:es|ing)?|answer(?:s|ing)?|cover(?:s|ing)?|describ(?:e|es|ing)|explain(?:s|ing)?|outlin(?:e|es|ing)|requests?|asks?|provid(?:e|es|ing)|detail(?:s|ing)?|discuss(?:es|ing)?|tells?|(?:must|should|shall|to):?$)';
const containing = new RegExp(
  `(?:\\b${wanted}\\b[^.]{0,90}|^(?:they|it|these) (?:must|should|will|shall|needs? to|has to|have to) )\\b${contain}`,
  'i',
);
const ordering =
  /\b(?:submit|send|provide|upload|attach|enclose|include|prepare|complete|supply|furnish|e-?mail|write|fill|answer|hand in)\b|\b(?:requests?|asks?|requires?)\b.*:?$/i;
const introducing = /\b(?:following|these|below|as follows)\b|:\s*$/i;
const ofApplying = new RegExp(
  `\\b(?:to|when|in order to) apply(?:ing)?\\b|\\bto be considered\\b|\\b${wanted}\\b|\\b(?:you|applicants?|candidates?|nominees?|proposers?|organi[sz]ations?|students?)\\b[^.]{0,40}\\b(?:must|should|shall|needs? to|will need to|have to|are (?:required|asked|expected) to)\\b`,
  'i',
);
const titleAsks =
  /\b(?:application|proposal|submission|nomination|how to apply|appl(?:y|ying)|required (?:documents|materials|attachments)|documents required|what to (?:submit|include|send)|package|include|supporting documents|request)\b/i;
const judging =
  /\b(?:eligib\w*|criteri\w*|judg\w*|review\w*|evaluat\w*|select\w*|scor\w*|priorit\w*|preference|consider\w*|assess\w*|qualif\w*|rank\w*|requirements? (?:for|of) (?:applicants|eligib))\b/i;
const ofOneself = /\b(?:we|our|us|committee|foundation|board|staff)\b/i;

const partLike =
  /\b(?:abstract|summary|narrative|statement|background|aims?|goals?|objectives?|outcomes?|activities|approach|methods?|methodology|plans?|timeline|timetable|schedule|evaluation|sustainability|experience|qualifications?|budget|justification|mission|history|impact|significance|references|bibliography|biograph\w*|r[eé]sum[eé]s?|vitae|cvs?|letters?|cover|proposals?|description|need|title|essay|reasons?|results|transcripts?|portfolio|overview|purpose|name|address|forms?|lists?|roster|certificates?|accounts?|audit(?:ed)?|report|990|copy|copies|proof|evidence|documentation|contact|signatures?|worksheet|explanation|details|information|amount)\b/i;
const asking =
  /\?\s*$|^(?:please )?(?:describe|explain|how|what|why|who|when|where|provide|state|tell|list|discuss|identify|outline|summari[sz]e|indicate|include|define|specify|clearly|attach)\b/i;
const limited =
  /\b(?:\d+|one|two|three|half)[- ](?:page|word|character|paragraph|minute|sentence)|\b(?:pages?|words?)\b/i;
const telling = /\b(?:is|are|was|were|will|must|shall|should|may|can|cannot|has|have|do|does)\b/i;
const ofWho =
  /^(?:\w+ ){0,3}(?:non-?profits?|organi[sz]ations?|students?|schools?|individuals?|residents?|projects?|programs?|events?|501|applicants?|grants?|funds?|awards?|universities|institutions?|businesses|applications?|proposals?)\b/i;
const dated =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \d|\b20\d\d\b/i;

const wordsRead = 9;
const headOf = (text: string): string => text.split(/[:.;(]|\s[-–—]\s/)[0]?.trim() ?? '';
const firstWords = (text: string): string => headOf(text).split(' ').slice(0, wordsRead).join(' ');

/** What the words over a list show, and how much it weighs for (or against) parts of an application. */
const overIt: [sign: (lead: string, title: string) => boolean, weight: number][] = [
  [(lead, title) => containing.test(lead || title), 2.4],
  [
    (lead, title) =>
      ordering.test(lead || title) &&
      introducing.test(lead || title) &&
      ofApplying.test(lead || title),
    1,
  ],
  [(_, title) => titleAsks.test(title), 1],
  [(lead, title) => judging.test(`${lead} ${title}`), -0.7],
  [(lead) => ofOneself.test(lead), -1.4],
];

/** What the items show: the share of them that are so, weighed. */
const inIt: [sign: (item: string) => boolean, weight: number][] = [
  [(item) => partLike.test(headOf(item)), 3.2],
  [(item) => asking.test(item), 0.6],
  [(item) => limited.test(item), 1.9],
  [(item) => telling.test(firstWords(item)), -0.95],
  [(item) => ofWho.test(item), -1],
  [(item) => dated.test(item), -0.65],
];
const start = -4.7;
const onlyTwo = -1.2;
const asMany = 0.9;

/**
 * How strongly a list looks like one of what an application holds, as the logarithm of the odds. The weights are
 * those of a logistic regression over 292 lists of 91 calls; left out set by set, six in seven of those
 * that careful readers took for parts were found, and one in eight of what was found was none.
 */
export const leaningToParts = (list: Pick<ListPart, 'lead' | 'path'>, items: string[]): number => {
  const [lead, title] = [list.lead?.text ?? '', list.path.at(-1) ?? ''];
  const over = overIt.map(([sign, weight]) => (sign(lead, title) ? weight : 0));
  const within = inIt.map(([sign, weight]) => (weight * items.filter(sign).length) / items.length);
  const size = asMany * Math.log(items.length) + (items.length === 2 ? onlyTwo : 0);
  return [start, size, ...over, ...within].reduce((sum, part) => sum + part, 0);
};
