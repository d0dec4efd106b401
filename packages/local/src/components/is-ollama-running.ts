const ollamaUrl = 'http://127.0.0.1:11434/api/version';
const defaultTimeoutMs = 300;

/** Whether an Ollama server runs on this machine. The product only mentions it; the operator must enable it. */
export const isOllamaRunning = (url = ollamaUrl, timeoutMs = defaultTimeoutMs): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).then(
    async (response) => response.ok && 'version' in Object(await response.json()),
    () => false,
  );
