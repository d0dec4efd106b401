/** In characters; about thirty pages. */
const maxCharacters = 100_000;
/** The weight of a value in addition to its text: many small values take as long as one long string. */
const charactersPerValue = 10;

/**
 * Whether a job is likely to run long, estimated from the text and the number of values in its input. Only arrays
 * and plain objects are traversed.
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
