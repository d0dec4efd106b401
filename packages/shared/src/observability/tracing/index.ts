export * from './begin-request.ts';
export * from './in-span.ts';
export * from './start-tracing.ts';
export * from './tracer.ts';
