export * from './catalog.ts';
export * from './event.ts';
