import { inflateSync } from 'node:zlib';

type Name = { name: string };
type Ref = { ref: number };
type Text = { text: string };
type Operator = { operator: string };
export type Value =
  | null
  | boolean
  | number
  | Name
  | Ref
  | Text
  | Operator
  | Value[]
  | Map<string, Value>;
export type Dict = Map<string, Value>;

export type Pdf = {
  root: Dict;
  info: Dict;
  /** Returns the object that a value refers to, or the value itself. */
  get: (value: Value | undefined) => Value | undefined;
  /** Like `get`, but returns a dictionary, which is empty for other values. */
  dict: (value: Value | undefined) => Dict;
  /** Like `get`, but returns an array; a single value becomes an array of one. */
  list: (value: Value | undefined) => Value[];
  /** Returns the decoded stream of an object as Latin-1. */
  stream: (value: Value | undefined) => string;
};

/** Reads the objects of a PDF without object streams. */
export function readPdf(file: Uint8Array): Pdf {
  const source = Buffer.from(file).toString('latin1');
  const objects = new Map<number, { value: Value; stream?: string }>();
  let at = 0;
  for (let object = nextObject(source, at); object; object = nextObject(source, at)) {
    const parser = new Parser(source, object.end);
    const value = parser.value();
    const start = /^\s*stream\r?\n/.exec(source.slice(parser.at, parser.at + 20));
    const length = value instanceof Map ? value.get('Length') : undefined;
    at = parser.at;
    if (start && typeof length === 'number') {
      const from = parser.at + start[0].length;
      at = from + length;
      objects.set(object.id, { value, stream: source.slice(from, at) });
    } else objects.set(object.id, { value });
  }
  const isRef = (value: Value | undefined): value is Ref =>
    typeof value === 'object' && value !== null && 'ref' in value;
  const get: Pdf['get'] = (value) => (isRef(value) ? objects.get(value.ref)?.value : value);
  const dict: Pdf['dict'] = (value) => {
    const target = get(value);
    return target instanceof Map ? target : new Map<string, Value>();
  };
  const list: Pdf['list'] = (value) => {
    const target = get(value);
    if (Array.isArray(target)) return target;
    return value === undefined || target === null ? [] : [value];
  };
  const stream: Pdf['stream'] = (value) => {
    const data = isRef(value) ? (objects.get(value.ref)?.stream ?? '') : '';
    const isCompressed = nameOf(get(dict(value).get('Filter'))) === 'FlateDecode';
    return isCompressed ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : data;
  };
  const trailer = new Parser(source, source.lastIndexOf('trailer') + 'trailer'.length).value();
  return {
    root: dict(dict(trailer).get('Root')),
    info: dict(dict(trailer).get('Info')),
    get,
    dict,
    list,
    stream,
  };
}

function nextObject(source: string, from: number): { id: number; end: number } | undefined {
  const pattern = /(?<=[\r\n])(\d+) 0 obj\b/g;
  pattern.lastIndex = from;
  const match = pattern.exec(source);
  return match ? { id: Number(match[1]), end: match.index + match[0].length } : undefined;
}

/** Returns the name without its slash; empty if the value is not a name. */
export const nameOf = (value: Value | undefined): string =>
  typeof value === 'object' && value !== null && 'name' in value ? value.name : '';

/** Returns a string, decoded from UTF-16 if necessary; empty if the value is not a string. */
export function textOf(value: Value | undefined): string {
  if (typeof value !== 'object' || value === null || !('text' in value)) return '';
  const { text } = value;
  if (!text.startsWith('\u00FE\u00FF')) return text;
  return Buffer.from(text.slice(2), 'latin1').swap16().toString('utf16le');
}

type Operation = { operator: string; operands: Value[] };

/** Returns the operations of a content stream. */
export function operationsOf(content: string): Operation[] {
  const parser = new Parser(content, 0);
  const operations: Operation[] = [];
  let operands: Value[] = [];
  while (!parser.isAtEnd()) {
    const value = parser.value();
    if (typeof value === 'object' && value !== null && 'operator' in value) {
      operations.push({ operator: value.operator, operands });
      operands = [];
    } else operands.push(value);
  }
  return operations;
}

/** Parses values in PDF syntax. */
class Parser {
  at: number;
  readonly #source: string;

  constructor(source: string, at: number) {
    this.#source = source;
    this.at = at;
  }

  isAtEnd(): boolean {
    this.#match(/\s*/y);
    return this.at >= this.#source.length;
  }

  value(): Value {
    this.#match(/\s*/y);
    if (this.#match(/<</y)) return this.#dictionary();
    if (this.#match(/\[/y)) return this.#values(/\s*\]/y);
    if (this.#match(/\(/y)) return { text: this.#literal() };
    const hex = this.#match(/<([0-9A-Fa-f\s]*)>/y);
    if (hex) return { text: Buffer.from(hex[1] ?? '', 'hex').toString('latin1') };
    const name = this.#match(/\/([^\s()<>[\]{}/%]*)/y);
    if (name) return { name: name[1] ?? '' };
    const ref = this.#match(/(\d+) \d+ R\b/y);
    if (ref) return { ref: Number(ref[1]) };
    const number = this.#match(/[-+]?(?:\d+(?:\.\d*)?|\.\d+)/y);
    if (number) return Number(number[0]);
    const word = this.#match(/[^\s()<>[\]{}/%]+/y)?.[0];
    if (word === undefined) throw new Error(`unreadable at ${this.at}`);
    if (word === 'true' || word === 'false') return word === 'true';
    return word === 'null' ? null : { operator: word };
  }

  #dictionary(): Dict {
    const values = this.#values(/\s*>>/y);
    const entries = values.flatMap((value, index): [string, Value][] =>
      index % 2 === 0 ? [[nameOf(value), values[index + 1] ?? null]] : [],
    );
    return new Map(entries);
  }

  #values(end: RegExp): Value[] {
    const values: Value[] = [];
    while (!this.#match(end)) values.push(this.value());
    return values;
  }

  /** Parses the rest of a string in parentheses. */
  #literal(): string {
    let text = '';
    for (let depth = 1; depth > 0;) {
      const [part = ''] = this.#match(/\\(?:\d{1,3}|[\s\S])|[^\\()]+|[()]/y) ?? [];
      if (part === '') throw new Error('unfinished string');
      if (part === '(') depth += 1;
      if (part === ')') depth -= 1;
      if (depth > 0) text += part.startsWith('\\') ? unescaped(part.slice(1)) : part;
    }
    return text;
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.#source);
    if (match) this.at = pattern.lastIndex;
    return match;
  }
}

const controls: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const unescaped = (code: string): string =>
  /^\d/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : (controls[code] ?? code);
