const labelWidth = 'installing'.length;
const intervalMs = 3_000;

/**
 * Writes a line with the activity, its duration so far, and details.
 *
 * @param {string} label
 * @param {number} startedAt
 */
export function reportProgress(label, startedAt, details = '') {
  const seconds = `${Math.round((Date.now() - startedAt) / 1000)} s`;
  console.log(`${label.padEnd(labelWidth)}  ${seconds.padStart(5)}  ${details}`.trimEnd());
}

/**
 * Reports an activity when it starts and every few seconds until it ends.
 *
 * @template T
 * @param {string} label
 * @param {string} details
 * @param {() => Promise<T>} work
 */
export async function withProgress(label, details, work) {
  const startedAt = Date.now();
  reportProgress(label, startedAt, details);
  const timer = setInterval(() => reportProgress(label, startedAt), intervalMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
