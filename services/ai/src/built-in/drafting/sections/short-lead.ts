import { notedQuestions } from '../../notes/answered-in-notes.ts';
import { topicsAsked } from '../topics.ts';
import { isPlain } from '../statements/plain-note.ts';
import type { Statement } from '../statements/statement.ts';

import { aimsAsked } from './aims.ts';
import { tellsInShort } from './tells-in-short.ts';
import { riskAsked } from './risk-part.ts';

/** So many sentences tell in short what a project is. */
const mostSentences = 3;
/** Of what goes on and on only the beginning. */
const mostOfChain = 2;
/** Fewer words than these only name the project. */
const fewestWords = 16;
/** From here on a sentence tells of the project itself. */
const ofProject = 2;

/** What answers a question that was put for a part scores so much there. */
const awaited = 5;

/** "We will open", "We are asking for support for", "brings together": what is done or wanted, said at the outset. */
const sets =
  /\b(?:will|(?:should|would) like to|wants?|would like|plans? to|hopes? to|propos(?:e|es|ing)|ask(?:ing)?(?: you)? for|apply(?:ing)? for|seek(?:s|ing)?|brings?|offers?|opens?|gives?|teach(?:es)?|pairs|joins|trains|builds|is an? (?!good|big))\b/i;
/** "WHAT: Reading and computer practice" says itself that it does. */
const namesWork =
  /^(?:what(?: we (?:will )?(?:do|want))?|(?:the |our )?(?:project|idea|work|plan)) ?[:–—-] /i;
const number =
  '(?:\\d[\\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|hundred|dozen)';
const people =
  '(?:people|persons|children|kids|youth|teens|teenagers|students|pupils|learners|adults|seniors|elders|residents|neighbou?rs|famil(?:y|ies)|households|women|men|girls|boys|participants|members|patients|carers|riders|players|growers|apprentices|parents|veterans|newcomers|pairs|refugees|beginners)';
/** "24 people", "twelve young carers": for how many; "25 of 30 pupils" is what comes of it. */
const countsPeople = new RegExp(
  `(?<!\\b(?:of (?:the )?|(?:above|over|below|under|beyond|exceeds?|than|at most|up to) ))\\b${number} (?:[\\p{L}'’-]+ ){0,3}${people}\\b`,
  'iu',
);

/** How it is measured, who does it and who else pays are other matters than what is done. */
const ofOtherMatters = ['evaluation', 'staff', 'funding', 'sustainability', 'partners'] as const;

/** What answers how people hear of it, or what may go wrong, tells the project by the way. */
const isByTheWay = (question = ''): boolean => {
  if (notedQuestions.has(question)) return false;
  const asked = topicsAsked(question);
  return (
    aimsAsked(question).length > 0 ||
    riskAsked(question) !== undefined ||
    ofOtherMatters.some((topic) => (asked[topic] ?? 0) > (asked.project ?? 0))
  );
};

const mayOpen = ({
  origin,
  past,
  open,
  series,
  follows,
  topics,
  asked,
  question,
}: Statement): boolean =>
  !isByTheWay(question) &&
  (origin === 'answer' || origin === 'additional') &&
  !past &&
  !open &&
  (!series || isPlain(series)) &&
  follows === undefined &&
  (asked === undefined
    ? (topics.project ?? 0) >= ofProject &&
      Object.entries(topics).every(
        ([topic, weight]) => topic === 'project' || weight <= (topics.project ?? 0),
      )
    : asked === 'project' || asked === 'population' || asked === 'timeline');

/** A sentence with what points back to it, and to that in turn. */
const chainOf = (statements: Statement[], at: number): number[] => {
  const chain = [at];
  for (let next = at + 1; next < statements.length; next++) {
    if (statements[next]?.follows !== statements[next - 1]?.text) break;
    chain.push(next);
  }
  return chain.length > mostSentences ? chain.slice(0, mostOfChain) : chain;
};

/**
 * The sentences that tell a project in short, by their places: the one that says what is done, and for how many
 * people, each with what points back to it. The rest is told where the details are asked for.
 */
export const shortLead = (statements: Statement[], scores: number[][], at: number): number[] => {
  // What was asked for this very part is its answer.
  if (scores.some((own) => (own[at] ?? 0) >= awaited)) return [];
  const all = statements.flatMap((said, place) =>
    mayOpen(said) ? [chainOf(statements, place)] : [],
  );
  const chains = all.filter((chain) => (scores[chain[0] ?? 0]?.[at] ?? 0) > 0);
  const text = (chain: number[]): string =>
    chain.map((place) => statements[place]?.text ?? '').join(' ');
  const earliest = (some: number[][]): number[] | undefined =>
    [...some].sort(
      (a, b) => (statements[a[0] ?? 0]?.order ?? 0) - (statements[b[0] ?? 0]?.order ?? 0),
    )[0];
  const told = (chain: number[]): string | undefined => statements[chain[0] ?? 0]?.asked;
  const ofWork = chains.filter(
    (chain) => told(chain) !== 'population' && told(chain) !== 'timeline',
  );
  const counts = (chain: number[]): boolean => countsPeople.test(text(chain));
  const opening =
    earliest(ofWork.filter((chain) => told(chain) === 'project' && sets.test(text(chain)))) ??
    earliest(ofWork.filter((chain) => sets.test(text(chain)))) ??
    earliest(chains.filter((chain) => sets.test(text(chain)))) ??
    earliest(all.filter((chain) => namesWork.test(text(chain)))) ??
    earliest(all.filter((chain) => told(chain) !== undefined && counts(chain))) ??
    earliest(ofWork.filter((chain) => told(chain) === 'project' && tellsInShort(text(chain))));
  if (!opening) return [];
  const isAfter = ([first = 0]: number[], [other = 0]: number[]): boolean =>
    (statements[first]?.order ?? 0) > (statements[other]?.order ?? 0);
  // "We would like to apply for a project that we call Oak Hill." says little without what is done.
  const next =
    text(opening).split(' ').length >= fewestWords
      ? undefined
      : (earliest(ofWork.filter((chain) => isAfter(chain, opening) && sets.test(text(chain)))) ??
        earliest(all.filter((chain) => chain !== opening && sets.test(text(chain)))));
  const begun =
    next && opening.length + next.length <= mostSentences ? [...opening, ...next] : opening;
  const whom = counts(begun)
    ? undefined
    : earliest(
        chains.filter(
          (chain) =>
            chain !== opening &&
            !chain.some((place) => begun.includes(place)) &&
            counts(chain) &&
            begun.length + chain.length <= mostSentences,
        ),
      );
  return [...begun, ...(whom ?? [])];
};
