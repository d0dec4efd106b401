import type * as Web from 'onnxruntime-web';

/** WebAssembly is six times slower than the native runtime but computes the same results on every processor. */
export type Runtime = 'native' | 'wasm';

/**
 * Opens a graph in one runtime. Uses a single thread, because the workers already run in parallel.
 *
 * @throws if the native runtime was not built for this processor or C library
 */
export async function openRuntime(graph: Uint8Array, runtime: Runtime) {
  const library = await (runtime === 'native' ? import('onnxruntime-node') : loadWebAssembly());
  const session = await library.InferenceSession.create(graph, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
  });
  return {
    int64: (values: BigInt64Array, shape: number[]) => new library.Tensor('int64', values, shape),
    /** The graph's only output. */
    run: async (feeds: Record<string, Web.Tensor>): Promise<Float32Array> => {
      const results = await session.run(feeds);
      const output = results[session.outputNames[0] ?? '']?.data;
      if (!(output instanceof Float32Array)) throw new TypeError('the graph returned no embedding');
      return output;
    },
  };
}

async function loadWebAssembly(): Promise<Pick<typeof Web, 'InferenceSession' | 'Tensor'>> {
  const web = await import('onnxruntime-web');
  web.env.wasm.numThreads = 1;
  return web;
}
