import { randomUUID } from 'node:crypto';
import { limits } from '@grantwright/shared/contract';
import { expect, it } from 'vitest';
import { applicationsUnderTest } from './applications-under-test.ts';

const { createUser, findStored } = applicationsUnderTest();

const words = /more than 20,000 .*Shorten/;
const many = limits.contentNodes + 1;
const kinds: [string, string][] = [
  ['list items', '<li>a</li>'.repeat(many)],
  ['short paragraphs', '<p>a</p>'.repeat(many)],
  ['table cells', `<table><tr>${'<td>a</td>'.repeat(many)}</table>`],
  ['rows that are never closed', `<table>${'<tr><td>a'.repeat(many)}`],
  ['formatted words', `<p>${'a<b>b</b>'.repeat(many)}</p>`],
  ['links', `<p>${'a<a href="https://a.org">b</a>'.repeat(many)}</p>`],
  ['line breaks', `<p>${'a<br>'.repeat(many)}</p>`],
  ['preformatted lines', `<pre>${'a\n'.repeat(many)}</pre>`],
  ['open questions', `<p>${'[NEEDS INPUT: a]'.repeat(many)}</p>`],
  ['nested lists', '<ul><li>a'.repeat(many)],
];

it.each(kinds)(
  'rejects too many %s with a message, and keeps the stored version',
  async (_what, content) => {
    const owner = createUser();
    const { id } = await owner.created({ content: '<p>As it was.</p>' });
    const refusals = [
      await owner.update(id, owner.fields({ content }), '"1"'),
      await owner.create(owner.fields({ content }), { 'Idempotency-Key': randomUUID() }),
      await owner.docx({ title: 'a', grantProgram: 'b', content }),
    ];
    for (const { status, body } of refusals) {
      const problem = Buffer.isBuffer(body) ? (JSON.parse(body.toString()) as object) : body;
      expect(status).toBe(413);
      expect(problem).toMatchObject({ code: 'too-large', detail: expect.stringMatching(words) });
    }
    expect(await findStored(id)).toMatchObject({ version: 1, content: '<p>As it was.</p>' });
    expect((await owner.counts()).body).toMatchObject({ total: 1 });
  },
);
