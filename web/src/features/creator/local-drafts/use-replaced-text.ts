import type { RichDocument } from '@grantwright/shared/richtext';
import { getTextRecords } from '@grantwright/shared/submission';
import { useCallback, useEffect, useRef, useState } from 'react';
import { browserRecords } from '../../../domain/local-data/draft-records.ts';
import type { useCreatorState } from '../state/use-creator-state.ts';
import type { EarlierText } from '../versions/with-earlier-text.ts';

/** Text replaced by a new draft or another version. */
export type ReplacedText = EarlierText & {
  label: string;
  /** Whether the server has the text as a version. */
  isOnServer?: boolean;
};

/** Stores an application's replaced text, and moves it when the first save changes the draft key. */
export function useReplacedText(
  draftKey: string,
  { getCurrent }: ReturnType<typeof useCreatorState>,
) {
  const key = `${draftKey}/aside`;
  const [replacedText, setReplacedText] = useState<ReplacedText>();
  const entry = useRef<{ key: string; replacedText: ReplacedText | undefined }>({
    key,
    replacedText: undefined,
  });

  useEffect(() => {
    const { key: before, replacedText: moved } = entry.current;
    entry.current.key = key;
    if (moved) {
      if (before !== key) {
        ignoreFailure(browserRecords.write(key, moved));
        ignoreFailure(browserRecords.remove(before));
      }
      return undefined;
    }
    let isCurrent = true;
    const restore = (value: unknown) => {
      if (!isCurrent || !isReplacedText(value) || entry.current.replacedText) return;
      entry.current.replacedText = value;
      setReplacedText(value);
    };
    ignoreFailure(browserRecords.read(key).then(restore));
    return () => {
      isCurrent = false;
    };
  }, [key]);

  const store = useCallback((next: ReplacedText | undefined) => {
    entry.current.replacedText = next;
    setReplacedText(next);
    const { key: at } = entry.current;
    ignoreFailure(next ? browserRecords.write(at, next) : browserRecords.remove(at));
  }, []);

  const storeCurrent = (label: string, isOnServer = false) => {
    const { document } = getCurrent();
    if (document) store({ document, textRecords: getTextRecords(getCurrent()), label, isOnServer });
  };

  /** Records that the server has stored the replaced text as a version. */
  const confirm = (document: RichDocument) => {
    const { replacedText: stored } = entry.current;
    if (stored?.document === document) store({ ...stored, isOnServer: true });
  };

  return { replacedText, store, storeCurrent, confirm };
}

/** Without IndexedDB, the text is kept only in memory. */
const ignoreFailure = (work: Promise<unknown>): void => {
  work.catch(() => undefined);
};

const isReplacedText = (value: unknown): value is ReplacedText =>
  typeof value === 'object' && value !== null && 'document' in value && 'label' in value;
