import { lengthUsage, type LengthUsage } from '../../counting/length-usage.ts';
import { ruleOfLimit } from '../../counting/rule-of-limit.ts';
import { measureSections } from '../../sections/measure-sections.ts';
import { isSameName } from '../../sections/same-name.ts';
import { lengthUnderLimit, limitOf } from '../../sections/shared-limit.ts';
import { findingsOf, quoteOf } from '../create-finding.ts';
import type { Finding } from '../finding.ts';
import type { Draft } from '../readiness-input.ts';

const { blocker, warning } = findingsOf('limit');

/** Sections that are longer than the funder allows, or nearly so. A limit of several sections counts once. */
export function overLimit({ details, document, submission }: Draft): Finding[] {
  if (!details) return [];
  const measured = measureSections(document);
  const requirements = details.requirements.map(({ text, quote }) => quote ?? text);
  const seen = new Set<string>();
  return measured.flatMap((section): Finding[] => {
    const limit = limitOf(section.heading, details.sections);
    if (!limit) return [];
    const detail = details.sections.find(({ name }) => isSameName(name, section.heading));
    const names = [section.heading, ...(limit.sharedWith ?? [])];
    const subject = names
      .map((name) => name.toLowerCase())
      .toSorted()
      .join(', ');
    if (seen.has(subject)) return [];
    seen.add(subject);
    const usage = lengthUsage(
      lengthUnderLimit(section, limit, measured),
      limit,
      ruleOfLimit(detail, requirements, submission?.counting),
    );
    if (!usage) return [];
    const place = { type: 'section', name: section.heading } as const;
    return findingsOfUsage(usage, names.map((name) => `“${name}”`).join(', '), subject).map(
      (finding) => ({ ...finding, place, ...quoteOf(detail) }),
    );
  });
}

function findingsOfUsage(usage: LengthUsage, names: string, subject: string): Finding[] {
  const { unit, limit, strictest } = usage;
  if (unit === 'pages') return findingsOfPages(usage, names, subject);
  const help = `The limit is ${number(limit)} ${unit}; this has ${number(usage.count)}.`;
  if (usage.state === 'over') {
    const over = `${number(usage.over)} ${usage.over === 1 ? unit.slice(0, -1) : unit}`;
    return [blocker(subject, `${names} is ${over} over`, { help })];
  }
  if (strictest)
    return [
      warning(`${subject}, strictest`, `${names} may be over the limit of the portal`, {
        help: `Some portals count ${number(strictest.count)} characters here; the limit is ${number(limit)}.`,
      }),
    ];
  if (usage.state !== 'near') return [];
  return [warning(`${subject}, near`, `${names} is close to its limit`, { help })];
}

/** Pages are an estimate, so they are never certain. */
function findingsOfPages({ state, count, limit }: LengthUsage, names: string, subject: string) {
  if (state !== 'over') return [];
  const about = count.toFixed(1).replace(/\.0$/, '');
  return [
    warning(
      subject,
      `${names} may be longer than ${number(limit)} ${limit === 1 ? 'page' : 'pages'}`,
      {
        help: `We estimate about ${about} pages. Check it in the Word file.`,
      },
    ),
  ];
}

const number = (value: number): string => value.toLocaleString('en-US');
