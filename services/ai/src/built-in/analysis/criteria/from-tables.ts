import { plain } from '@grantwright/analyst';
import type { Guidelines } from '../guidelines.ts';
import { points, tidy, type Criterion } from './criterion.ts';

/** "Need for the Project - extent and gravity; whether …" is called by what stands first. */
const briefly = (name: string): string =>
  name.length <= 60 ? name : tidy(plain(name).split(/\s-{1,2}\s|;\s|[.?:]\s/)[0] ?? name);

/** A table with a column of points. */
export const fromTables = (guidelines: Guidelines): Criterion[] =>
  guidelines.tables.flatMap((table) => {
    const column = table.header.findIndex((name) =>
      /\b(?:points?|weight(?:ing)?|score|max(?:imum)?(?: points| score)?|percent(?:age)?|value|%)/i.test(
        name,
      ),
    );
    const about = [table.caption ?? '', ...table.header, ...table.path.slice(-2)].join(' ');
    if (!/criteri|evaluat|scor|points|review|weight|rubric/i.test(about)) return [];
    const at =
      column >= 0
        ? column
        : table.rows.every((row) => row.length === 2 && points.test(row[1] ?? ''))
          ? 1
          : -1;
    if (at < 1) return [];
    return table.rows.flatMap((row) => {
      const name = briefly(tidy(row[0] ?? ''));
      const value = Number(/(\d{1,3}(?:\.\d)?)/.exec(row[at] ?? '')?.[1]);
      if (
        name.length < 3 ||
        /^total/i.test(name) ||
        Number.isNaN(value) ||
        /\d\s*-\s*\d/.test(row[at] ?? '')
      )
        return [];
      return [
        {
          name: name.slice(0, 120),
          points: value,
          percent: /%/.test(`${row[at] ?? ''}${table.header[at] ?? ''}`),
          quote: (row[0] ?? '').trim(),
          block: table.block,
          ...(table.page ? { page: table.page } : {}),
        },
      ];
    });
  });
