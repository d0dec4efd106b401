import { plain, squeeze } from '../../../text/normalize.ts';
import type { Guidelines } from '../guidelines.ts';
import { letterhead } from './letterhead.ts';

const label =
  /^(?:(?:federal |awarding |funding |issuing |sponsoring |state )*(?:agency|agencies|funders?|sponsors?|department|organization|office|authority)(?: name)?|opdiv|issued by|funded by|grantor|donor|participating organization\(?s?\)?|contracting authority|offered by|administered by)$/i;
const component =
  /^(?:components? of participating organizations?|sub-?agency|bureau|division|program office)$/i;
const kind =
  'Foundation|Trust|Endowment|Council(?: (?:on|for|of) (?:the )?[A-Z][\\w&]+(?: (?:and|&) [A-Z][\\w&]+)*)?|Commission(?: (?:on|for) [A-Z]\\w+)?|Agency|Administration|Authority|Institutes?(?: (?:of|for) [A-Z]\\w+(?: [A-Z]\\w+)*)?|Department of (?:the )?[A-Z]\\w+(?:(?:,| and|,? &)? (?:and )?[A-Z]\\w+)*|Ministry of [A-Z]\\w+|Bureau of [A-Z]\\w+(?: [A-Z]\\w+)*|Office of [A-Z]\\w+(?:(?: and| the| of)? [A-Z]\\w+)*|Fund|Charit(?:y|ies)|Corporation|Society|Association|Bank|Credit Union|Company|Inc\\.?|United Way(?: of (?:the )?[A-Z]\\w+(?: [A-Z]\\w+)*)?|Community Foundation(?: (?:of|for) [A-Z]\\w+(?: [A-Z]\\w+)*)?|Service';
const place =
  '(?:City|Town|Village|County|State|Borough|University) of [A-Z]\\w+(?: [A-Z][a-z]\\w+)?';
const name = `((?:(?:[A-Z][\\w&'.-]*|of|for|the|and) ){0,6}(?:${kind})|${place})`;
const acts = new RegExp(
  `(?:^|[.\\n]\\s*|\\b[Tt]he )${name}(?:\\s*\\([A-Z&-]{2,12}\\))?(?:'s)?,?\\s+(?:is (?:pleased|accepting|seeking|soliciting|requesting|now|offering|an? (?:private|family|community|public|state|independent|philanthropic))|invites|announces|seeks|supports|makes|gives|awards|provides|funds|offers|helps|runs|has launched|is open|will (?:award|accept|fund|provide|consider)|welcomes|requests|solicits|accepts|was (?:established|founded|created)|has (?:issued|made)|considers|does not|expects|intends)`,
  'gm',
);
const any = new RegExp(`\\b${name}\\b`, 'g');

const tidy = (raw: string): string =>
  squeeze(plain(raw))
    .replace(/^(?:the|a|an|by|of|and|for) /i, '')
    .replace(/[.,;:\s]+$/, '');
const isName = (text: string): boolean =>
  text.length >= 4 &&
  text.length <= 160 &&
  /^[\p{Lu}\d]/u.test(text) &&
  /[A-Z]/.test(text) &&
  !/^(?:Foundation|Trust|Fund|Council|Agency|Company|Service|Department|Commission|Association|Corporation)$/.test(
    text,
  ) &&
  !/^\[|^(?:describe|explain|list|provide|include|tell|name|give|attach|identify|see|your|the applicant)\b/i.test(
    text,
  );

/** Web pages carry the name of whose they are behind the page's own title. */
const fromPageTitle = ({ reading, text }: Guidelines): string | undefined => {
  const parts = plain(reading.title ?? '').split(/\s+[|»·]\s+|\s+-\s+/);
  const last = tidy(parts.at(-1) ?? '');
  const known = last.split(' ')[0] ?? '';
  return parts.length > 1 &&
    isName(last) &&
    last.split(' ').length <= 6 &&
    /^[A-Z]/.test(last) &&
    !/\b(?:home|grants?|apply|guidelines|program|how)\b/i.test(last) &&
    text.includes(known)
    ? last
    : undefined;
};

/** "The Youth Arts Fund of the Ridge Foundation": the fund is the foundation's. */
const ownerOf = (body: string, fund: string): string | undefined => {
  const at = /\bFund$/.test(fund) ? body.indexOf(`${fund} of the `) : -1;
  if (at < 0) return undefined;
  const owner = new RegExp(`^${name}`).exec(body.slice(at + fund.length + 8))?.[1];
  return owner && isName(owner) ? tidy(owner) : undefined;
};

/** Who gives the money, where the document says so. */
export const funderName = (guidelines: Guidelines): string | undefined => {
  const { statements, reading } = guidelines;
  const labelled = statements.find(
    (statement) =>
      statement.label && label.test(statement.label) && isName(tidy(statement.value ?? '')),
  )?.value;
  if (labelled) {
    const part = statements.find(
      (statement) =>
        statement.label && component.test(statement.label) && isName(tidy(statement.value ?? '')),
    )?.value;
    return part ? `${tidy(labelled)} / ${tidy(part)}` : tidy(labelled);
  }
  const body = reading.blocks
    .map((block) => (block.type === 'table' ? '' : plain(block.text)))
    .join('\n');
  const scores = new Map<string, number>();
  const first = reading.blocks.find((block) => block.type === 'heading');
  const title = first?.type === 'heading' ? tidy(first.text) : undefined;
  const over = letterhead(reading) !== undefined;
  const add = (raw: string, score: number): void => {
    const key = tidy(raw);
    // "Stronger Communities Fund" over the page is what is given, not who gives it.
    const titled = /\b(?:Fund|Bank|Service)$/.test(key) && title === key && !over;
    if (isName(key) && !titled) scores.set(key, (scores.get(key) ?? 0) + score);
  };
  for (const match of body.matchAll(acts)) add(match[1] ?? '', 4);
  for (const match of body.slice(0, 15_000).matchAll(any))
    add(match[1] ?? '', match.index < 600 ? 2.5 : 0.5);
  for (const block of reading.blocks.slice(0, 12))
    if (block.type !== 'table' && new RegExp(`^(?:The )?${name}$`).test(plain(block.text).trim()))
      add(block.text, 3);
  for (const block of reading.blocks.slice(0, 6)) {
    const head =
      block.type === 'table'
        ? null
        : new RegExp(`^(?:The )?${name}(?=,? )`).exec(plain(block.text));
    if (head && block.type === 'paragraph' && block.text.length < 100) add(head[1] ?? '', 1);
  }
  for (const match of plain(reading.title ?? '').matchAll(any)) add(match[1] ?? '', 5);
  // Of two named as often, who is named first gives the money.
  const [best] = [...scores].sort((a, b) => b[1] - a[1] || body.indexOf(a[0]) - body.indexOf(b[0]));
  const found = best && best[1] >= 3 ? best[0] : undefined;
  const named = (found && ownerOf(body, found)) ?? found;
  return named ?? fromPageTitle(guidelines);
};
