import { describe, expect, it } from 'vitest';
import { extractDocument } from '../../index.ts';
import { noteMessages } from '../../notes.ts';

const call = '<p>Grants of up to $5,000 are given to gardens in Marlow County.</p>';

describe('struck-out text', () => {
  const old = 'The deadline is May 1.';
  const fresh = 'The deadline is May 15.';

  it.each([
    `<p><del>${old}</del> <ins>${fresh}</ins></p>`,
    `<p><s><b>${old}</b></s> ${fresh}</p>`,
    `<p><strike>${old}</strike> ${fresh}</p>`,
    `<p><span style="text-decoration: line-through red">${old}</span> ${fresh}</p>`,
    `<p class="aside"><span>${old}</span></p><p>${fresh}</p>`,
  ])('is omitted and mentioned in a note: %s', async (body) => {
    const page = `<!doctype html><html><head><style>.aside { text-decoration-line: underline line-through }</style></head><body><main>${call}${body}</main></body></html>`;
    const { blocks, notes } = await extractDocument(Buffer.from(page), 'html');
    const text = JSON.stringify(blocks);
    expect(text).not.toContain('May 1.');
    expect(text).toContain('May 15.');
    expect(notes).toEqual([noteMessages.struckOut([old])]);
  });

  it('is extracted if a style sheet of the page removes the line', async () => {
    const page = `<!doctype html><html><head><style>del { text-decoration: none }</style></head><body><main>${call}<p><del>${fresh}</del></p></main></body></html>`;
    const { blocks, notes } = await extractDocument(Buffer.from(page), 'html');
    expect(JSON.stringify(blocks)).toContain('May 15.');
    expect(notes).toEqual([]);
  });
});
