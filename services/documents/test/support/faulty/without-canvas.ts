import Module from 'node:module';

/** Runs the real reader as on a machine without a canvas binary. */
const load: unknown = Reflect.get(Module, '_load');
Reflect.set(Module, '_load', (...args: unknown[]): unknown => {
  if (String(args[0]).startsWith('@napi-rs/canvas'))
    throw Object.assign(new Error(`Cannot find module '${String(args[0])}'`), {
      code: 'MODULE_NOT_FOUND',
    });
  return typeof load === 'function' ? load.apply(Module, args) : undefined;
});
const { extractDocument } = await import('../../../src/extraction/index.ts');
const { serveExtractions } = await import('../../../src/extraction/processes/serve-extractions.ts');
serveExtractions(extractDocument);
