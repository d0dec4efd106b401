import type { ComponentType } from 'react';
import { lazyWithRetry } from '../lib/lazy-with-retry.ts';

type Load = () => Promise<ComponentType>;

/**
 * A route's `lazy` function: loads the screen's code during the navigation. The router never retries a failed load,
 * so the screen itself retries it when rendered.
 */
export const createLazyScreen = (load: Load) => async () => ({
  Component: await load().catch(() => lazyWithRetry(load)),
});
