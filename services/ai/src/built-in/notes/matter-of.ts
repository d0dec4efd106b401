import { findMoney } from '../../text/money.ts';
import { splitSentences } from '../../text/sentences.ts';
import { persons, role } from './people-words.ts';

/** What a paragraph of somebody's notes tells of a project. */
export type Matter =
  | 'project'
  | 'people'
  | 'timeline'
  | 'budget'
  | 'funding'
  | 'staff'
  | 'evaluation'
  | 'need'
  | 'after'
  | 'partners';

const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\b';
const number =
  '(?:\\d[\\d,]*|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty)';
/** A person or a body that is called by its name. */
const named = "\\p{Lu}[\\p{L}'’-]+(?: (?:of |the |and |& )?\\p{Lu}[\\p{L}'’.-]+)+";

type Cue = [pattern: RegExp, weight: number];

/** What the sentences of each matter say, and how surely it tells them from the others. */
const cues: Record<Matter, Cue[]> = {
  project: [
    [
      /^(?:first,? |then |next |finally )?(?:we|the project) (?:(?:want|plan|propose|hope|would like|intend) to|will|are going to)\b(?!.*\b(?:measure|count|survey|track|score)\b)/i,
      2,
    ],
    [
      /^(?:first,? |then |next |finally )?we (?:open|run|plant|take|teach|start|hold|build|offer|set up|train|hire|recruit|visit|give|bring|make|deliver|organi[sz]e|provide|create|restore|clear|cook|invite)\b/i,
      2,
    ],
    [/^an? (?:\p{Ll}[\p{L}-]* ){1,4}(?:every|each|once|twice|for)\b/iu, 1.5],
    [
      /\b(?:then (?:we|run|they)|first we|after that|step by step|in (?:spring|winter|summer|fall) we)\b/i,
      1,
    ],
    [
      /\b(?:every (?:two |other )?(?:\w+day|weeks?|months?)|a week|a month|times in the year)\b/i,
      0.5,
    ],
  ],
  people: [
    [
      new RegExp(
        `^(?:about |around |some |roughly |up to |over |nearly )?${number} (?:[\\p{Ll}-]+ ){0,3}${persons}\\b(?!.{0,40}\\b(?:said|had|have|has|were|lost|quit|skipped|cannot|feel|felt|live in poverty)\\b)`,
        'iu',
      ),
      2,
    ],
    [new RegExp(`\\b${persons}\\b.{0,30}\\b(?:aged|over|under|between|from) \\d`, 'iu'), 1],
    [/\b(?:most of (?:them|whom)|mostly|half of them|a third of)\b/i, 0.5],
    [/\b(?:take part|will come|come to each|will use)\b/i, 1],
  ],
  timeline: [
    [
      new RegExp(
        `^(?:from |between )?(?:\\d{1,2} )?${month}.{0,20}\\b(?:to|until|till|through|and)\\b`,
        'i',
      ),
      3,
    ],
    [new RegExp(`^(?:from |between )?(?:\\d{1,2} )?${month}.{0,14}[-–—]`, 'i'), 3],
    [new RegExp(`(?:${month}.*){3}`, 'i'), 2],
    [new RegExp(`(?:${month}.*){2}`, 'i'), 1],
    [/\b(?:starts?|begins?|ends?|finish(?:es)?|weeks|close[sd]? (?:for|two|one))\b/i, 0.4],
  ],
  budget: [
    [/\b(?:ask(?:ing)?(?: you)? (?:for|us|\D?[$€£])|request\w*|we need)\b[^.]*[$€£]\s?\d/i, 2.5],
    [/[$€£]\s?\d[\d,.]* (?:out )?of (?:a total of )?[A-Z]{0,2}[$€£]\s?\d/i, 2.5],
    [/(?:[$€£]\s?\d.*){3}/, 2],
    [/\b(?:total|altogether|in all)\b[^.]*[$€£]\s?\d/i, 1.5],
    [/=\s*[A-Z]{0,2}[$€£]\s?\d/, 1.5],
    [/^(?:we ask you for|from you|your money)\b/i, 2.5],
  ],
  funding: [
    [
      /\b(?:gives?|gave|given|promised|pledged|agreed|voted|confirmed|granted|awarded|committed|contributes?|pays?|pay|applied|puts? in)\b[^.]*[$€£]\s?\d/i,
      2,
    ],
    [
      /[$€£]\s?\d[^.]*\b(?:from (?:our|the|a) |is (?:pledged|certain|confirmed)|comes? (?:from|out of))/i,
      2,
    ],
    [
      /\b(?:reserves?|in the bank|in kind|match(?:ing)?|nothing signed|confirmed by letter)\b/i,
      1.5,
    ],
  ],
  staff: [
    [
      new RegExp(
        `${named},? (?:\\([^)]*\\),? )?(?:is |will be |was )?(?:our |the |an? |now our )?(?:[\\p{L}-]+ ){0,2}${role}\\b`,
        'u',
      ),
      2.5,
    ],
    [new RegExp(`\\b[Oo]ur (?:[\\p{L}-]+ ){0,2}${role},? ${named}`, 'u'), 2.5],
    [new RegExp(`\\b${role}s? (?:is|are|will be|leads?|runs?)\\b`, 'i'), 1.5],
    [
      /\b(?:leads? (?:the|it|this)|runs it|in charge|chairs? the|signs for|to be (?:hired|found)|hours a week on this|(?:he|she) (?:was|has|is)\b)/i,
      1.5,
    ],
    [
      /\b(?:trained as|degree|certified|licen[sc]ed?|years? (?:as|of experience)|since (?:19|20)\d\d)\b/i,
      1,
    ],
  ],
  evaluation: [
    [
      /\b(?:register|attendance|tests?|scores?|survey|questionnaire|form|interviews?|feedback|count(?:ed|s)?|measure[sd]?|figures)\b.*\b(?:every|each|weekly|at the start|at the end|before and after|after \w+ (?:weeks|months)|in (?:spring|fall|autumn|summer|winter)|during)\b/i,
      2,
    ],
    [/\b(?:at the start|before and after|first visit and)\b/i, 1.5],
    [/^a (?:\w+ )?(?:register|questionnaire|survey|form|test|set of questions|list)\b/i, 2],
    [
      new RegExp(
        `\\bwe want (?:it|${number}|at least)\\b|\\b${number} (?:out )?of ${number}\\b[^.]*\\b(?:should|will|still|to (?:say|score|finish)|finish|go up|reach|stop)\\b|\\b(?:for|of) \\d+ of \\d+\\.?$`,
        'i',
      ),
      2,
    ],
    [/\bwe (?:will )?(?:measure|count|track|survey|ask (?:everyone|people|them))\b/i, 2],
    [/\b(?:talk with|interview|ask) \d+ \p{Ll}+/iu, 1.5],
    [/\b(?:how (?:we|you) know|who comes|how often|plots|what (?:they can do|changed))\b/i, 1],
    [new RegExp(`^\\d+ (?:percent|%)? ?of the .*\\b(?:alive|still|in ${month}|by)\\b`, 'i'), 1.5],
  ],
  need: [
    [/\b(?:survey|census|asked \d+|count|report) (?:of|by|in|from|last|people|over)\b.*\d/i, 1.5],
    [/\bwe asked \d/i, 2],
    [
      /\b(?:waiting list|waitlist|poverty|low[- ]income|impaired|turned away|homeless|hungry|skipped|lonely|alone|put off|closed|(?:was|were|been) cut|lost|quit|hardly|worst|highest|lowest|nearest|trouble|average[sd]?|crowded|isolated|die[ds]?)\b/i,
      1.5,
    ],
    [
      /\b(?:ha[sd]|have|is|are|there (?:is|are)) (?:had )?no\b|\bcannot\b|\bcan't\b|\bwithout\b|\bnot had\b/i,
      1.5,
    ],
    [
      /\b(?:\d+ ?(?:%|percent)|(?:one|\d+) (?:in|of|out of) (?:the |those |every )?\w+) (?:of )?[^.]*\b(?:live|eat|have|had|are|said|say|speak|qualify|cannot|work|in our|of)\b/i,
      1,
    ],
    [/\bsince (?:19|20)\d\d\b/i, 0.6],
  ],
  after: [
    [
      /\b(?:after (?:the|this|your) (?:grant|money|project|year)|when (?:the|this) (?:grant|money) (?:ends|is)|once the (?:grant|money))\b/i,
      3,
    ],
    [
      new RegExp(
        `^(?:from|in|as of) (?:${month} )?20\\d\\d\\b.*\\b(?:pay|paid|pays|cover|expect|budget|charge)`,
        'i',
      ),
      2.5,
    ],
    [
      /\b(?:from 20\d\d|(?:second|next|following|third) year|year after|in future|in the long run|afterwards)\b/i,
      1.5,
    ],
    [
      /\b(?:regular budget|take(?:s|n)? over|stays? (?:in|on|with)?|volunteers stay|keep(?:s)? (?:the|it|going|them)|go(?:es)? on|for (?:ten|\d+) years|rather than stop|once more|have said (?:it|they) will)\b/i,
      1.5,
    ],
    [/\b(?:become paid|raise the|is to grow|have offered|a year again|free from then)\b/i, 1],
  ],
  partners: [
    [
      new RegExp(
        `^(?:The |the )?(?:${named}|(?:two|three|four|local|county|town|city|public) \\p{Ll}+|(?:school|library|church|hospital|clinic|university|council|city|county|district|YMCA|[A-Z]{3,5})\\p{L}*)\\b[^.]*?\\b(?:lends?|lets?|gives?|hands?|sends?|refers?|provides?|drives?|draws?|picks?|puts?|trains?|hosts?|does|do|reviews?|finds?|prints?|collects?|stores?|waives?|shares?|supplies|comes?|cleans?|repairs?|offers?|donates?|promised)\\b`,
        'u',
      ),
      2,
    ],
    [
      /\b(?:for free|at no cost|at cost|free of charge|half price|rooms?|partner\w*|together with)\b/i,
      1,
    ],
  ],
};

