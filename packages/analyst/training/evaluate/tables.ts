import type { CallMeasures } from './measure-calls.ts';
import type { OrganizationMeasures } from './measure-organizations.ts';
import type { ClaimCheckMeasures } from '../claim-check/measure-claim-check.ts';
import type { measureDrafts } from './score-drafts.ts';
import { formatShare, formatPercent } from './share.ts';

/** Formats a Markdown table with aligned columns. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

export const formatCallTables = ({ overall, kinds, facts }: CallMeasures): string =>
  [
    formatTable([
      ['calls', 'share'],
      ...Object.entries(overall).map(([name, share]) => [name, formatShare(share)]),
    ]),
    formatTable([
      ['requirements', 'labeled units quoted', 'statements right'],
      ...Object.entries(kinds).map(([kind, { units, precision }]) => [
        kind,
        formatShare(units),
        formatShare(precision),
      ]),
    ]),
    formatTable([
      ['facts of the keys', 'found', 'in their kind', 'facts'],
      ...Object.entries(facts).map(([kind, { found, inKind }]) => [
        kind,
        formatPercent(found),
        formatPercent(inKind),
        String(found.whole),
      ]),
    ]),
  ].join('\n\n');

export const formatOrganizationTables = ({ overall, fields }: OrganizationMeasures): string =>
  formatTable([
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
      formatShare(measures.precision),
      formatShare(measures.recall),
      String(measures.aboutOthers.part),
      formatShare(measures.valuePrecision),
      formatShare(measures.valueRecall),
    ]),
    ['F1 by value', '', '', '', '', formatPercent(overall.f1)],
  ]);

export const formatDraftTable = ({ overall }: ReturnType<typeof measureDrafts>): string =>
  formatTable([
    ['drafts', 'share'],
    ...Object.entries(overall).map(([name, share]) => [name, formatShare(share)]),
  ]);

export const claimCheckTable = ({ reported, falseAlarms, kinds }: ClaimCheckMeasures): string =>
  formatTable([
    ['sentences', 'false ones reported', 'false alarms on true ones'],
    ...Object.entries({ all: { reported, falseAlarms }, ...kinds }).map(([kind, shares]) => [
      kind,
      shares.reported ? formatShare(shares.reported) : '',
      shares.falseAlarms ? formatShare(shares.falseAlarms) : '',
    ]),
  ]);
