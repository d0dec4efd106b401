import { splitSentences } from '@grantwright/analyst';
import type { Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';
import { countsInHeadings } from './counts-in-headings.ts';
import { countsWithLabels } from './counts-with-labels.ts';
import { labelledRows } from './labelled-rows.ts';
import { isRegistration } from './registration.ts';
import { resultsInForm } from './programs-in-forms.ts';
import { resultsInLists } from './results-in-lists.ts';
import { resultsInProse } from './results-in-prose.ts';
import { underHeading } from './under-heading.ts';
import { worksDone } from './works-done.ts';

const heading =
  /^(?:(?:section|part) \w{1,3}[.:–—-]?\s+)?(?:our |key |major |recent |past |selected |(?:FY ?)?\d{4}(?:[-–/]\d{2,4})? )*(?:(?:history|impact|results) (?:and|&) )?(?:accomplishments?|achievements?|highlights(?: of (?:the year|\d{4}))?|impact(?: in \d{4}| this year| at a glance)?|results|outcomes|milestones|our track record|what we(?:[’']ve| have) (?:done|achieved|accomplished)|what (?:the|our) (?:last|previous) (?:strategic )?plan\b.{0,20} (?:achieved|accomplished|brought)|(?:(?:the )?year )?in review|(?:\d{4} )?by the numbers|success stories|(?:what )?(?:you|we|your (?:gifts?|support|donations?)) (?:made possible|did|achieved|accomplished)|(?:your|program|community|season|year|annual) (?:impact|highlights|accomplishments)|the (?:year|season|month) in numbers|achievements? and performance|awards(?: and recognition)?|summary of the main achievements\b.{0,60}|since (?:we (?:began|started|opened)|our (?:founding|start|beginning)))(?:,?(?: in)? (?:FY ?)?\d{4}(?:[-–/]\d{2,4})?)?\s*:?$/i;
const labels =
  '(?:our |key |major |recent |past |selected )*(?:accomplishments?|achievements?|highlights|results|milestones)(?: to date)?';

/** "Open on Wednesday from 10 a.m. …", "Households can receive food every two weeks": how it works, not what it did. */
const notDone =
  /\b\d{1,2}(?::\d{2})? ?[ap]\.?m\b|\b(?:households?|families|clients?|people|persons|you|anyone|members|visitors) (?:can|may|must) \p{Ll}+|\bplease\b|\btax[- ](?:deductible|exempt)\b|\b501\s?\(c\)|\bis an? (?:[\p{L}-]+ ){0,4}(?:non-?profit|not-for-profit|charity)\b|^to (?:ensure|make sure)\b.{3,160}\bevery effort\b|\bevery effort (?:is|will be) (?:being )?made\b|^we meet (?:every|each|on)\b|\bboard (?:is made up|consists|of directors (?:is|consists))\b/iu;

/** "“They fixed my teeth and I got the job.” — Ana, patient": what somebody says of it is no result. */
const isVoice = (text: string): boolean => /^["“][^”"]{10,}["”],? ?[–—-]+ ?\p{Lu}/u.test(text);

/** "Our first course promises to be …", "Once we have raised …": what is only hoped for, or asked. */
const promised =
  /\b(?:is|are) (?:designed|intended|meant) to\b|\bpromises? to\b|\bwe (?:anticipate|hope|expect|plan|aim|look forward)\b|^once we\b|^help us\b|\byour (?:contribution|gift|donation|support) (?:will|can|could)\b|^here[’']?s (?:a|one) story\b/i;
const wasDone =
  /\d|\b(?:we|our|have|has|were|was)\b[^.;]*\b(?:\p{L}{3,}ed|gave|held|made|taught|built|ran)\b/iu;
/** Where some of it is only promised, what counts and tells no deed beside it is no result. */
const withoutPromises = (sentences: string[]): string[] =>
  sentences.some((text) => promised.test(text))
    ? sentences.filter((text) => !promised.test(text) && wasDone.test(text))
    : sentences;

const withoutRules = (found: Candidate[]): Candidate[] =>
  found.flatMap((passage) => {
    const own = passage.value
      .split('\n')
      .filter((text) => !isVoice(text))
      .map((text) => {
        const sentences = splitSentences(text).map((sentence) => sentence.text);
        const done = withoutPromises(sentences).filter(
          (sentence) => !notDone.test(sentence) && !isRegistration(sentence),
        );
        return done.length === sentences.length ? text : done.join(' ');
      })
      .filter(Boolean)
      .join('\n');
    return own ? [{ ...passage, value: own }] : [];
  });

/** "$25" over "A week's groceries for a family": what a gift would pay for, and nobody has given it yet. */
const giftLevel =
  /^(?:give |donate )?[$£€]\s?\d[\d,.]*(?:\s?\+|\s?\/\s?(?:mo|month|year)|(?: (?:a|per|each) (?:month|year)| monthly| annually| one-time))?\s*:?$/i;

const withoutGiftLevels = ({ lines }: Paper, found: Candidate[]): Candidate[] => {
  const levels = new Set(
    lines.flatMap(({ text }, at) => (giftLevel.test(lines[at - 1]?.text ?? '') ? [text] : [])),
  );
  return found.flatMap((passage) => {
    const all = passage.value.split('\n');
    const own = all.filter((text) => !levels.has(text));
    const [first] = own;
    if (first === undefined) return [];
    return own.length === all.length
      ? [passage]
      : [
          {
            ...passage,
            value: own.join('\n'),
            ...(levels.has(passage.quote) ? { quote: first } : {}),
          },
        ];
  });
};

const longestPassage = 1_600;

/** What stands below several headings, and what sentences elsewhere count, is one field, each line once. */
const joined = (found: Candidate[]): Candidate[] => {
  const [first] = found;
  if (!first) return [];
  let value = '';
  for (const line of found.flatMap((passage) => passage.value.split('\n')))
    if (!value.includes(line) && value.length + line.length < longestPassage)
      value += `${value ? '\n' : ''}${line}`;
  return value ? [{ ...first, value }] : [first];
};

/** Under "Impact" a page may say first what the body is for, which is no result. */
const withoutMission = (found: Candidate[], mission: string | undefined): Candidate[] =>
  found.flatMap((passage) => {
    const [first = '', ...more] = passage.value.split('\n');
    if (first !== mission) return [passage];
    const [quote, ...rest] = more;
    return quote ? [{ ...passage, value: [quote, ...rest].join('\n'), quote }] : [];
  });

/** Results that the papers list as such: under their heading, or in Part III of a Form 990. */
export const findPastAchievements = (
  paper: Paper,
  names: string[],
  mission?: string,
): Candidate[] => {
  if (['articles', 'bylaws', 'policy', 'determination-letter', 'form-990-n'].includes(paper.kind))
    return [];
  if (paper.kind === 'form-990') return resultsInForm(paper, names);
  return [
    ...joined([
      ...labelledRows(paper, labels),
      ...withoutRules(
        withoutGiftLevels(paper, withoutMission(underHeading(paper, heading, 2), mission)),
      ),
      ...resultsInLists(paper),
      ...countsWithLabels(paper),
      ...countsInHeadings(paper),
      ...resultsInProse(paper, names),
      ...worksDone(paper),
    ]),
  ];
};
