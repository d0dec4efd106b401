export { createApp, outboxes, serviceName } from './app.ts';
export { aiSettings } from './config.ts';
export { migrations } from './migrations.ts';
export { analyzeGuidelines } from './built-in/analysis/analyze-guidelines.ts';
export { draftApplication } from './built-in/drafting/draft-application.ts';
export { extractOrganization } from './built-in/extraction/extract-organization.ts';
export { checkClaims } from './checking/check-claims.ts';
export type { DraftedSection, DraftInput } from './providers/provider.ts';
