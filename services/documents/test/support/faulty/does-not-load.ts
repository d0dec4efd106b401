/** A process that exits before it has loaded. */
const missing: string = 'a-package-that-is-not-there';
await import(missing);
