export * from './blob-store.ts';
export * from './embedded-mongo/index.ts';
export * from './folder-blob-store.ts';
export * from './migrations/index.ts';
export * from './mongo.ts';
export * from './s3/s3-blob-store.ts';
export * from './s3/s3-settings.ts';
export * from './turn.ts';
