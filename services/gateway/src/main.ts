import {
  createLogger,
  exitAfter,
  keepRespondingMs,
  getListenerTls,
  openBus,
  readConfigOrExit,
  startTracing,
  ShutdownBudget,
  shutdownLimitMs,
} from '@grantwright/shared/service';
import { serviceName } from './app.ts';
import { readGatewayConfig } from './config.ts';
import { runGateway } from './run-gateway.ts';

const config = readConfigOrExit(readGatewayConfig);
const log = createLogger({ name: serviceName, level: config.LOG_LEVEL });
const tracing = await startTracing(config.OTEL_EXPORTER_OTLP_ENDPOINT);
const bus = openBus(config.RABBITMQ_URL, serviceName, log);
const gateway = await runGateway({
  host: config.HOST,
  port: config.PORT,
  metricsPort: config.METRICS_PORT,
  tls: getListenerTls(config),
  internalCa: config.INTERNAL_CA,
  settings: config,
  urls: {
    auth: config.AUTH_URL,
    organizations: config.ORGANIZATIONS_URL,
    documents: config.DOCUMENTS_URL,
    applications: config.APPLICATIONS_URL,
    ai: config.AI_URL,
    billing: config.BILLING_URL,
  },
  privateKey: config.IDENTITY_PRIVATE_KEY,
  webRoot: config.WEB_ROOT,
  bus,
  log,
  tracer: tracing?.tracerOf(serviceName),
  keepRespondingMs,
});
/** Shutdown time reserved for closing the broker and the trace exporter. */
const connectionsMs = 1_000;

async function stop() {
  exitAfter(shutdownLimitMs);
  const budget = new ShutdownBudget();
  await gateway.stop(budget.reserving(connectionsMs));
  await budget.run(Promise.all([bus.close(), tracing?.stop()]));
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
