import { callProvider } from '../../observability/call-provider.ts';
import type { Metrics } from '../../observability/metrics.ts';
import type { BlobStore } from './blob-store.ts';

/** Wraps a store with spans and metrics, which never contain a key. */
export function instrumentBlobStore(store: BlobStore, metrics: Metrics): BlobStore {
  const callOf = (operation: string) => ({
    provider: 'files',
    operation,
    attributes: { 'blob.operation': operation },
  });
  return {
    put: (key, body, options) =>
      callProvider(metrics, callOf('put'), async (span) => {
        const size = await store.put(key, body, options);
        span?.set({ 'blob.size': size });
        return size;
      }),
    get: (key) => callProvider(metrics, callOf('get'), () => store.get(key)),
    has: (key) => callProvider(metrics, callOf('has'), () => store.has(key)),
    remove: (key) => callProvider(metrics, callOf('remove'), () => store.remove(key)),
    move: (from, to) => callProvider(metrics, callOf('move'), () => store.move(from, to)),
    list: () => store.list(),
    removeUnfinished: (startedBefore, prefix) => store.removeUnfinished(startedBefore, prefix),
    prepare: () => store.prepare(),
  };
}
