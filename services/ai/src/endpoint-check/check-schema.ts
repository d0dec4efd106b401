import { z } from 'zod';
import type { SendRequest } from '../openai/transport/create-client.ts';
import { requestJson } from '../openai/transport/request-json.ts';
import type { CheckTools, Finding } from './check-tools.ts';

const schema = z.object({
  city: z.string().max(100),
  amounts: z.array(z.object({ purpose: z.string().max(100), dollars: z.number() })).max(10),
});

const advice = 'A server that supports response_format with json_schema is more reliable.';

/** Checks that responses follow a schema. */
export async function checkSchema({
  send,
  acceptedForm,
  onUsage,
  signal,
}: CheckTools): Promise<Finding> {
  let attempts = 0;
  const sendCounted: SendRequest = (request) => {
    attempts += 1;
    return send(request);
  };
  const summary = await requestJson(sendCounted, schema, {
    name: 'summary',
    task: 'Return the city and the amounts of the text as JSON with the fields city and amounts (purpose, dollars).',
    data: 'The food bank in Springfield asks for $12,000 for a van and $3,500 for shelves.',
    maxTokens: 1_000,
    signal,
    onUsage,
  });
  const dollars = summary.amounts.map((amount) => amount.dollars).toSorted((a, b) => a - b);
  if (acceptedForm()?.format?.isDescribed)
    return {
      outcome: 'limited',
      text: `The endpoint rejects schemas, so they are described in the instructions. ${advice}`,
    };
  if (attempts > 1)
    return {
      outcome: 'limited',
      text: `The endpoint ignored the schema, so requests may be sent twice. ${advice}`,
    };
  return /springfield/i.test(summary.city) && dollars.join() === '3500,12000'
    ? { outcome: 'works', text: 'responses follow the schema' }
    : {
        outcome: 'limited',
        text: 'Responses have the right form, but not the right content. Use a stronger model.',
      };
}
