import type { CallMeasures } from './measure-calls.ts';
import type { OrganizationMeasures } from './measure-organizations.ts';
import type { ClaimCheckMeasures } from './claim-check/measure-claim-check.ts';
import type { measureDrafts } from './score-drafts.ts';
import { inFull, percent } from './share.ts';

/** Formats a Markdown table with aligned columns. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

export const callTables = ({ overall, kinds, facts }: CallMeasures): string =>
  [
    table([
      ['calls', 'share'],
      ...Object.entries(overall).map(([name, share]) => [name, inFull(share)]),
    ]),
    table([
      ['requirements', 'labeled units quoted', 'statements right'],
      ...Object.entries(kinds).map(([kind, { units, precision }]) => [
        kind,
        inFull(units),
        inFull(precision),
      ]),
    ]),
    table([
      ['facts of the keys', 'found', 'in their kind', 'facts'],
      ...Object.entries(facts).map(([kind, { found, inKind }]) => [
        kind,
        percent(found),
        percent(inKind),
        String(found.whole),
      ]),
    ]),
  ].join('\n\n');

export const organizationTables = ({ overall, fields }: OrganizationMeasures): string =>
  table([
    [
      'documents',
      'precision by labels',
      'recall by labels',
      "others' values",
      'precision by value',
      'recall by value',
    ],
    ...Object.entries({ ...fields, all: overall }).map(([field, measures]) => [
      field,
      inFull(measures.precision),
      inFull(measures.recall),
      String(measures.aboutOthers.part),
      inFull(measures.valuePrecision),
      inFull(measures.valueRecall),
    ]),
    ['F1 by value', '', '', '', '', percent(overall.f1)],
  ]);

export const draftTable = ({ overall }: ReturnType<typeof measureDrafts>): string =>
  table([
    ['drafts', 'share'],
    ...Object.entries(overall).map(([name, share]) => [name, inFull(share)]),
  ]);

export const claimCheckTable = ({ reported, falseAlarms, kinds }: ClaimCheckMeasures): string =>
  table([
    ['sentences', 'false ones reported', 'false alarms on true ones'],
    ...Object.entries({ all: { reported, falseAlarms }, ...kinds }).map(([kind, shares]) => [
      kind,
      shares.reported ? inFull(shares.reported) : '',
      shares.falseAlarms ? inFull(shares.falseAlarms) : '',
    ]),
  ]);
