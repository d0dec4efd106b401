/** A process that ends before it has loaded. */
const missing: string = 'a-package-that-is-not-there';
await import(missing);
