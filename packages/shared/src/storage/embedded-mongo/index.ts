export { findMongod } from './find-mongod.ts';
export { startEmbeddedMongo, type EmbeddedMongo } from './start-embedded-mongo.ts';
export { StartupError } from './startup-error.ts';
