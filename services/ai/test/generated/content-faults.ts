import type { Random } from './random.ts';

/** Changes the text of a valid response, which is a single JSON object. */
export type ContentFault = (json: string, random: Random) => string;

type Place = { parent: Record<string, unknown> | unknown[]; key: string | number };

/** Returns every property and list entry of a value. */
function listPlaces(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const parent = value as Place['parent'];
  const keys = Array.isArray(parent) ? [...parent.keys()] : Object.keys(parent);
  return keys.flatMap((key) => {
    const place = { parent, key };
    return [place, ...listPlaces(Reflect.get(parent, key))];
  });
}

/** Replaces a random value. */
const replaced =
  (replace: (value: unknown, random: Random) => unknown): ContentFault =>
  (json, random) => {
    const answer: unknown = JSON.parse(json);
    const { parent, key } = random.pick(listPlaces(answer));
    Reflect.set(parent, key, replace(Reflect.get(parent, key), random));
    return JSON.stringify(answer);
  };

/** Replaces every string in the JSON text. */
const inStrings =
  (replace: (text: string) => string): ContentFault =>
  (json) =>
    json.replaceAll(/:"([^"\\]*)"/g, (_, text: string) => `:"${replace(text)}"`);

const otherTypes = [null, '', 'many', 0, -7, 0.5, 1e300, true, [], {}, [[]], [null], { value: {} }];

export const contentFaults: Record<string, ContentFault> = {
  'is cut': (json, random) => json.slice(0, random.below(json.length)),
  'is doubled': (json) => json + json,
  'has its end doubled': (json, random) => json + json.slice(random.below(json.length)),
  'has another type in a place': replaced((_, random) => random.pick(otherTypes)),
  'has other types in many places': (json, random) =>
    Array.from({ length: 12 }).reduce<string>(
      (changed) => replaced(() => random.pick(otherTypes))(changed, random),
      json,
    ),
  'lacks a field': (json, random) => {
    const answer = JSON.parse(json) as Record<string, unknown>;
    delete answer[random.pick(Object.keys(answer))];
    return JSON.stringify(answer);
  },
  'has a list repeated a thousand times': replaced((value) =>
    Array.from({ length: 1_000 }, () => value),
  ),
  'has a huge text': replaced((value) => String(value).repeat(2_000).slice(0, 60_000)),
  'never ends a text': (json) => json.slice(0, json.indexOf('"', 3) + 3) + 'x'.repeat(150_000),
  'has numbers in quotes': (json) => json.replaceAll(/:(\d+)/g, ':"$1"'),
  'has invalid numbers': (json, random) =>
    json.replaceAll(/:\d+/g, () => `:${random.pick(['NaN', 'Infinity', '1e999', '-0', '007'])}`),
  'has control characters': inStrings((text) => `\\u0000${text}\\u001b[31m\\u202e`),
  'has raw control characters': inStrings((text) => `${text}\n\t\u0000`),
  'has half characters': inStrings((text) => `${text}\\ud83d`),
  'has HTML in its texts': inStrings((text) => `<img src=x onerror=alert(1)>${text}</p>`),
  'is nested deeply': (json) => `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)},${json.slice(1)}`,
  'is wrapped in another object': (json, random) =>
    `{"${random.pick(['result', 'response', 'data'])}":${json}}`,
  'is wrapped in a list': (json) => `[${json}]`,
  'is a string': (json) => JSON.stringify(json),
  'has other fields': (json) =>
    json.replace('{', '{"__proto__":{"isCall":true},"constructor":{"prototype":{}},"note":"x",'),
  'has a field twice': (json, random) => {
    const [first = ''] = Object.keys(JSON.parse(json) as object);
    return json.replace('{', `{"${first}":${JSON.stringify(random.pick(otherTypes))},`);
  },
  'has a trailing comma': (json) => json.replace(/\}$/, ',}'),
  'has comments': (json) => json.replace('{', '{ // as asked\n /* all */ '),
  'has single quotes': (json) => json.replaceAll('"', "'"),
  'is written in Python': (json) =>
    json.replaceAll('null', 'None').replaceAll('true', 'True').replaceAll('false', 'False'),
  'has prose around it': (json, random) =>
    `${random.pick(['Sure!', 'Voilà {le résultat} :', '以下是结果：'])}\n${json}\nAnything else? }`,
  'is fenced': (json, random) =>
    `\`\`\`${random.pick(['json', 'JSON', ''])}\n${json}\n\`\`\`\nDone.`,
  'follows reasoning': (json, random) =>
    `${random.pick(['<think>', ''])}A deadline: {"date": "x"}.</think>\n${json}`,
  'is only reasoning': () => '<think>The funder asks for',
  'is a refusal': (_, random) =>
    random.pick(["I'm sorry, but I can't help with that.", 'Lo siento, no puedo ayudar.']),
  'is empty': (_, random) => random.pick(['', ' ', '\n', '{}', '[]', 'null', '""', '0', '\ufeff']),
  'is noise': (_, random) =>
    Array.from({ length: 400 }, () => String.fromCharCode(random.below(0xd000))).join(''),
};