const scoreOf = (sentence: string, matter: Matter): number =>
  cues[matter].reduce((sum, [pattern, weight]) => sum + (pattern.test(sentence) ? weight : 0), 0);

/** The first sentence of a paragraph says oftenest what it is about. */
const first = 1.5;
/** So much on average its sentences must say of a matter, and so much more than of any other. */
const enough = 1;
const ahead = 1.2;
const mostOfOne = 4;

/**
 * What a paragraph of notes is about, by what its sentences say together; undefined where they do not say, or say
 * two things alike.
 */
export const matterOf = (paragraph: string): Matter | undefined => {
  const sentences = splitSentences(paragraph).map(({ text }) => text);
  const weights = sentences.map((_, at) => (at === 0 ? first : 1));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const amounts = findMoney(paragraph).length;
  const ranked = (Object.keys(cues) as Matter[])
    .filter((matter) => amounts > 0 || (matter !== 'budget' && matter !== 'funding'))
    .map((matter) => ({
      matter,
      score:
        sentences.reduce(
          (sum, sentence, at) =>
            sum + Math.min(mostOfOne, scoreOf(sentence, matter)) * (weights[at] ?? 1),
          0,
        ) / all,
    }))
    .sort((a, b) => b.score - a.score);
  const [best, second] = ranked;
  return best && best.score >= enough && best.score >= (second?.score ?? 0) * ahead
    ? best.matter
    : undefined;
};
