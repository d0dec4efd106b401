export * from './blob-store.ts';
export * from './folder-blob-store.ts';
export * from './mongo.ts';
