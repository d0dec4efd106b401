export { withOfferedFields } from './analysis/with-offered-fields.ts';
export { createApp, outboxes, serviceName } from './app.ts';
export { toAccountSettings, aiSettings, toOpenAiSettings, toPrices } from './config.ts';
export { createMigrations } from './migrations.ts';
export { createUsageModel } from './records/usage-record.ts';
export { sectionsToHtml } from './generation/sections-to-html.ts';
export { getSources } from './generation/get-sources.ts';
export { defaultOpenAiSettings } from './openai/settings.ts';
export type {
  AiProvider,
  DraftedSection,
  DraftInput,
  ModelResponse,
  ResponseMemory,
  Usage,
} from './providers/provider.ts';
export { computeCost, type Prices } from './usage/reservations.ts';
export type { AccountSettings } from './usage/usage-budget.ts';
export { sumDailyUsage, sumMonthlyUsage, type UsageTotal } from './usage/usage-totals.ts';
