export * from './catalogue.ts';
export * from './event.ts';
