export { serviceName } from './app.ts';
export { settingsSchema as gatewaySettings } from './config.ts';
export { runGateway } from './run-gateway.ts';
