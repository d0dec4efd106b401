import type { Progress } from '@grantwright/shared/contract';

export type DraftedSection = {
  name: string;
  state: 'waiting' | 'writing' | 'written';
  html: string;
};

export const createWaitingSections = (names: string[]): DraftedSection[] =>
  names.map((name) => ({ name, state: 'waiting', html: '' }));

/** Applies a progress event, keeping the sections in the funder's order. */
export function withProgress(sections: DraftedSection[], report: Progress): DraftedSection[] {
  const { section: name, content } = report;
  if (report.stage !== 'drafting' || name === undefined) return sections;
  const next: DraftedSection = {
    name,
    state: content === undefined ? 'writing' : 'written',
    html: content ?? '',
  };
  if (!sections.some((section) => section.name === name)) return [...sections, next];
  return sections.map((section) =>
    section.name === name && section.state !== 'written' ? next : section,
  );
}

/** Describes the progress of a draft, for example "3 of 8 sections written". */
export function describeDraftingStatus(
  sections: DraftedSection[],
  stage: Progress['stage'] | undefined,
) {
  if (stage === 'checking') return 'Checking every figure, date and name against your sources';
  if (stage === 'waiting') return 'Waiting for your other draft to finish';
  const writtenCount = sections.filter((section) => section.state === 'written').length;
  if (stage === undefined) return 'Gathering your information';
  return `${writtenCount} of ${sections.length} sections written`;
}
