/** Some thirty pages of text. */
const maxCharacters = 100_000;
/** What a value counts for besides its text, in characters: many small values take as long as a long text. */
const charactersPerValue = 10;

/**
 * Whether a job is likely to take long, by the text and the number of values in its input. Stops counting as
 * soon as that is certain. Only arrays and plain objects are looked into.
 */
export function isLargeInput(input: unknown): boolean {
  const pending: unknown[] = [input];
  let characters = 0;
  while (pending.length > 0) {
    const value = pending.pop();
    characters += charactersPerValue + (typeof value === 'string' ? value.length : 0);
    if (characters > maxCharacters) return true;
    if (Array.isArray(value) || isPlainObject(value)) {
      for (const each of Object.values(value)) pending.push(each);
    }
  }
  return false;
}

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
