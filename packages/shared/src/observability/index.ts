export * from './call-provider.ts';
export * from './logger.ts';
export * from './metrics.ts';
export * from './request-context.ts';
export * from './tracing/index.ts';
