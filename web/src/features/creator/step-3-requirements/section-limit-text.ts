import type { SectionLimit } from '@grantwright/shared/contract';
import type { Length } from '../step-4-draft/outline/outline-entry.ts';

/** Single-spaced, 12-point type, one-inch margins. */
const wordsAPage = 500;

export type LimitUsage = {
  text: string;
  share: number;
  /** Set when only a stricter way of counting exceeds the limit. */
  warning?: string;
};

/** Describes a length, relative to its limit if there is one. */
export function limitUsage(
  { words, characters, utf16Characters }: Length,
  limit: SectionLimit | undefined,
): LimitUsage {
  const number = (n: number) => n.toLocaleString('en-US');
  if (limit?.words) {
    return { text: `${number(words)} of ${number(limit.words)} words`, share: words / limit.words };
  }
  if (limit?.characters) {
    const isOnlyStrictlyOver = characters <= limit.characters && utf16Characters > limit.characters;
    return {
      text: `${number(characters)} of ${number(limit.characters)} characters, including line breaks`,
      share: characters / limit.characters,
      ...(isOnlyStrictlyOver && {
        warning: `Over the limit in forms that count a line break or an emoji as two characters: ${number(utf16Characters)}.`,
      }),
    };
  }
  if (limit?.pages) {
    const pages = words / wordsAPage;
    return {
      text: `about ${Number(pages.toFixed(1))} of ${limit.pages} ${limit.pages === 1 ? 'page' : 'pages'}`,
      share: pages / limit.pages,
    };
  }
  return { text: `${number(words)} ${words === 1 ? 'word' : 'words'}`, share: 0 };
}

/** Describes a limit, for example "at most 500 words". */
export function sectionLimitText(limit: SectionLimit | undefined): string | undefined {
  const parts = [
    limit?.words && `${limit.words.toLocaleString('en-US')} words`,
    limit?.pages && `${limit.pages} ${limit.pages === 1 ? 'page' : 'pages'}`,
    limit?.characters && `${limit.characters.toLocaleString('en-US')} characters`,
  ].filter(Boolean);
  return parts.length > 0 ? `at most ${parts.join(', ')}` : undefined;
}

const names = new Intl.ListFormat('en-US');

/** The other sections that a limit includes: "together with Budget and Timeline". */
export const sharedWithText = (limit: SectionLimit | undefined): string | undefined =>
  limit?.sharedWith?.length ? `together with ${names.format(limit.sharedWith)}` : undefined;
