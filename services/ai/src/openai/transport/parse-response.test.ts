import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseResponse } from './parse-response.ts';

const schema = z.object({
  isCall: z.boolean(),
  funder: z.string().max(20).nullable(),
  words: z.int().positive().nullable(),
  isOpen: z.boolean().nullable(),
  deadline: z.object({ date: z.string(), quote: z.string() }).nullable(),
  requirements: z.array(z.object({ text: z.string(), points: z.number().nullable() })).max(3),
});
const valid = {
  isCall: true,
  funder: 'Riverbend {Fund}',
  words: 500,
  isOpen: null,
  deadline: null,
  requirements: [{ text: 'Say "why" \\ how }', points: 10 }],
};
const json = JSON.stringify(valid);
const parse = (text: string) => parseResponse(schema, text);

describe('the JSON of a response', () => {
  it.each([
    ['alone', json],
    ['indented', `\n${JSON.stringify(valid, null, 2)}\n`],
    ['after prose', `Here is {the analysis}, as you asked: ${json}`],
    ['before prose', `${json}\nLet me know if you need more! }`],
    ['in a fence', `\`\`\`json\n${json}\n\`\`\``],
    ['in a fence within prose', `Sure!\n\`\`\`\n${json}\n\`\`\`\nThese are "all" of them.`],
    ['after an example', `A deadline is {"date": "2027-01-01"}. The result: ${json}`],
    ['before an example', `${json} An empty deadline is {} or {"deadline": null}.`],
    ['twice', `${json}${json}`],
    ['with fields of its own', json.replace('{', '{"confidence": 0.9, "__proto__": {"a": 1},')],
    ['with a repeated field', json.replace('{', '{"isCall": false,')],
  ])('is parsed %s', (_, text) => {
    expect(parse(text)).toEqual(valid);
  });

  it.each<[string, object, object]>([
    ['a missing optional value', { funder: undefined, deadline: undefined }, { funder: null }],
    ['an empty optional value', { funder: '', deadline: {} }, { funder: null }],
    ['an optional object of nulls', { deadline: { date: null, quote: '' } }, {}],
    ['a missing list', { requirements: undefined }, { requirements: [] }],
    ['null for a list', { requirements: null }, { requirements: [] }],
    ['empty list entries', { requirements: [null, {}, ...valid.requirements] }, {}],
    ['a number in quotes', { words: '1,500' }, { words: 1_500 }],
    ['a missing boolean', { isOpen: undefined }, { isOpen: null }],
    ['a limit of zero', { words: 0 }, { words: null }],
    ['a boolean in quotes', { isCall: 'true' }, {}],
    ['too long a text', { funder: 'R'.repeat(30) }, { funder: 'R'.repeat(20) }],
    ['a number for a text', { funder: 2027 }, { funder: '2027' }],
    ['control characters', { funder: 'River\u0000bend\u001b' }, { funder: 'River bend ' }],
    [
      'too long a list',
      { requirements: Array.from({ length: 9 }, () => valid.requirements[0]) },
      { requirements: Array.from({ length: 3 }, () => valid.requirements[0]) },
    ],
  ])('is accepted after correcting %s', (_, given, expected) => {
    expect(parse(JSON.stringify({ ...valid, ...given }))).toEqual({ ...valid, ...expected });
  });

  it.each([
    ['nothing', ''],
    ['prose', 'I found two requirements.'],
    ['a list', `[${json}]`],
    ['a string', JSON.stringify(json)],
    ['another object', '{"error": "the model is not loaded"}'],
    ['an empty object', '{}'],
    ['a part', json.slice(0, -2)],
    ['a trailing comma', json.replace(/\}$/, ',}')],
    ['a comment', json.replace('{', '{ // the analysis\n')],
    ['NaN', json.replace('500', 'NaN')],
    ['words for a number', json.replace('500', '"five hundred"')],
    ['words for a list', JSON.stringify({ ...valid, requirements: 'many' })],
    ['a missing value that is required', json.replace('"isCall":true,', '')],
    ['nested lists', '['.repeat(100_000)],
  ])('is malformed if it is %s', (_, text) => {
    expect(() => parse(text)).toThrow(expect.objectContaining({ kind: 'malformed' }));
  });

  it('is found in linear time', () => {
    for (const piece of ['{', '{"', '{ ', '"\\"', '{"a":{', '}', '{"a":"}'])
      expect(() => parse(piece.repeat(200_000))).toThrow();
  });
});
