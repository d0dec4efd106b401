import type { Statement } from '../statements/statement.ts';

/** So many sentences tell in short what a project is. */
const mostSentences = 3;
/** Of what goes on and on only the beginning. */
const mostOfChain = 2;
/** From here on a sentence tells of the project itself. */
const ofProject = 2;

/** What answers a question that was put for a part scores so much there. */
const awaited = 5;

/** "We will open", "We are asking for support for", "brings together": what is done or wanted, said at the outset. */
const sets =
  /\b(?:will|want(?:s)? to|would like|plans? to|hopes? to|propos(?:e|es|ing)|ask(?:ing)?(?: you)? for|apply(?:ing)? for|seek(?:s|ing)?|brings?|offers?|opens?|gives?|teach(?:es)?|pairs|joins|trains|builds|is an? (?!good|big))\b/i;
const number =
  '(?:\\d[\\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|hundred|dozen)';
const people =
  '(?:people|persons|children|kids|youth|teens|teenagers|students|pupils|learners|adults|seniors|elders|residents|neighbou?rs|famil(?:y|ies)|households|women|men|girls|boys|participants|members|patients|carers|riders|players|growers|apprentices|parents|veterans|newcomers|pairs|refugees|beginners)';
/** "24 people", "twelve young carers": for how many; "25 of 30 pupils" is what comes of it. */
const countsPeople = new RegExp(
  `(?<!\\bof (?:the )?)\\b${number} (?:[\\p{L}'’-]+ ){0,3}${people}\\b`,
  'iu',
);

const mayOpen = ({ origin, past, open, series, follows, topics, asked }: Statement): boolean =>
  (origin === 'answer' || origin === 'additional') &&
  !past &&
  !open &&
  !series &&
  follows === undefined &&
  (asked === undefined
    ? (topics.project ?? 0) >= ofProject &&
      Object.entries(topics).every(
        ([topic, weight]) => topic === 'project' || weight <= (topics.project ?? 0),
      )
    : asked === 'project' || asked === 'population');

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
  const ofWork = chains.filter((chain) => told(chain) !== 'population');
  const counts = (chain: number[]): boolean => countsPeople.test(text(chain));
  const opening =
    earliest(ofWork.filter((chain) => sets.test(text(chain)))) ??
    earliest(chains.filter((chain) => sets.test(text(chain)))) ??
    earliest(all.filter((chain) => told(chain) !== undefined && counts(chain)));
  if (!opening) return [];
  const whom = counts(opening)
    ? undefined
    : earliest(
        chains.filter(
          (chain) =>
            chain !== opening && counts(chain) && opening.length + chain.length <= mostSentences,
        ),
      );
  return [...opening, ...(whom ?? [])];
};
