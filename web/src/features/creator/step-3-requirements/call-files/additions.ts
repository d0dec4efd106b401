import type { AnalysisDetails, CallChange, StatedFact } from '@grantwright/shared/contract';
import { pluralize } from '../../../../lib/format.ts';

/** The items a file adds to one of the analysis lists. */
export type Addition = { title: string; facts: StatedFact[] };

type List = {
  noun: [one: string, many?: string];
  factsOf: (details: AnalysisDetails) => StatedFact[];
};
type Citation = Omit<StatedFact, 'text'>;

const toStatedFact = (text: string, { quote, page, file }: Citation): StatedFact => ({
  text,
  quote,
  page,
  file,
});

const lists: List[] = [
  {
    noun: ['requirement'],
    factsOf: ({ requirements }) => requirements.map((one) => toStatedFact(one.text, one)),
  },
  {
    noun: ['section'],
    factsOf: ({ sections }) => sections.map((one) => toStatedFact(one.name, one)),
  },
  {
    noun: ['attachment'],
    factsOf: ({ attachments = [] }) => attachments.map((one) => toStatedFact(one.name, one)),
  },
  { noun: ['date'], factsOf: ({ steps = [] }) => steps.map((one) => toStatedFact(one.words, one)) },
  {
    noun: ['criterion', 'criteria'],
    factsOf: ({ criteria = [] }) => criteria.map((one) => toStatedFact(one.name, one)),
  },
  {
    noun: ['question'],
    factsOf: ({ questions }) => questions.map(({ question }) => ({ text: question })),
  },
];

/** Counts the items added by a file, for example "12 requirements added", omitting facts already shown as changes. */
export function findAdditions(
  before: AnalysisDetails,
  after: AnalysisDetails,
  changes: readonly CallChange[],
): Addition[] {
  const shownTexts = new Set(
    changes.flatMap(({ after: fact }) => [fact?.text, fact?.quote]).filter(Boolean),
  );
  return lists.flatMap(({ noun: [one, many], factsOf }) => {
    const knownTexts = new Set(factsOf(before).map(({ text }) => text));
    // A file may state the same fact more than once.
    const isNew = (text: string) => !knownTexts.has(text) && knownTexts.add(text);
    const facts = factsOf(after).filter(
      ({ text, quote }) => isNew(text) && !shownTexts.has(text) && !shownTexts.has(quote),
    );
    return facts.length > 0
      ? [{ title: `${pluralize(facts.length, one, many)} added`, facts }]
      : [];
  });
}
