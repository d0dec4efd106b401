import type { ModelResponse, ResponseMemory } from '@grantwright/ai';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Opens the cached responses of one model, stored in one file per request. */
export function openResponseCache(
  cache: string,
  { baseUrl, model }: { baseUrl: string; model: string },
  onRecall: (response: ModelResponse) => void,
): Pick<ResponseMemory, 'recall' | 'remember'> {
  const endpoint = createHash('sha256').update(`${baseUrl} ${model}`).digest('hex').slice(0, 12);
  const folder = join(cache, 'responses', endpoint);
  const fileOf = (request: string) => join(folder, `${request}.json`);
  return {
    recall: async (request) => {
      const text = await readFile(fileOf(request), 'utf8').catch(() => undefined);
      if (text === undefined) return undefined;
      const response: ModelResponse = JSON.parse(text);
      onRecall(response);
      return response;
    },
    remember: async (request, response) => {
      await mkdir(folder, { recursive: true });
      // rename when complete, so that an interrupted run does not leave a partial response
      const partial = `${fileOf(request)}.partial`;
      await writeFile(partial, JSON.stringify(response));
      await rename(partial, fileOf(request));
    },
  };
}
