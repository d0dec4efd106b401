import type { Reply } from '../fake-model-server.ts';
import type { Random } from './random.ts';

/** A reply from an endpoint whose messages deviate from the chat completions API. */
export type WireFault = (text: string, random: Random) => Reply;

const frame = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;
const chunk = (choice: object): string => frame({ choices: [choice] });
const piece = (content: unknown, index = 0): string => chunk({ index, delta: { content } });
const stop = chunk({ index: 0, delta: {}, finish_reason: 'stop' });
const done = 'data: [DONE]\n\n';
const stream = (...frames: string[]): Reply => ({ raw: [...frames, done].join('') });
const halves = (text: string): [string, string] => {
  const middle = Math.floor(text.length / 2);
  return [text.slice(0, middle), text.slice(middle)];
};
const page = '<!doctype html><html><body><h1>It works!</h1>data: {"choices": []}</body></html>';
const whole = (content: unknown, overrides: object = {}): string =>
  JSON.stringify({
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    ...overrides,
  });
const asJson = (raw: string): Reply => ({ raw, type: 'application/json' });

export const wireFaults: Record<string, WireFault> = {
  'sends a web page': () => ({ raw: page, type: 'text/html' }),
  'sends a web page as a stream': () => ({ raw: page }),
  'sends nothing': () => ({ raw: '' }),
  'sends only the end': () => ({ raw: done }),
  'sends no choices': (_, random) =>
    stream(frame({ choices: random.pick<unknown>([[], null, {}, 'none', [null]]) })),
  'sends messages that are not objects': (text) =>
    stream('data: null\n\n', 'data: 42\n\n', 'data: []\n\n', piece(text), stop),
  'sends a tool call': () =>
    stream(
      chunk({
        index: 0,
        delta: { tool_calls: [{ index: 0, function: { name: 'delete_all', arguments: '{}' } }] },
      }),
      chunk({ index: 0, delta: {}, finish_reason: 'tool_calls' }),
    ),
  'sends a tool call but reports that it stopped': () =>
    stream(chunk({ index: 0, delta: { tool_calls: [{ index: 0 }] } }), stop),
  'sends several choices': (text) => {
    const [start, end] = halves(text);
    return stream(piece('Other.', 1), piece(start), piece(' More.', 1), piece(end), stop);
  },
  'sends an unexpected role': (text, random) =>
    stream(
      chunk({ index: 0, delta: { role: random.pick(['tool', 'user', 'system', 7, null]) } }),
      piece(text),
      stop,
    ),
  'sends content that is not text': (_, random) =>
    stream(piece(random.pick<unknown>([null, 7, {}, [], [[]], [null], true])), stop),
  'sends content in parts': (text) => {
    const [start, end] = halves(text);
    const part = (type: string, words: string) => [{ type, text: words }];
    return stream(piece(part('thinking', 'Hm.')), piece(part('text', start)), piece(end), stop);
  },
  'truncates a message': (text) => stream(piece(text).slice(0, -20) + '\n\n', stop),
  'splits a message over lines': (text) =>
    stream(`event: message\r\nid: 1\r\n: ping\r\n${piece(text).trim()}\r\n\r\n`, stop),
  'omits the last empty line': (text) => ({ raw: piece(text) + stop.trim() }),
  'omits the finish reason': (text) => stream(piece(text)),
  'ends in the middle': (text) => ({ raw: piece(halves(text)[0]) }),
  'reports the token limit': (text) => ({ text: halves(text)[0], finish: 'length' }),
  'reports the token limit and hardly any tokens': (text, random) => ({
    text: halves(text)[0],
    finish: 'length',
    usage: [1 + random.below(2_000), random.below(500)],
  }),
  'reports another finish reason': (text, random) =>
    stream(
      piece(text),
      chunk({ index: 0, delta: {}, finish_reason: random.pick(['eos', 'STOP', '', 'end_turn']) }),
    ),
  'reports impossible usage': (text, random) =>
    stream(
      piece(text),
      stop,
      frame({
        choices: [],
        usage: { prompt_tokens: random.pick(['many', -5, 1e300, null]), completion_tokens: {} },
      }),
    ),
  'sends many empty messages': (text) => stream(piece('').repeat(300), piece(text), stop),
  'sends bytes that are not text': (text) => ({
    raw: Buffer.concat([Buffer.from(piece(text)), Buffer.from([0xff, 0xfe, 0xc3, 10, 10])]),
  }),
  'does not stream': (text) => asJson(whole(text)),
  'does not stream, and is truncated': (text) => asJson(whole(text).slice(0, -30)),
  'sends something other than a completion': (_, random) =>
    asJson(random.pick(['[]', 'null', '"ok"', '{}', '{"choices": 1}', '{"message": "hi"}'])),
  'sends text completions': (text) => asJson(JSON.stringify({ choices: [{ index: 0, text }] })),
  'names another content type': (text, random) => ({
    raw: piece(text) + stop + done,
    type: random.pick(['text/plain', 'application/octet-stream', 'image/png', '']),
  }),
};
