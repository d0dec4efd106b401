/** A process that fails while loading. */
const missing: string = 'a-package-that-is-not-there';
await import(missing);
