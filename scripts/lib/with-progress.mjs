const width = 'installing'.length;
const every = 3_000;

/** Writes one line: what is being done, for how long by now, and perhaps a word more. */
export function sayProgress(what, startedAt, more = '') {
  const seconds = `${Math.round((Date.now() - startedAt) / 1000)} s`;
  console.log(`${what.padEnd(width)}  ${seconds.padStart(5)}  ${more}`.trimEnd());
}

/** Says what is being done when it begins, and every few seconds until it is done. */
export async function withProgress(what, more, work) {
  const startedAt = Date.now();
  sayProgress(what, startedAt, more);
  const timer = setInterval(() => sayProgress(what, startedAt), every);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
