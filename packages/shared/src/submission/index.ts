export { findSection } from './sections/find-section.ts';
export { isSameName } from './sections/same-name.ts';
