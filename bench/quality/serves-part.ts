import type { DraftInput } from '@grantwright/ai';

/** Words that stand in every part of every call: sharing them proves nothing. */
const everywhere = new Set(
  'about also application applicant applicants applying award brief briefly describe description detail details each explain fund funded funder funding grant grants have include includes including information list must narrative organization organizations part please project projects program programs proposal proposed propose provide request requested requesting section should statement submit summary than that their them these this those through will with within would what when where which whom your figure indicating current more most such from into does been were they work works need needs least complete completed pages page words limit'.split(
    ' ',
  ),
);

const stem = (word: string): string =>
  word.replace(/(?:ational|ations?|ings?|ments?|ers?|ies|ied|es|ed|s|y|e)$/u, '');

/** The telling words of a text, without their endings. */
export const tellingWords = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      .filter((word) => !everywhere.has(word))
      .map(stem)
      .filter((word) => word.length > 2),
  );

const month =
  /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\b|\b20\d\d\b|\b(?:spring|summer|fall|autumn|winter)\b/i;

/** What kind of thing a part asks for, and what a sentence that gives it shows. */
const kinds: [RegExp, RegExp][] = [
  [
    /\b(?:amount|budget|costs?|expenses?|how much|funding|match(?:ing)?)\b/i,
    /[$€£]\s?\d|\d\s?(?:dollars|euros)/,
  ],
  [/\b(?:dates?|when|time ?line|schedule|period|calendar|milestones?)\b/i, month],
  [/\b(?:tele)?phone\b/i, /\d{3}[-. )]+\d{3,4}/],
  [/\be-?mail\b/i, /\S@[^\s@.]+\.\w/],
  [/\bweb ?site\b/i, /\bhttps?:|\bwww\.|\w\.\w{2,}$/i],
  [/\b(?:founded|established|incorporated)\b/i, /\b(?:1[89]|20)\d\d\b/],
  [/\baddress\b/i, /(?<!\d)\d+ \p{L}[^,\d]+, \p{Lu}/u],
  [
    /^(?:the )?(?:organi[sz]ation(?:al)?(?:'s)? )?(?:background|history|overview|about (?:you|us|your organi[sz]ation))\b/i,
    /\b(?:founded|incorporated|since (?:18|19|20)\d\d|our mission|non-?profit|charity)\b/i,
  ],
  [
    /\b(?:needs?|needed|rationale|problem|trouble|significance|why)\b/i,
    /\b(?:survey|census|waiting list|poverty|cannot|can't|lacks?|there is no|ha[sd] no|neither|nobody|gave up|(?:was|were) (?:cut|closed)|(?:does|do)n['o]t run)\b|\d ?(?:%|per ?cent)|\b(?:of|asked) (?:the )?\d[^.]*\d/i,
  ],
  [
    /\b(?:who (?:will )?(?:do(?:es)?|leads?|runs?|carr(?:y|ies))|hands|staff(?:ing)?|team|personnel|people in charge)\b/i,
    /\b(?:lead(?:s|er)?|teach(?:es|ers?)?|director|coordinat\w+|manager|trainer|volunteers?|staff|mentors?|drives?|mechanic|nurse|board)\b/i,
  ],
  [
    /\b(?:people you (?:will )?(?:serve|reach)|who (?:benefits?|takes? part|will benefit|is served)|population|beneficiaries|participants|audience)\b/i,
    /(?:^|\.)[^.\d]*\d[^.]*\b(?:people|children|households|families|pupils|students|riders|members|residents|adults|players|women|men|seniors|neighbou?rs)\b/i,
  ],
  [
    /\b(?:what you (?:will|want to|plan to|would) do|the plan|work ?plan|activities|project plan)\b/i,
    /\b(?:will|weekly|every|each|twice|a week|sessions?|lessons?|clinics?|begin|from (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/i,
  ],
  [
    /\b(?:what will (?:change|be different)|the proof|measurable|results|outcomes?|goals?)\b/i,
    /\b(?:expect|by the end|at least|aim|goal|measures?|count)\b[^.]*\d|(?:^|\.)[^.\d]*\d[^.]*\b(?:expect|by the end|at least|finish|pass)\b/i,
  ],
  [
    /\b(?:working with others|partners?(?:hips?)?|collaborat\w+)\b/i,
    /\p{Lu}[\p{L}'’]{1,40} [^.]{0,400}\b(?:refers?|lends?|lets? us|gives?|hosts?|works? with us|wrote to us|sends?|provides?|agreed|helps?)\b/u,
  ],
  [
    /\b(?:descriptions?|activities|approach|methods?|implementation|narrative)\b/i,
    /^(?:we (?:will|want to|plan to|open|run|teach|plant|take|start|hold)|the project (?:is|will)|with the grant)\b/i,
  ],
  [/\b(?:summary|abstract)\b/i, /\brequests? .{0,6}[$€£]\s?\d/],
  [
    /\b(?:evaluation|outcomes?|results|success|assessment)\b/i,
    /\b(?:measure|survey|count|register|tests?|scores?|our goal|interviews?)\b/i,
  ],
  [
    /\b(?:sustainability|after the (?:grant|project)|future)\b/i,
    /\b(?:after the grant|from (?:\w+ )?20\d\d|next year|second year|year after|continue|take over)\b/i,
  ],
];

const overlap = (a: Set<string>, b: Set<string>): number =>
  a.size === 0 ? 0 : [...a].filter((word) => b.has(word)).length / a.size;

/** From here on a sentence was made of what was answered. */
const taken = 0.6;

/**
 * Whether one of the sentences is about what the part asks: it shares a telling word with the part's name,
 * description or prompts, gives the kind of thing that the name asks for, or is made of an answer to a question
 * that shares a telling word with the part and was asked for it. The drafting's own topics are not asked: they
 * would be their own judge.
 */
export const servesPart = (
  sentences: string[],
  part: { name: string },
  { details, sections, answers }: Pick<DraftInput, 'details' | 'sections' | 'answers'>,
): boolean => {
  const detail = details?.sections.find(({ name }) => name === part.name);
  const description = sections.find(({ name }) => name === part.name)?.description ?? '';
  const wanted = tellingWords([part.name, description, ...(detail?.prompts ?? [])].join(' '));
  const awaited = new Set(
    (details?.questions ?? [])
      .filter((question) => question.sections.includes(part.name))
      .map(({ question }) => question),
  );
  const given = answers
    .filter(({ question }) => awaited.has(question))
    .map(({ answer }) => tellingWords(answer));
  return sentences.some((sentence) => {
    const words = tellingWords(sentence);
    return (
      [...words].some((word) => wanted.has(word)) ||
      kinds.some(([asks, gives]) => asks.test(part.name) && gives.test(sentence)) ||
      (words.size > 2 && given.some((answer) => overlap(words, answer) >= taken))
    );
  });
};

/** A figure with the word beside it: "30 youth", "92 percent". */
const figures = (sentence: string): string[] =>
  [
    ...sentence
      .toLowerCase()
      .matchAll(/([$€£]?\d[\d,.]*\d|\d+%?)(?:\s+(?:\p{L}+\s+)?(\p{L}{3,}))?/gu),
  ]
    .filter(([, figure = '']) => !/^(?:19|20)\d\d$/.test(figure) && figure.length > 1)
    .map(([, figure = '', word = '']) => `${figure} ${/^[$€£]|%/.test(figure) ? '' : stem(word)}`);

/** Sentences whose figures, two or more, were told before in other words. */
export const retold = (sentences: string[]): string[] => {
  const told: Set<string>[] = [];
  return sentences.filter((sentence) => {
    const own = [...new Set(figures(sentence))];
    const again =
      own.length > 1 && told.some((other) => own.filter((figure) => other.has(figure)).length > 1);
    told.push(new Set(own));
    return again;
  });
};
