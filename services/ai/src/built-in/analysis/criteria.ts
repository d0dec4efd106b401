import { plain, squeeze } from '../../text/normalize.ts';
import { sharesOfHundred } from './shares-of-hundred.ts';
import type { Guidelines } from './guidelines.ts';

/** One thing reviewers look at, and what it weighs where the guidelines say so. */
export type Criterion = {
  name: string;
  points?: number;
  percent?: boolean;
  quote: string;
  block: number;
  page?: number;
};

const heading =
  /\b(?:(?:evaluation|review|selection|scoring|merit|award|rating|judging|assessment|funding) (?:criteria|criterion|factors?|rubric|process|and selection)|criteria(?: for (?:selection|evaluation|review|funding))?$|how (?:we|applications|proposals) (?:are |will be )?(?:review|evaluat|scor|select|judg|assess)|scoring|rubric|review of applications|application review|proposal evaluation|what we look for|^criterion\b)/i;
const points =
  /(?:\(|\b|-\s*)(?:up to |maximum (?:of )?|max\.? |total )?(\d{1,3}(?:\.\d)?)\s*(points?|pts\.?|%|percent)(?![\w.])/i;
/** "Need (20%)", "Need: 20 points": the weight in brackets or at an end, not a share of something in a sentence. */
const weighs = (text: string): boolean => {
  const match = points.exec(text);
  if (!match) return false;
  if (!/%|percent/i.test(match[2] ?? '')) return true;
  return (
    /^\(/.test(match[0]) ||
    text[match.index - 1] === '(' ||
    match.index + match[0].length > text.length - 4 ||
    match.index < 3
  );
};

const tidy = (text: string): string =>
  squeeze(text)
    .replace(/^(?:the )?(?:\w+ )?criteria\.?(?:--|:)\s*(?=\S)/i, '')
    .replace(
      /^(?:scored )?(?:review |evaluation |selection )?(?:criteri(?:on|a)|factor|section)\s+[\dA-Z]{1,2}(?:\s?\(\w\))?\s*[.:-]\s*/i,
      '',
    )
    .replace(/^(?:\(?[\dA-Za-z]{1,2}[.)])\s+/, '')
    .replace(
      /\s*[([]?(?:up to |maximum (?:of )?|max\.? |worth |weight(?:ed)?:? |total )?\d{1,3}(?:\.\d)?\s*(?:points?|pts\.?|%|percent)(?: (?:possible|max(?:imum)?|total))?[)\]]?.*$/i,
      '',
    )
    .replace(/\s*[:;.,-]+$/, '')
    .trim();

/** "Need for the Project - extent and gravity; whether …" is called by what stands first. */
const briefly = (name: string): string =>
  name.length <= 60 ? name : tidy(plain(name).split(/\s-{1,2}\s|;\s|[.?:]\s/)[0] ?? name);

const fromHeadings = (guidelines: Guidelines): Criterion[] =>
  guidelines.chapters.flatMap((chapter) => {
    const block = guidelines.reading.blocks[chapter.block];
    if (!block || block.type === 'table') return [];
    const inside = chapter.path.slice(0, -1).some((title) => heading.test(title));
    const own = points.exec(chapter.title);
    const under = guidelines.reading.blocks[chapter.block + 1];
    const next =
      under && under.type !== 'table' && /^\W*(?:\d{1,3})\s*(?:points?|pts|%)\W*$/i.test(under.text)
        ? points.exec(under.text)
        : null;
    const numbered = /^(?:criterion|factor)\s+\w{1,2}\b/i.test(chapter.title);
    if (!(own ?? next) && !(numbered && inside)) return [];
    // "Criterion 2 (a)" is a part of criterion 2.
    if (/^criterion \d+ ?\([a-z]\)/i.test(chapter.title)) return [];
    const name = tidy(chapter.title);
    if (name.length < 3 || /^(?:total|bonus)/i.test(name)) return [];
    const match = own ?? next;
    return [
      {
        name,
        quote: block.text,
        block: chapter.block,
        ...(chapter.page ? { page: chapter.page } : {}),
        ...(match ? { points: Number(match[1]), percent: /%|percent/i.test(match[2] ?? '') } : {}),
      },
    ];
  });

const fromTables = (guidelines: Guidelines): Criterion[] =>
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

const fromLists = (guidelines: Guidelines): Criterion[] =>
  guidelines.lists.flatMap((list) => {
    const titled =
      list.path.slice(-2).some((title) => heading.test(title)) ||
      /\b(?:criteria|evaluated|scored|reviewed|judged|assessed|weigh|reviewers will|we look for)\b/i.test(
        list.lead?.text ?? '',
      );
    if (list.aside === 'past' || list.aside === 'example') return [];
    const least = Math.min(...list.items.map((item) => item.depth));
    const lower = list.items.filter((item) => item.depth > least && weighs(item.text));
    // Parts of the narrative, each with its points, say how it is scored wherever they stand.
    const top = lower.length >= 3 ? lower : list.items.filter((item) => item.depth === least);
    if (!titled && top.filter((item) => weighs(item.text)).length < 3) return [];
    const scored = top.filter((item) => weighs(item.text));
    if (scored.length >= 2)
      return scored.flatMap((item) => {
        const match = points.exec(item.text);
        const name = tidy(item.text.split(/[:.]\s|\s-\s/)[0] ?? item.text) || tidy(item.text);
        return name.length < 3 || /^total/i.test(name)
          ? []
          : [
              {
                name: name.slice(0, 120),
                points: Number(match?.[1]),
                percent: /%|percent/i.test(match?.[2] ?? ''),
                quote: item.quote,
                block: item.block,
                ...(item.page ? { page: item.page } : {}),
              },
            ];
      });
    if (/eligib/i.test(list.path.at(-1) ?? '')) return [];
    if (
      top.length > 12 ||
      !/\b(?:criteria|evaluated|scored|judged|assessed|look for|consider)\b/i.test(
        `${list.lead?.text ?? ''} ${list.path.at(-1) ?? ''}`,
      )
    )
      return [];
    if (
      /\b(?:extent to which|not (?:be )?awarded|do(?:es)? not|cannot|will not|not consider|will consider an application|eligib\w*|must|(?:non-?)?responsive\w*|restrictions|not (?:be )?(?:accepted|considered))\b/i.test(
        list.lead?.text ?? '',
      )
    )
      return [];
    return top.flatMap((item) => {
      const name = tidy(item.text.split(/:\s|\.\s|\s-\s/)[0] ?? '');
      return name.length >= 4 && name.length <= 140
        ? [
            {
              name,
              quote: item.quote,
              block: item.block,
              ...(item.page ? { page: item.page } : {}),
            },
          ]
        : [];
    });
  });

/** "OVERVIEW: The applicant … (10 points)", "Need - 20 points": a paragraph or item that carries its own weight. */
const fromParagraphs = (guidelines: Guidelines): Criterion[] =>
  guidelines.reading.blocks.flatMap((block, index) => {
    if (block.type === 'table' || block.type === 'heading') return [];
    const text = plain(block.text);
    const match = points.exec(text);
    const path = guidelines.statements.find((statement) => statement.block === index)?.path ?? [];
    if (!match || !weighs(text) || !path.slice(-2).some((title) => heading.test(title))) return [];
    if (/^criterion \d+ ?\([a-z]\)|^total|minimum|at least|score of/i.test(text)) return [];
    const atEnd = match.index > text.length - 30;
    const short = text.length <= 160;
    const label = /^(.{3,80}?)(?::\s|\s-\s|\s*\()/.exec(text)?.[1];
    if (!short && !(atEnd && label) && match.index > 90) return [];
    const name = tidy(label ?? text);
    if (name.length < 3 || name.length > 100) return [];
    const written = /^[^\p{Ll}]+$/u.test(name)
      ? name.charAt(0) + name.slice(1).toLowerCase()
      : name;
    return [
      {
        name: written,
        points: Number(match[1]),
        percent: /%|percent/i.test(match[2] ?? ''),
        quote: block.text,
        block: index,
        ...(block.page ? { page: block.page } : {}),
      },
    ];
  });

/** "Selection Criteria (100 points)" over criteria that make a hundred is their sum, and none of them. */
const withoutTotals = (criteria: Criterion[]): Criterion[] =>
  criteria.filter((one) => {
    if (/^(?:the )?(?:\w+ )?criteria$/i.test(one.name)) return false;
    const others = criteria.filter((other) => other !== one);
    const sum = others.reduce((total, other) => total + (other.points ?? 0), 0);
    return others.length < 2 || one.points === undefined || one.points < 90 || one.points > sum;
  });

/** What applications are judged by, with points where they are given; each criterion once. */
export const criteriaOf = (guidelines: Guidelines): Criterion[] => {
  const all = [fromHeadings, fromTables, fromLists, fromParagraphs, sharesOfHundred].map((read) =>
    read(guidelines),
  );
  const scored = all.flat().filter((criterion) => criterion.points !== undefined);
  const chosen = scored.length >= 2 ? scored : (all.find((found) => found.length >= 2) ?? []);
  const seen = new Set<string>();
  return withoutTotals(chosen).filter((criterion) => {
    const key = criterion.name.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};
