import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExtractedText } from '@grantwright/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openModelAnalyst } from './model-analyst.ts';

const quote = 'Harbor Street Food Bank feeds the county.';
const document: ExtractedText = {
  source: 'pdf',
  blocks: [{ type: 'paragraph', text: quote }],
  notes: [],
};
const profile = JSON.stringify({ name: { value: 'Harbor Street Food Bank', quote } });

let content = profile;
const failures: string[] = [];
let requests = 0;
const server = createServer((request, response) => {
  requests += 1;
  request.resume();
  const choices = [{ index: 0, message: { content }, finish_reason: 'stop' }];
  const usage = { prompt_tokens: 900, completion_tokens: 100 };
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ choices, usage }));
});
let cache = '';
beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'model-analyst-'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.close();
  await rm(cache, { recursive: true });
});

const open = () =>
  openModelAnalyst(
    {
      OPENAI_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
      OPENAI_MODEL: 'test-model',
      AI_DOLLARS_PER_MILLION_INPUT: '100',
      AI_DOLLARS_PER_MILLION_OUTPUT: '1000',
    },
    { cache, today: '2026-11-28', log: (line) => failures.push(line) },
  );

describe('openModelAnalyst', () => {
  it('pays for each document only once across several runs', async () => {
    const first = open();
    const { name } = await first.analyst.extract('paper.pdf', document);
    expect(name).toBe('Harbor Street Food Bank');
    expect(first.describeUsage()).toContain(
      'Sent: 1 requests, 900 input and 100 output tokens, $0.19',
    );
    const second = open();
    expect(await second.analyst.extract('paper.pdf', document)).toEqual(
      await first.analyst.extract('paper.pdf', document),
    );
    expect(second.describeUsage()).toContain('From the cache: 1 requests, 900 input');
    expect(requests).toBe(1);
  });

  it('treats a document without a usable response as an empty result', async () => {
    content = 'I found nothing in particular.';
    const other = { ...document, title: 'Annual report', notes: [] };
    other.blocks = [{ type: 'paragraph', text: 'Another paper.' }];
    expect(await open().analyst.extract('other.pdf', other)).toEqual({});
    expect(failures).toEqual([expect.stringContaining('response we can’t use')]);
  });

  it('requires a configured model', () => {
    expect(() =>
      openModelAnalyst({}, { cache, today: '2026-11-28', log: () => undefined }),
    ).toThrow('AI_PRESET');
  });
});
