import { capitalize } from '@grantwright/analyst';
import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';
import { isRegisterPage } from '../register-page.ts';
import { fromCapitals, tidy } from '../tidy.ts';
import { placeAbroad } from './address-abroad.ts';
import { capitalName, isTitled } from './clean-name.ts';
import type { FoundAddress } from './read-address.ts';

/** What the page of a register adds to the name over it: "… — Quick View", "… - 1012345". */
const behindName =
  /\s+[-–—|]\s+(?:quick view|full view|overview|charity (?:overview|details|profile)|profile|\d{5,8})$/i;
const ofThePage =
  /\b(?:charit(?:y|ies) (?:details|overview|profile|register|search|commission|services)|registers? of|list of charities|quick view)\b/i;
const top = 10;

/** The first heading that is no heading of the register itself. */
export const nameInRegister = ({ lines }: Paper): Candidate[] => {
  if (!isRegisterPage(lines)) return [];
  const line = lines
    .slice(0, top)
    .find(
      ({ heading, text, others }) =>
        heading && !others && !ofThePage.test(text.replace(behindName, '')),
    );
  const text = line?.text.replace(behindName, '') ?? '';
  const name = line && isTitled(text) ? capitalName(fromCapitals(text)) : undefined;
  return line && name && name.split(' ').length > 1 ? [candidate(name, line, 2.3)] : [];
};

type Cell = { value: string; line: Line };

/** What stands beside a label in its row, or behind it on its line. */
const cells = (lines: Line[], label: RegExp): Cell[] =>
  lines.flatMap((line, at): Cell[] => {
    if (line.others) return [];
    const [own, rest = ''] = line.text.split(/:\s*(.*)/s);
    if (!label.test(own?.trim() ?? '')) return [];
    if (rest) return [{ value: rest, line }];
    const next = lines[at + 1];
    return next && line.row !== undefined && next.row === line.row
      ? [{ value: next.text, line: next }]
      : [];
  });

const charitable = /^(?:registered|active|up to date)\b/i;
const status = /^(?:charity|registration|registered) status$/i;
const number =
  /^(?:(?:registered |scottish )?charity|registration|charity registration) (?:number|no\.?)$/i;
const designated = /\b(?:public|private) foundation\b/i;

/** Who stands in a register of charities is one; Canada's tells foundations apart. */
export const typeInRegister = ({ lines }: Paper): Candidate<'charity' | 'foundation'>[] => {
  if (!isRegisterPage(lines)) return [];
  const told = cells(lines, status);
  const foundation = cells(lines, /^designation$/i).find(({ value }) => designated.test(value));
  if (foundation) return [candidate('foundation', foundation.line, 2.7)];
  const own = told.find(({ value }) => charitable.test(value)) ?? cells(lines, number)[0];
  return own ? [candidate('charity', own.line, 2.5)] : [];
};

const fields =
  /^(?:(?:registered )?charit(?:y|able) sub-?types?|what the charity does|main sector|(?:charitable )?sectors?|category|classification)\s*:?$/i;
const ofNoField =
  /^(?:general charitable purposes?|other\b.*|none|n\/?a|not (?:stated|available))$/i;
const mostWords = 12;
const most = 8;

/** The fields of work under which a register keeps a charity, in its list or its cell. */
export const fieldsInRegister = ({ lines }: Paper): Candidate[] => {
  if (!isRegisterPage(lines)) return [];
  return lines.flatMap((line, at): Candidate[] => {
    if (line.others || !fields.test(line.text)) return [];
    const below = lines.slice(at + 1, at + 1 + most);
    const end = below.findIndex((next) =>
      line.row === undefined ? !next.item || next.heading : next.row !== line.row,
    );
    const own = (end < 0 ? below : below.slice(0, end)).filter(
      ({ text }) => !ofNoField.test(text) && text.split(' ').length <= mostWords,
    );
    const [first] = own;
    const value = own.map(({ text }) => tidy(text)).join(', ');
    return first ? [candidate(capitalize(value), first, 2.6)] : [];
  });
};

const parts = {
  address: /^(?:charity |street |mailing |postal )*address(?: line 1)?$/i,
  city: /^(?:city|town|suburb|locality)(?: ?\/ ?(?:town|suburb))?$/i,
  state: /^(?:province|state|province ?\/ ?territory|county)$/i,
  postalCode: /^(?:postal ?code|post ?code|zip(?: code)?)$/i,
};
/** "41 Totara Road, Katikati 3129": New Zealand writes a town with its four digits and no state. */
const townWithCode = /^(.*\d.*?), (\p{Lu}[\p{L}' -]+?),? (\d{4})(?:, New Zealand)?$/u;

/** The address that a register keeps in cells of its own, or in one that no other country's form fits. */
export const placeInRegister = ({ lines }: Paper): FoundAddress[] => {
  if (!isRegisterPage(lines)) return [];
  const trust = 3.1;
  const [street, city, state, postalCode] = [
    cells(lines, parts.address)[0],
    cells(lines, parts.city)[0],
    cells(lines, parts.state)[0],
    cells(lines, parts.postalCode)[0],
  ];
  const part = (cell: Cell | undefined) => cell && candidate(cell.value, cell.line, trust);
  if (street && city && postalCode && /\d/.test(street.value))
    return [
      {
        trust,
        parts: {
          address: candidate(street.value, street.line, trust),
          city: candidate(city.value, city.line, trust),
          postalCode: candidate(postalCode.value, postalCode.line, trust),
          ...(state ? { state: part(state) } : {}),
        },
      },
    ];
  if (!street || placeAbroad(street.value)) return [];
  const [, own, town, code] = townWithCode.exec(street.value) ?? [];
  return own && town && code
    ? [
        {
          trust,
          parts: {
            address: candidate(own, street.line, trust),
            city: candidate(town, street.line, trust),
            postalCode: candidate(code, street.line, trust),
          },
        },
      ]
    : [];
};
