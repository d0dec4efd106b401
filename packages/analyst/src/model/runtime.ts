import type * as Web from 'onnxruntime-web';

export type Runtime = 'native' | 'wasm';

type Library = Pick<typeof Web, 'InferenceSession' | 'Tensor'>;

/**
 * Opens a graph in the native runtime, or in WebAssembly where that does not load (a processor or a C
 * library that it was not built for): slower, with the same results. One thread each: workers run side by side.
 */
export async function openRuntime(graph: Uint8Array, runtime?: Runtime) {
  const library = await libraryFor(runtime);
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
      if (!(output instanceof Float32Array)) throw new TypeError('the graph gave no embedding');
      return output;
    },
  };
}

async function libraryFor(runtime?: Runtime): Promise<Library> {
  if (runtime !== 'wasm')
    try {
      return await import('onnxruntime-node');
    } catch (error) {
      if (runtime === 'native') throw error;
    }
  const web = await import('onnxruntime-web');
  web.env.wasm.numThreads = 1;
  return web;
}
