import { callProvider } from '../../observability/call-provider.ts';
import type { Metrics } from '../../observability/metrics.ts';
import type { BlobStore } from './blob-store.ts';

/** Wraps a store with spans and metrics, which never contain a key. */
export function instrumentBlobStore(store: BlobStore, metrics: Metrics): BlobStore {
  const describeCall = (operation: string) => ({
    provider: 'files',
    operation,
    attributes: { 'blob.operation': operation },
  });
  return {
    put: (key, body, options) =>
      callProvider(metrics, describeCall('put'), async (span) => {
        const size = await store.put(key, body, options);
        span?.set({ 'blob.size': size });
        return size;
      }),
    get: (key) => callProvider(metrics, describeCall('get'), () => store.get(key)),
    has: (key) => callProvider(metrics, describeCall('has'), () => store.has(key)),
    remove: (key) => callProvider(metrics, describeCall('remove'), () => store.remove(key)),
    list: () => store.list(),
    prepare: () => store.prepare(),
  };
}
