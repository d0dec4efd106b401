import type { AnalysisDetails, CallChange, StatedFact } from '@grantwright/shared/contract';
import { pluralize } from '../../../../lib/format.ts';

/** The items a file adds to one of the analysis lists. */
export type Addition = { title: string; facts: StatedFact[] };

type List = {
  noun: [one: string, many?: string];
  getFacts: (details: AnalysisDetails) => StatedFact[];
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
    getFacts: ({ requirements }) => requirements.map((one) => toStatedFact(one.text, one)),
  },
  {
    noun: ['section'],
    getFacts: ({ sections }) => sections.map((one) => toStatedFact(one.name, one)),
  },
  {
    noun: ['attachment'],
    getFacts: ({ attachments = [] }) => attachments.map((one) => toStatedFact(one.name, one)),
  },
  {
    noun: ['date'],
    getFacts: ({ steps = [] }) => steps.map((one) => toStatedFact(one.words, one)),
  },
  {
    noun: ['criterion', 'criteria'],
    getFacts: ({ criteria = [] }) => criteria.map((one) => toStatedFact(one.name, one)),
  },
  {
    noun: ['question'],
    getFacts: ({ questions }) => questions.map(({ question }) => ({ text: question })),
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
  return lists.flatMap(({ noun: [one, many], getFacts }) => {
    const knownTexts = new Set(getFacts(before).map(({ text }) => text));
    // A file may state the same fact more than once.
    const isNew = (text: string) => !knownTexts.has(text) && knownTexts.add(text);
    const facts = getFacts(after).filter(
      ({ text, quote }) => isNew(text) && !shownTexts.has(text) && !shownTexts.has(quote),
    );
    return facts.length > 0
      ? [{ title: `${pluralize(facts.length, one, many)} added`, facts }]
      : [];
  });
}
