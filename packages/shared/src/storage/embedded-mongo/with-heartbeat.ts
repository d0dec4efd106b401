/**
 * Says what is being waited for, and again every few seconds with the time that has gone by, so that
 * nobody faces a silent screen.
 *
 * @param say where a line goes
 * @param text what is being done, such as `downloading MongoDB`
 * @param work the work itself
 * @param everyMs the pause between two lines, in milliseconds
 * @returns what the work returns
 */
export async function withHeartbeat<T>(
  say: (line: string) => void,
  text: string,
  work: () => Promise<T>,
  everyMs = 4_000,
): Promise<T> {
  const started = Date.now();
  say(text);
  const timer = setInterval(
    () => say(`${text} (${Math.round((Date.now() - started) / 1000)} s)`),
    everyMs,
  );
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
