import { cleanContent } from './clean-content.ts';

/** Cleans long texts in a thread of its own. */
export default cleanContent;
