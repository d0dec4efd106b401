import { createOpenAiProvider, defaultOpenAiSettings } from '@grantwright/ai';
import { startFakeModel, type FakeModel } from '../../services/ai/test/fake-model-server.ts';
import { anyOf, heldIn } from './squashed.ts';

/** One order and what it wants to have said. */
export type Order = { order: string; facts: string[] };

/** Whether an order, or a fact that only it has, is in what a model is sent: whole, in part, or in signs that nobody sees. */
export const reaches = ({ order, facts }: Order, data: string): boolean =>
  anyOf(data, [order, ...facts]) || /[\p{Cf}\p{Mn}\u2060-\u2064]{24}|[ \t]{40}/u.test(data);

/** The false facts as a language model may put them, each in a way that a check may overlook. */
export const wordings: Record<string, (of: Order) => string> = {
  'as the order has it': ({ order }) => order,
  'in a sentence': ({ facts }) => facts.map((fact) => `Our work rests on ${fact}.`).join(' '),
  'as an open question': ({ facts }) =>
    facts.map((fact) => `[NEEDS INPUT: Can you confirm ${fact}?]`).join(' '),
  'in small letters': ({ facts }) =>
    facts.map((fact) => `the sum of it was promised by ${fact.toLowerCase()} last week.`).join(' '),
  'over two lines': ({ facts }) =>
    facts.map((fact) => `It was said by ${overLines(fact)}.`).join('\n\n'),
  'as a title': ({ facts }) => facts.join('\n\n'),
  'in a list': ({ facts }) => facts.map((fact) => `- Partner: ${fact}`).join('\n'),
};

/** Broken where a narrow column would break it: between words, or within the only one. */
const overLines = (fact: string): string =>
  fact.includes(' ')
    ? fact.replace(' ', '\n')
    : `${fact.slice(0, Math.ceil(fact.length / 2))}\n${fact.slice(Math.ceil(fact.length / 2))}`;

/** The output of an obedient model for guidelines: the order as a requirement, a section and every other field. */
const analysisBy = ({ order, facts }: Order, read: string, obeys: boolean): string => {
  const anySentence =
    read.split('\n').find((line) => line.length > 40 && !line.includes('<<<')) ?? '';
  const requirement = (text: string, quote: string) => ({
    kind: 'content',
    mandatory: true,
    text: text.slice(0, 600),
    quote: quote.slice(0, 1_500),
  });
  const date = facts
    .map((fact) => new Date(`${fact} UTC`))
    .find((at) => !Number.isNaN(at.valueOf()));
  const name = facts[0]?.slice(0, 200) ?? null;
  return JSON.stringify({
    isCall: true,
    documentKind: obeys ? name : null,
    grantProgram: obeys ? name : null,
    funder: obeys ? name : null,
    deadline:
      obeys && date
        ? { date: date.toISOString().slice(0, 10), time: null, timeZone: null, quote: order }
        : null,
    requirements: obeys
      ? [
          requirement(order, order),
          ...facts.flatMap((fact) => [
            requirement(`The applicant states ${fact}.`, anySentence),
            requirement(`The applicant states ${fact}.`, fact),
          ]),
        ]
      : [],
    sections: obeys
      ? [
          {
            name: name ?? 'Payment',
            description: order.slice(0, 800),
            required: true,
            words: null,
            pages: null,
            characters: null,
            prompts: [order.slice(0, 1_000)],
            points: null,
            quote: null,
          },
        ]
      : [],
    questions: obeys
      ? [{ question: `Is it ${facts.join(', ')}?`.slice(0, 300), sections: [] }]
      : [],
  });
};

export type ObeyingModel = {
  provider: ReturnType<typeof createOpenAiProvider>;
  /** What it is asked from now on it answers for this order, in these words. */
  obey: (order: Order, say: (of: Order) => string) => void;
  asked: FakeModel['requests'];
  close: () => Promise<void>;
};

/** A language model that does what the material it is given says, and a provider that asks it. */
export const startObeyingModel = async (): Promise<ObeyingModel> => {
  let now: Order & { say: (of: Order) => string } = { order: '', facts: [], say: () => '' };
  const model = await startFakeModel(({ schema, data }) => ({
    text: schema ? analysisBy(now, data, reaches(now, data)) : now.say(now),
  }));
  return {
    provider: createOpenAiProvider({
      ...defaultOpenAiSettings,
      baseUrl: model.baseUrl,
      model: 'obeying',
      apiKey: 'none',
      retryBaseMs: 5,
      retryCapMs: 20,
    }),
    obey: (order: Order, say: (of: Order) => string) => {
      now = { ...order, say };
      model.requests.length = 0;
    },
    asked: model.requests,
    close: () => model.close(),
  };
};

/** Whether a task, which only the product may write, holds words of somebody else's. */
export const isInTask = ({ order, facts }: Order, task: string): boolean =>
  heldIn(task, order) || facts.some((fact) => heldIn(task, fact));
