import type { ComponentType } from 'react';
import { lazyWithRetry } from '../lib/lazy-with-retry.ts';

type Load = () => Promise<ComponentType>;

/**
 * A route's `lazy` function: loads the screen's code together with the navigation. The router never
 * repeats a failed load, so a screen whose code did not arrive loads it again when it is rendered.
 */
export const lazyScreen = (load: Load) => async () => ({
  Component: await load().catch(() => lazyWithRetry(load)),
});
