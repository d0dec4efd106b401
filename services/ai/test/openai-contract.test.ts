import { afterAll, beforeAll } from 'vitest';
import { createOpenAiProvider } from '../src/openai/openai-provider.ts';
import { defaultOpenAiSettings } from '../src/openai/settings.ts';
import type { AiProvider } from '../src/providers/provider.ts';
import { startFakeModel } from './fake-model-server.ts';
import { emptyExtraction } from './empty-extraction.ts';
import type { FakeModel, ReceivedRequest, Reply } from './fake-model-server.ts';
import { onlyLoopback } from './only-loopback.ts';
import { providerContract } from './provider-contract.ts';

onlyLoopback();

/** Returns the responses of a good model to the test documents. */
function wellBehaved({ schema, data }: ReceivedRequest): Reply {
  if (schema === 'guidelines') return { text: JSON.stringify(guidelinesResponse(data)) };
  if (schema === 'document') return { text: JSON.stringify(documentResponse(data)) };
  return { text: sectionResponse(data) };
}

function guidelinesResponse(data: string) {
  const isCall = data.includes('Call for Applications');
  const ifCall = <T>(value: T) => (isCall ? value : null);
  const requirement = (kind: string, quote: string) => ({
    text: quote,
    kind,
    mandatory: true,
    appliesTo: null,
    quote,
  });
  const section = (name: string, words: number | null, pages: number | null) => ({
    name,
    description: 'The contents of the section.',
    required: true,
    words,
    pages,
    characters: null,
    sharedWith: [],
    prompts: [],
    points: null,
    percent: null,
    quote: name,
  });
  return {
    status: isCall ? 'open' : 'not-a-call',
    documentKind: isCall ? null : 'a policy on travel',
    grantProgram: ifCall('Riverbend Neighborhood Fund'),
    funder: ifCall('Riverbend Community Foundation'),
    steps: isCall
      ? [
          {
            kind: 'application',
            text: 'Submit the application by 5:00 p.m. Eastern Time on March 5, 2027.',
            words: 'March 5, 2027',
            date: '2027-03-05',
            time: '17:00',
            timeZone: 'Eastern Time',
            appliesTo: null,
            quote: 'Applications are due by 5:00 p.m. Eastern Time on March 5, 2027.',
          },
        ]
      : [],
    requirements: isCall
      ? [
          requirement('eligibility', 'Applicants must be 501(c)(3) organizations'),
          requirement('amount', 'Grants range from $5,000 to $25,000.'),
          requirement('submission', 'Submit the application by email to grants@riverbend.example.'),
          requirement('content', 'A sentence that is not in the document.'),
        ]
      : [],
    sections: isCall
      ? [section('Statement of Need', 500, null), section('Project Plan', null, 2)]
      : [],
    attachments: [],
    questions: [],
  };
}

function documentResponse(data: string) {
  const stated = (value: string, quote: string) => (data.includes(quote) ? { value, quote } : null);
  return {
    ...emptyExtraction,
    name: stated('Harbor Street Food Bank', 'Harbor Street Food Bank is a nonprofit organization.'),
    taxIdNumber: stated('31-1234567', 'EIN: 31-1234567'),
    foundedYear: stated('1998', 'Founded in 1998'),
  };
}

/** Repeats the achievements and marks a gap. */
function sectionResponse(data: string): string {
  const achievements = /^Past achievements: (.*)$/m.exec(data)?.[1] ?? '';
  return `${achievements}\n\n[NEEDS INPUT: What will you do, and when?]`;
}

let model: FakeModel;
let provider: AiProvider;
beforeAll(async () => {
  model = await startFakeModel(wellBehaved);
  provider = createOpenAiProvider({
    ...defaultOpenAiSettings,
    baseUrl: model.baseUrl,
    model: 'test-model',
  });
});
afterAll(() => model.close());

providerContract('openai', () => provider);
