export * from './attachments-in.ts';
export * from './blob-store-contract.ts';
export * from './builders.ts';
export * from './bus-contract.ts';
export * from './certificates.ts';
export * from './identities.ts';
export * from './ledger.ts';
export * from './mail-sink.ts';
export * from './mailer-contract.ts';
export * from './metric-value.ts';
export * from './mongo.ts';
export * from './count-waiting-events.ts';
export * from './dedicated-mongo.ts';
export {
  dedicatedBroker,
  dedicatedObjectStore,
  testBroker,
  testObjectStore,
  type OwnServer,
  type TestServer,
} from './servers/run-servers.ts';
export { linkToBroker, type BrokerLink } from './servers/broker-link.ts';
export * from './test-folder.ts';
export { stablePort } from './servers/stable-port.ts';
export * from './service.ts';
export * from './wait-for.ts';
export * from './watched-database.ts';
export { withDatabase } from './with-database.ts';
