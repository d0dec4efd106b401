/**
 * A worker thread may load the native runtime only after the main thread has: otherwise Node cannot load it in the main
 * thread anymore.
 */
await import('onnxruntime-node').catch(() => undefined);
