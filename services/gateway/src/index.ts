export { serviceName } from './app.ts';
export { settingsSchema as gatewaySettings } from './config.ts';
export { servePages } from './pages/serve-pages.ts';
export { runGateway } from './run-gateway.ts';
