export { withOfferedFields } from './analysis/with-offered-fields.ts';
export { createApp, outboxes, serviceName } from './app.ts';
export { accountSettingsOf, aiSettings, openAiSettingsOf, pricesOf } from './config.ts';
export { createMigrations } from './migrations.ts';
export { createUsageModel } from './records/usage-record.ts';
export { sectionsToHtml } from './generation/sections-to-html.ts';
export { sourcesOf } from './generation/sources-of.ts';
export { defaultOpenAiSettings } from './openai/settings.ts';
export type {
  AiProvider,
  DraftedSection,
  DraftInput,
  ModelResponse,
  ResponseMemory,
  Usage,
} from './providers/provider.ts';
export { costOf, type Prices } from './usage/reservations.ts';
export type { AccountSettings } from './usage/usage-budget.ts';
export { sumDailyUsage, sumMonthlyUsage, type UsageTotal } from './usage/usage-totals.ts';
