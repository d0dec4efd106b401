import type { AnalysisDetails } from '../../../../contract/analysis.ts';
import type { RichDocument } from '../../../../richtext/index.ts';
import { measureLengthUsage, type LengthUsage } from '../../../counting/measure-length-usage.ts';
import { chooseLimitRule } from '../../../counting/limit-rule.ts';
import { measureBlocks } from '../../../counting/text-length.ts';
import { countAttachedPages } from '../../../checklist/count-attached-pages.ts';
import { findApplicationFormat } from '../../../format/find-application-format.ts';
import { estimatePages } from '../../../pages/estimate-pages.ts';
import { measureSections } from '../../../sections/measure-sections.ts';
import { hasPageLimit } from '../../../sections/section-limits.ts';
import { findSectionUsages } from '../../../sections/measure-section-usage.ts';
import { findWholeLimit } from '../../../sections/find-whole-limit.ts';
import { createFindingFactory, pickQuote } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import type { Draft } from '../../readiness-input.ts';

const { blocker, warning } = createFindingFactory('limit');
/** At this share of the limit, the estimated pages certainly exceed it. */
const certainPageShare = 1.25;

type Pages = (blocks: RichDocument) => number;

/** Finds sections that exceed or nearly exceed their limit, and an application that exceeds its own. */
export function overLimit(draft: Draft): Finding[] {
  const { details } = draft;
  if (!details) return [];
  const format = findApplicationFormat({ details, changes: draft.submission?.format }) ?? {};
  const estimateSectionPages: Pages = (blocks) => estimatePages(blocks, format);
  return [
    ...findLongSections(draft, details, estimateSectionPages),
    ...findLongDraft(draft, details, estimateSectionPages),
  ];
}

/** A limit shared by several sections is reported once. */
function findLongSections(
  { document, submission }: Draft,
  details: AnalysisDetails,
  pagesOf: Pages,
): Finding[] {
  const measured = measureSections(document, hasPageLimit(details) ? pagesOf : undefined);
  const reported = new Set<string>();
  return measured.flatMap((section) =>
    findSectionUsages(section, details, submission).flatMap(({ limit, usageIn }) => {
      const sections = limit.sections.length === 1 ? [section.heading] : limit.sections;
      const names = [...sections, ...(limit.attachments ?? [])];
      const subject = names
        .map((name) => name.toLowerCase())
        .toSorted()
        .join(', ');
      const usage = usageIn(measured);
      const key = `${subject}: ${usage?.limit} ${usage?.unit}`;
      if (!usage || reported.has(key)) return [];
      reported.add(key);
      const place = { type: 'section', name: section.heading } as const;
      return createUsageFindings(usage, names.map((name) => `“${name}”`).join(', '), subject).map(
        (finding) => ({ ...finding, place, ...pickQuote(limit) }),
      );
    }),
  );
}

/** Exceeding the limit of the whole application is only a warning if parts of the text may not count. */
function findLongDraft(
  { document, submission }: Draft,
  details: AnalysisDetails,
  pagesOf: Pages,
): Finding[] {
  const applicationLimit = findWholeLimit(details);
  if (!applicationLimit) return [];
  const { limit, fact, isPartial } = applicationLimit;
  const length = {
    ...measureBlocks(document),
    ...(limit.pages && { pages: pagesOf(document) }),
  };
  const quote = fact.quote ?? fact.text;
  const stated = { name: '', description: '', quote, limit };
  const usage = measureLengthUsage(
    length,
    limit,
    chooseLimitRule(stated, [], submission?.counting),
    countAttachedPages(details, submission),
  );
  if (!usage) return [];
  const subject = 'the whole application';
  const findings =
    isPartial && usage.state === 'over'
      ? [warning(subject, 'The application may be over its limit', { help: formatHelp(usage) })]
      : createUsageFindings(usage, 'The application', subject);
  return findings.map((finding) => ({
    ...finding,
    ...pickQuote({ ...fact, quote }),
  }));
}

function createUsageFindings(usage: LengthUsage, names: string, subject: string): Finding[] {
  const { unit, limit, strictest } = usage;
  if (unit === 'pages') return createPageFindings(usage, names, subject);
  const help = formatHelp(usage);
  if (usage.state === 'over') {
    const over = `${formatNumber(usage.over)} ${usage.over === 1 ? unit.slice(0, -1) : unit}`;
    return [blocker(subject, `${names} is ${over} over`, { help })];
  }
  if (strictest)
    return [
      warning(`${subject}, strictest`, `${names} may be over the limit of the portal`, {
        help: `Some portals count ${formatNumber(strictest.count)} characters here; the limit is ${formatNumber(limit)}.`,
      }),
    ];
  if (usage.state !== 'near') return [];
  return [warning(`${subject}, near`, `${names} is close to its limit`, { help })];
}

/** Pages are an estimate, so only a clear excess is certain. */
function createPageFindings(usage: LengthUsage, names: string, subject: string): Finding[] {
  if (usage.state !== 'over') return [];
  const { share, limit } = usage;
  const pages = `${formatNumber(limit)} ${limit === 1 ? 'page' : 'pages'}`;
  const help = formatHelp(usage);
  return share >= certainPageShare
    ? [blocker(subject, `${names} is longer than ${pages}`, { help })]
    : [warning(subject, `${names} may be longer than ${pages}`, { help })];
}

function formatHelp({ unit, count, limit }: LengthUsage): string {
  if (unit !== 'pages')
    return `The limit is ${formatNumber(limit)} ${unit}; this has ${formatNumber(count)}.`;
  const about = count.toFixed(1).replace(/\.0$/, '');
  return `About ${about} pages, estimated from the funder’s font and margins. Check it in the Word file.`;
}

const formatNumber = (value: number): string => value.toLocaleString('en-US');
