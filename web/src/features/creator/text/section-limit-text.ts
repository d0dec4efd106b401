import type { LengthLimit } from '@grantwright/shared/contract';
import type { CoveringLimit } from '@grantwright/shared/submission';

/** Describes a limit, for example "at most 500 words". */
export function formatSectionLimit(limit: LengthLimit | undefined): string | undefined {
  const parts = [
    limit?.words && `${limit.words.toLocaleString('en-US')} words`,
    limit?.pages && `${limit.pages} ${limit.pages === 1 ? 'page' : 'pages'}`,
    limit?.characters && `${limit.characters.toLocaleString('en-US')} characters`,
  ].filter(Boolean);
  return parts.length > 0 ? `at most ${parts.join(', ')}` : undefined;
}

const names = new Intl.ListFormat('en-US');

/**
 * Names the sections and attachments that a limit covers together: "Need and Budget", "Need to Evaluation". Returns
 * undefined if it covers only one.
 * @param sections all sections in order, which determines whether a range can name them
 */
export function formatCovered(
  { sections: covered, attachments = [] }: Pick<CoveringLimit, 'sections' | 'attachments'>,
  sections: ReadonlyArray<{ name: string }>,
): string | undefined {
  if (covered.length + attachments.length < 2) return undefined;
  const positions = covered.map((one) => sections.findIndex(({ name }) => name === one));
  const [from, to] = [Math.min(...positions), Math.max(...positions)];
  const [first, last] = [sections[from], sections[to]];
  const isAll = covered.length > 1 && covered.length === sections.length && from === 0;
  const isRange = covered.length > 2 && to - from === covered.length - 1;
  const range = isAll
    ? 'all sections'
    : isRange && first && last && `${first.name} to ${last.name}`;
  return names.format([...(range ? [range] : covered), ...attachments]);
}
