import type { Guidelines } from '../guidelines.ts';

/** "Here are notable new grant awards compiled by the Chronicle:" */
const told =
  /\b(?:notable|new|recent|latest) (?:grant awards|grants awarded|grants)\b[^.\n]{0,40}\b(?:compiled|rounded up|announced|from foundations|made (?:by|this))\b/i;
const early = 600;

/** Whether a paper gathers the news of who gave what to whom. */
export const tellsAwards = ({ text }: Guidelines): boolean => told.test(text.slice(0, early));
