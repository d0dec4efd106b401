export * from './blob-store.ts';
export * from './embedded-mongo/index.ts';
export * from './folder-blob-store.ts';
export * from './mongo.ts';
