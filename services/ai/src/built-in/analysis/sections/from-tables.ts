import { plain, squeeze } from '../../../text/normalize.ts';
import type { Guidelines } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import type { SectionCandidate } from './candidate.ts';
import { isContentPath, announcesContent, introducesSections } from './content-region.ts';
import { isSectionName, sectionName, soundsLikeSection } from './section-name.ts';

const column =
  /\b(?:components?|sections?|parts?|elements?|narrative|content|topic|question|proposal|application)\b/i;

/** Tables with one part of the application a row. */
export const sectionsFromTables = (guidelines: Guidelines): SectionCandidate[] =>
  guidelines.tables.flatMap((table) => {
    const head = table.header[0] ?? '';
    if (
      table.aside ||
      /\b(?:criteri|evaluat|scor|dates?|timeline|budget categor|eligib|funding)\b/i.test(
        `${head} ${table.path.at(-1) ?? ''}`,
      )
    )
      return [];
    const inside =
      isContentPath(table.path) ||
      announcesContent(table.path.at(-1) ?? '') ||
      introducesSections(table.caption ?? '');
    if (
      !column.test(head) ||
      (!inside &&
        !/\b(?:limit|pages?|words?|points?|format)\b/i.test(table.header.slice(1).join(' ')))
    )
      return [];
    if (/\bforms?\b/i.test(head) && !/section|component/i.test(head)) return [];
    const rows = table.rows.filter((row) => isSectionName(sectionName(row[0] ?? '')));
    if (
      rows.length < 2 ||
      rows.filter((row) => soundsLikeSection(row[0] ?? '')).length < rows.length * 0.4
    )
      return [];
    return rows.map((row): SectionCandidate => {
      const rest = row.slice(1).map((cell) => squeeze(plain(cell)));
      const limitCell = table.header.findIndex(
        (name) =>
          /\b(?:page|word|character)s?\b.*\b(?:limit|max|length)|\blimit\b|\blength\b/i.test(
            name,
          ) && !/included|count/i.test(name),
      );
      const cell = limitCell > 0 ? (row[limitCell] ?? '') : '';
      const unit = /\bword/i.test(table.header[limitCell] ?? '')
        ? 'words'
        : /\bcharacter/i.test(table.header[limitCell] ?? '')
          ? 'characters'
          : 'pages';
      const value = /^\s*(\d[\d,]*)\s*$/.exec(cell)?.[1];
      const limit = value
        ? { [unit]: Number(value.replace(',', '')) }
        : lengthLimitOf([row[0] ?? '', cell].join(' - maximum '));
      const pointsCell = table.header.findIndex((name) => /\bpoints?\b|weight|score/i.test(name));
      const points =
        pointsCell > 0 ? Number(/\d+/.exec(row[pointsCell] ?? '')?.[0] ?? Number.NaN) : Number.NaN;
      return {
        name: sectionName(row[0] ?? ''),
        block: table.block,
        end: table.block + 1,
        quote: (row[0] ?? '').trim(),
        ...(table.page ? { page: table.page } : {}),
        told: rest.filter(
          (text) => text.split(' ').length > 3 && /[a-z]/.test(text) && !/^yes\b|^no\b/i.test(text),
        ),
        prompts: [],
        ...(limit ? { limit } : {}),
        ...(Number.isNaN(points) ? {} : { points }),
        required: !/\boptional\b|if applicable/i.test(row.join(' ')),
        from: 'table',
      };
    });
  });
