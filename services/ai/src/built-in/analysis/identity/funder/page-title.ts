import { plain } from '@grantwright/analyst';
import type { Guidelines } from '../../guidelines.ts';
import type { Evidence } from '../evidence.ts';
import { capitalRun, isBody, isOrganization, tidyOrganization } from '../organization-name.ts';

const given =
  /^(?:the )?(.{2,60}?)(?:'s)? (?:call for (?:proposals|applications)|request for (?:proposals|applications)|grants?\b|funding\b|donations?\b|small grants|community grants|grant program)/i;
const run = new RegExp(`^${capitalRun}$`, 'u');

/** As often as letters are said that are somebody's, and not only the programme's. */
const often = 4;

/** Names that a page bears in its title: behind the title of the page itself, or before "Call for Proposals". */
export const fromPageTitle = ({ reading, text }: Guidelines): Evidence[] => {
  const title = plain(reading.title ?? '');
  const parts = title.split(/\s+[|»·]\s+|\s+-\s+/).map((part) => tidyOrganization(part));
  const told = (name: string): number => text.split(name).length - 1;
  const found: Evidence[] = parts.flatMap((name, index) => {
    if (!run.test(name) || name.split(' ').length > 7) return [];
    // "Stronger Communities Fund" in the title may be what is given.
    if (/\b(?:Fund|Bank|Service)$/.test(name)) return [];
    if (isBody(name)) return [{ name, points: 3, why: 'is the name of the site' }];
    // Behind a bar stands whose page it is; behind a dash it may be a part of the title.
    const barred = /[|»·]/.test(title) && name.includes(' ') && isOrganization(name);
    if (index > 0 && index === parts.length - 1 && barred)
      return [{ name, points: 3, why: 'is the name of the site' }];
    const site = index > 0 && index === parts.length - 1 && told(name.split(' ')[0] ?? name) > 0;
    return site && !/\b(?:home|apply|guidelines|how|faqs?)\b/i.test(name)
      ? [{ name, points: 3, why: 'is the name of the site' }]
      : [];
  });
  const before = tidyOrganization(given.exec(title)?.[1] ?? '');
  if (before && run.test(before) && isOrganization(before)) {
    const alone = new RegExp(
      `\\b${before.replace(/[^\p{L}\d ]/gu, '.')}\\b(?! (?:Grant|Fund|Program|Award|Project|grant|program))`,
      'gu',
    );
    const said = text.match(alone)?.length ?? 0;
    if (said > 1) found.push({ name: before, points: 2, why: 'calls, in the title' });
  }
  const short = /^(\p{Lu}{2,6}) \p{Lu}\p{Ll}/u.exec(title)?.[1];
  if (short && (text.match(new RegExp(`\\b${short}\\b`, 'g'))?.length ?? 0) >= often)
    found.push({ name: short, points: 3, why: 'begins the title' });
  for (const name of (reading.origin?.names ?? []).map(tidyOrganization))
    found.push({ name, points: isBody(name) ? 3.5 : 3, why: 'is the name of the site' });
  return found;
};
