export { createApp, outboxes, serviceName } from './app.ts';
export { aiSettings } from './config.ts';
export { analyzeGuidelines } from './built-in/analysis/analyze-guidelines.ts';
export { extractOrganization } from './built-in/extraction/extract-organization.ts';
