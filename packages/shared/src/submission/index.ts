export { aiStance } from './ai-policy/ai-stance.ts';
export { findSection } from './sections/find-section.ts';
export { isSameName } from './sections/same-name.ts';
