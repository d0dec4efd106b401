import { plain } from '@grantwright/analyst';
import type { Guidelines } from '../../guidelines.ts';
import type { Evidence } from '../evidence.ts';
import { tidyOrganization } from '../organization-name.ts';
import { proseOf } from '../paper-text.ts';

const kind =
  'Foundation|Trust|Endowment|Council(?: (?:on|for|of) (?:the )?[A-Z][\\w&]+(?: (?:and|&) [A-Z][\\w&]+)*)?|Commission(?: (?:on|for) [A-Z]\\w+)?|Agency|Administration|Authority|Institutes?(?: (?:of|for) [A-Z]\\w+(?: [A-Z]\\w+)*)?|Department of (?:the )?[A-Z]\\w+(?:,?(?: and| &)? [A-Z]\\w+)*|Ministry of (?:the )?[A-Z]\\w+(?:,?(?: and| &)? [A-Z]\\w+)*|Bureau of [A-Z]\\w+(?: [A-Z]\\w+)*|Office of [A-Z]\\w+(?:(?: and| the| of)? [A-Z]\\w+)*|Fund|Charit(?:y|ies)|Corporation|Society|Association|Bank|Credit Union|Company|Inc\\.?|United Way(?: of (?:the )?[A-Z]\\w+(?: [A-Z]\\w+)*)?|Community Foundation(?: (?:of|for) [A-Z]\\w+(?: [A-Z]\\w+)*)?|(?:Rotary |Lions |Kiwanis )?Club(?: of [A-Z]\\w+(?: [A-Z]\\w+)*)?|Consortium|Coalition|Collective|Alliance|Network|Service|University|College';
const place =
  '(?:City|Town|Village|County|State|Borough|University|College) of [A-Z]\\w+(?: [A-Z][a-z]\\w+(?![\\w-]))?';
const name = `((?:(?:St\\.|U\\.S\\.|[A-Z]\\.|[A-Z][\\w&'-]*|of|for|the|and|&) ){0,6}(?:${kind})|${place})`;
const acts = new RegExp(
  `(?:^|[.\\n][^\\S\\n]*|\\b[Tt]he )${name}(?:\\s*\\([A-Z&-]{2,12}\\))?(?:'s)?,?\\s+(?:is (?:pleased|accepting|seeking|soliciting|requesting|now|offering|an? (?:private|family|community|public|state|independent|philanthropic))|invites|announces|seeks|supports|makes|gives|awards|provides|funds|offers|helps|runs|has (?:launched|helped|supported|given|funded)|is open|will (?:award|accept|fund|provide|consider)|welcomes|requests|solicits|accepts|was (?:established|founded|created)|has (?:issued|made)|considers|does not|expects|intends)`,
  'gm',
);
const any = new RegExp(`(?<![\\w/'-])${name}\\b`, 'g');
const whole = new RegExp(`^(?:The )?${name}$`);
const first = new RegExp(`^(?:The )?${name}(?=,? )`);
const near = 600;
const far = 15_000;

/** Names of foundations, councils, departments and clubs wherever they stand: early, often, as who acts. */
export const fromMentions = ({ reading }: Guidelines): Evidence[] => {
  const body = proseOf(reading);
  const found: Evidence[] = [];
  const add = (raw: string | undefined, points: number, why: string): void => {
    found.push({ name: tidyOrganization(raw ?? ''), points, why });
  };
  for (const match of body.matchAll(acts)) add(match[1], 4, 'acts as funders do');
  for (const match of body.slice(0, far).matchAll(any))
    add(match[1], match.index < near ? 2.5 : 0.5, 'is named');
  reading.blocks.slice(0, 12).forEach((block, index) => {
    if (block.type === 'table') return;
    const text = plain(block.text).trim();
    if (whole.test(text)) add(text, 3, 'stands in a line of its own');
    const head = index < 6 && block.type === 'paragraph' && text.length < 100 && first.exec(text);
    if (head) add(head[1], 1, 'opens a line');
  });
  for (const match of plain(reading.title ?? '').matchAll(any))
    if (!/\b(?:Fund|Bank|Service)$/.test(match[1] ?? '')) add(match[1], 5, 'is in the title');
  return found;
};

const starting = new RegExp(`^${name}`);

/** "The Youth Arts Fund of the Ridge Foundation": the fund is the foundation's. */
export const ownerOf = (body: string, fund: string): string | undefined => {
  const at = /\bFund$/.test(fund) ? body.indexOf(`${fund} of the `) : -1;
  if (at < 0) return undefined;
  return starting.exec(body.slice(at + fund.length + 8))?.[1];
};
