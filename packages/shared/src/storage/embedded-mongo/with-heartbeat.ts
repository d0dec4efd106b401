/**
 * Logs the activity in progress, with the elapsed time every few seconds.
 *
 * @param text the activity, such as `downloading MongoDB`
 */
export async function withHeartbeat<T>(
  print: (line: string) => void,
  text: string,
  work: () => Promise<T>,
): Promise<T> {
  const started = Date.now();
  print(text);
  const timer = setInterval(
    () => print(`${text} (${Math.round((Date.now() - started) / 1000)} s)`),
    4_000,
  );
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
