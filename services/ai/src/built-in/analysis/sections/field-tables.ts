import type { Block, SectionLimit } from '@grantwright/shared/contract';
import { plain, squeeze } from '@grantwright/analyst';
import { lengthLimitOf } from '../length-limit.ts';

/** A field of a form that a small table of its own describes: its kind, what it asks, help, options. */
export type TableField = {
  kind: 'long' | 'short' | 'choice' | 'file' | 'agree';
  asks: string;
  help: string;
  options: string[];
  quote: string;
  block: number;
  page?: number;
  limit?: SectionLimit;
};

const kindRow =
  /^(?:(?:field|answer|input|question|response|control|data|entry)[ -]?)?(?:type|kind|format)(?: of (?:field|answer|input|question|response))?$/i;
const asksRow =
  /^(?:(?:field|question|main)[ -]?)?(?:text|question|label|title|prompt|wording|name|field)$/i;
const helpRow =
  /^(?:help|hint|guidance|note|notes|description|explanation|instructions?|support)(?:[ -]?(?:text|notes?))?$/i;
const optionsRow = /^(?:options?|choices?|answers?|values?|list|answer options|possible answers)$/i;
const limitRow =
  /^(?:(?:max(?:imum)?|word|character)[ -]?)?(?:limit|length|count|size|words|characters)$/i;
const long = /\b(?:text ?-?area|long|multi-?line|paragraph|rich|narrative|essay|free text)\b/i;
const choice =
  /\b(?:radio|check ?-?box(?:es)?|select|drop ?-?down|list|choice|option|yes ?\/ ?no|toggle|tick ?-?box(?:es)?|picker|boolean)\b/i;
const file = /\b(?:attachment|upload|file|document)\b/i;
const agrees = /^(?:yes,? )?i (?:agree|accept|confirm|understand|consent)\b/i;

const cellsOf = (row: string[]): [string, string] => [
  squeeze(plain(row[0] ?? '')).replace(/:$/, ''),
  squeeze(plain(row.slice(1).join(' '))),
];

const kindOf = (kind: string, options: string): TableField['kind'] => {
  if (agrees.test(options)) return 'agree';
  if (file.test(kind)) return 'file';
  if (choice.test(kind)) return 'choice';
  return long.test(kind) ? 'long' : 'short';
};

/** The field that a table of two columns describes; undefined where it is another table. */
export const tableField = (block: Block, at: number): TableField | undefined => {
  if (block.type !== 'table' || block.rows.length < 2 || block.rows.length > 8) return undefined;
  const rows = block.rows.map(cellsOf);
  const valueOf = (name: RegExp): string => rows.find(([label]) => name.test(label))?.[1] ?? '';
  const isKnown = rows.every(([label]) =>
    [kindRow, asksRow, helpRow, optionsRow, limitRow, /^(?:required|mandatory|optional)\??$/i].some(
      (name) => name.test(label),
    ),
  );
  const [kind, asks, help, options] = [kindRow, asksRow, helpRow, optionsRow].map(valueOf);
  if (!isKnown || !kind || !asks) return undefined;
  const told = valueOf(limitRow);
  const limit =
    lengthLimitOf(/^\d+$/.test(told) ? `(${told} words)` : told) ?? lengthLimitOf(help ?? '');
  return {
    kind: kindOf(kind, options ?? ''),
    asks,
    help: help ?? '',
    options: (options ?? '').split(/\s*[,;]\s+(?![^()]*\))/).filter(Boolean),
    quote: block.rows.flat().find((cell) => squeeze(plain(cell)) === asks) ?? asks,
    block: at,
    ...(block.page ? { page: block.page } : {}),
    ...(limit ? { limit } : {}),
  };
};
