import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applicationToDocx, applicationToPdf } from '@grantwright/applications/export';
import { htmlToDocument } from '@grantwright/shared/richtext';
import { createServer } from 'vite';
import type { Bench } from '../lib/run-benchmark.ts';

export type LibraryFile = { id: string; originalName: string; fileSize: number; path: string };
export type BuildPackage = (
  input: object,
  options: { signal: AbortSignal; onStep: () => void },
) => Promise<{ blob: Blob; failed: { path: string; reason: string }[] }>;
type Draft = Parameters<typeof applicationToPdf>[0] & { content: string };

/** Loads the function with which the web app builds a package. */
export async function loadBuildPackage(defer: Bench['defer']): Promise<BuildPackage> {
  const vite = await createServer({
    ...{ root: join(import.meta.dirname, '../../web'), appType: 'custom', logLevel: 'error' },
    ...{ server: { middlewareMode: true, ws: false, watch: null } },
  });
  defer(() => vite.close());
  const module = await vite.ssrLoadModule(
    '/src/features/creator/ready-to-send/package/build-package.ts',
  );
  return (module as { buildPackage: BuildPackage }).buildPackage;
}

/** Takes the place of the browser and the services. */
export function serveFiles(library: readonly LibraryFile[], date: string): void {
  const respond = async (url: string, body: string): Promise<Uint8Array> => {
    const file = library.find(({ id }) => url.includes(id));
    if (file) return readFile(file.path);
    const { content, ...draft } = JSON.parse(body) as Draft;
    const application = { ...draft, date, document: htmlToDocument(content) };
    return url.includes('pdf') ? applicationToPdf(application) : applicationToDocx(application);
  };
  const fetch: typeof globalThis.fetch = async (url, { body } = {}) =>
    new Response(Buffer.from(await respond(url as string, body as string)));
  Object.assign(globalThis, { fetch, window: new EventTarget() });
}
