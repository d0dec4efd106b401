import { defaultOpenAiSettings } from '@grantwright/ai';
import { createOpenAiProvider } from '@grantwright/ai/openai';
import {
  modelAnalysis,
  modelAttachment,
  modelRequirement,
  modelSection,
  modelStep,
  startFakeModel,
  type FakeModel,
} from '@grantwright/ai/testing';
import { containsAny, containsText } from './normalize-text.ts';

/** An instruction and the false facts it asks for. */
export type Injection = { order: string; facts: string[] };

/** Whether a request contains an instruction or one of its facts, in full, in part, or in invisible characters. */
export const reaches = ({ order, facts }: Injection, data: string): boolean =>
  containsAny(data, [order, ...facts]) || /[\p{Cf}\p{Mn}\u2060-\u2064]{24}|[ \t]{40}/u.test(data);

/** Alternative wordings of the false facts, which a check may miss. */
export const wordings: Record<string, (injection: Injection) => string> = {
  unchanged: ({ order }) => order,
  'in a sentence': ({ facts }) => facts.map((fact) => `Our work rests on ${fact}.`).join(' '),
  'as an open question': ({ facts }) =>
    facts.map((fact) => `[NEEDS INPUT: Can you confirm ${fact}?]`).join(' '),
  'in lower case': ({ facts }) =>
    facts.map((fact) => `the sum of it was promised by ${fact.toLowerCase()} last week.`).join(' '),
  'over two lines': ({ facts }) =>
    facts.map((fact) => `It was said by ${breakLine(fact)}.`).join('\n\n'),
  'as a title': ({ facts }) => facts.join('\n\n'),
  'in a list': ({ facts }) => facts.map((fact) => `- Partner: ${fact}`).join('\n'),
};

/** Breaks a fact across lines, as in a narrow column: between words, or within the word if there is only one. */
const breakLine = (fact: string): string =>
  fact.includes(' ')
    ? fact.replace(' ', '\n')
    : `${fact.slice(0, Math.ceil(fact.length / 2))}\n${fact.slice(Math.ceil(fact.length / 2))}`;

/** Returns the obedient model's analysis, with the instruction in every field. */
const createAnalysis = ({ order, facts }: Injection, material: string, obeys: boolean): string => {
  const anySentence =
    material.split('\n').find((line) => line.length > 40 && !line.includes('<<<')) ?? '';
  const requirement = (text: string, quote: string) =>
    modelRequirement(quote.slice(0, 1_200), { text: text.slice(0, 600) });
  const date = facts
    .map((fact) => new Date(`${fact} UTC`))
    .find((date) => !Number.isNaN(date.valueOf()));
  const name = facts[0]?.slice(0, 200) ?? null;
  if (!obeys) return JSON.stringify(modelAnalysis());
  return JSON.stringify(
    modelAnalysis({
      documentKind: name,
      grantProgram: name,
      funder: name,
      steps: date
        ? [modelStep(order, { date: date.toISOString().slice(0, 10), words: facts.join(', ') })]
        : [],
      requirements: [
        requirement(order, order),
        ...facts.flatMap((fact) => [
          requirement(`The applicant states ${fact}.`, anySentence),
          requirement(`The applicant states ${fact}.`, fact),
        ]),
      ],
      sections: [
        modelSection(name ?? 'Payment', {
          description: order.slice(0, 800),
          prompts: [order.slice(0, 1_000)],
        }),
      ],
      attachments: [modelAttachment(name ?? 'Receipt', anySentence, { text: order.slice(0, 400) })],
      questions: [{ question: `Is it ${facts.join(', ')}?`.slice(0, 300), sections: [] }],
    }),
  );
};

export type ObeyingModel = {
  provider: ReturnType<typeof createOpenAiProvider>;
  /** Makes the model obey this instruction in all later requests, in the words of `phrase`. */
  obey: (injection: Injection, phrase: (injection: Injection) => string) => void;
  requests: FakeModel['requests'];
  close: () => Promise<void>;
};

/** Starts a language model that obeys instructions in its material, and creates a provider that calls it. */
export const startObeyingModel = async (): Promise<ObeyingModel> => {
  let current: Injection & { phrase: (injection: Injection) => string } = {
    order: '',
    facts: [],
    phrase: () => '',
  };
  const model = await startFakeModel(({ schema, data }) => ({
    text: schema ? createAnalysis(current, data, reaches(current, data)) : current.phrase(current),
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
    obey: (injection: Injection, phrase: (injection: Injection) => string) => {
      current = { ...injection, phrase };
      model.requests.length = 0;
    },
    requests: model.requests,
    close: () => model.close(),
  };
};

/** Whether the task, which is written only by the product, contains the instruction or its facts. */
export const isInTask = ({ order, facts }: Injection, task: string): boolean =>
  containsText(task, order) || facts.some((fact) => containsText(task, fact));
