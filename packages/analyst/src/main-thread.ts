// The functions that the service calls in its main process. The others run in threads, and loading them would take a
// tenth of the time to start.
export { findKeyFacts } from './analysis/key-facts/find-key-facts.ts';
export { isOptionalAction } from './analysis/key-facts/optional-action.ts';
export { gatherStatements } from './drafting/gather-statements.ts';
export { findRequest } from './drafting/money-items.ts';
export { findConflictingTimeInEffect } from './text/daylight-time.ts';
export { comparable, squeeze, trimEndCharacters } from './text/normalize.ts';
export { findValues } from './text/values.ts';
export { removeInvisibleSigns } from './text/extract-visible-text.ts';
