/**
 * What a person typed and has not saved, kept for this tab: a closed dialog, a reload or an ended
 * session loses nothing. The key holds the user's id, so that nobody else finds it.
 */
export function sessionDraft<T>(key: string) {
  const name = `grantwright:draft:${key}`;
  return {
    read(): T | undefined {
      try {
        const text = sessionStorage.getItem(name);
        return text === null ? undefined : (JSON.parse(text) as T);
      } catch {
        return undefined;
      }
    },
    write(value: T): void {
      try {
        sessionStorage.setItem(name, JSON.stringify(value));
      } catch {
        // A full or forbidden storage keeps nothing; the form itself still holds the text.
      }
    },
    clear(): void {
      try {
        sessionStorage.removeItem(name);
      } catch {
        // Nothing was kept.
      }
    },
  };
}
