import { callProvider } from '../../service/clients/call-provider.ts';
import type { Metrics } from '../../service/observability/metrics.ts';
import type { BlobStore } from './blob-store.ts';

/** The same store, with a span and a measurement for each file; what it is called stays out of both. */
export function instrumentBlobStore(store: BlobStore, metrics: Metrics): BlobStore {
  const observe = (operation: string) => ({
    provider: 'files',
    operation,
    attributes: { 'blob.operation': operation },
  });
  return {
    put: (key, body, options) =>
      callProvider(metrics, observe('put'), async (span) => {
        const size = await store.put(key, body, options);
        span?.set({ 'blob.size': size });
        return size;
      }),
    get: (key) => callProvider(metrics, observe('get'), () => store.get(key)),
    has: (key) => callProvider(metrics, observe('has'), () => store.has(key)),
    remove: (key) => callProvider(metrics, observe('remove'), () => store.remove(key)),
    move: (from, to) => callProvider(metrics, observe('move'), () => store.move(from, to)),
    list: () => store.list(),
    removeUnfinished: (begunBefore, prefix) => store.removeUnfinished(begunBefore, prefix),
    ready: () => store.ready(),
  };
}
