import type { SectionLimit } from '@grantwright/shared/contract';

/** A page of single-spaced text in a 12-point type, one-inch margins. */
const wordsAPage = 500;

export type LimitUsage = {
  text: string;
  share: number;
  /** Set where the length is within the limit as counted here, but not as stricter forms count. */
  warning?: string;
};

type Length = { words: number; characters: number; strictCharacters: number };

/** A length held against its limit, in the words of the funder's limit; the length alone where there is none. */
export function limitUsage(
  { words, characters, strictCharacters }: Length,
  limit: SectionLimit | undefined,
): LimitUsage {
  const number = (n: number) => n.toLocaleString('en-US');
  if (limit?.words) {
    return { text: `${number(words)} of ${number(limit.words)} words`, share: words / limit.words };
  }
  if (limit?.characters) {
    const isOnlyStrictlyOver =
      characters <= limit.characters && strictCharacters > limit.characters;
    return {
      text: `${number(characters)} of ${number(limit.characters)} characters, including line breaks`,
      share: characters / limit.characters,
      ...(isOnlyStrictlyOver && {
        warning: `Over the limit in forms that count a line break or an emoji as two characters: ${number(strictCharacters)}.`,
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

/** "at most 500 words"; nothing where the funder sets no limit. */
export function sectionLimitText(limit: SectionLimit | undefined): string | undefined {
  const parts = [
    limit?.words && `${limit.words.toLocaleString('en-US')} words`,
    limit?.pages && `${limit.pages} ${limit.pages === 1 ? 'page' : 'pages'}`,
    limit?.characters && `${limit.characters.toLocaleString('en-US')} characters`,
  ].filter(Boolean);
  return parts.length > 0 ? `at most ${parts.join(', ')}` : undefined;
}
