import type { SectionLimit } from '@grantwright/shared/contract';

/** Describes a limit, for example "at most 500 words". */
export function formatSectionLimit(limit: SectionLimit | undefined): string | undefined {
  const parts = [
    limit?.words && `${limit.words.toLocaleString('en-US')} words`,
    limit?.pages && `${limit.pages} ${limit.pages === 1 ? 'page' : 'pages'}`,
    limit?.characters && `${limit.characters.toLocaleString('en-US')} characters`,
  ].filter(Boolean);
  return parts.length > 0 ? `at most ${parts.join(', ')}` : undefined;
}

const names = new Intl.ListFormat('en-US');

/** Lists the other sections covered by a limit, for example "together with Budget and Timeline". */
export const formatSharedWith = (limit: SectionLimit | undefined): string | undefined =>
  limit?.sharedWith?.length ? `together with ${names.format(limit.sharedWith)}` : undefined;
