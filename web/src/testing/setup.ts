import { cleanup, configure } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { toast } from 'sonner';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { keepVisibilityRules } from './keep-visibility-rules.ts';
import { omitOwnerStacks } from './omit-owner-stacks.ts';
import { printPageOnTimeout } from './print-page-on-timeout.ts';
import { server } from './server.ts';
import { skipDefaultRules } from './skip-default-rules.ts';
import { trackTimeouts } from './track-timeouts.ts';
import { takeUnexpectedRequests } from './unexpected-requests.ts';

const originalSetTimeout = globalThis.setTimeout;
// The first test that renders a screen also compiles it, which has taken a minute on a busy machine.
const waitTimeoutMs = 150_000;
configure({ asyncUtilTimeout: waitTimeoutMs });
const { waitFor } = vi;
vi.waitFor = (callback, options = waitTimeoutMs) => waitFor(callback, options);
afterAll(() => Object.assign(vi, { waitFor }));

omitOwnerStacks();
skipDefaultRules();

// Pointer events are tested in a browser. Checking them here would compute the style of all ancestors before
// each action, and a dialog accepts pointer events only one render after it appears.
const { setup } = userEvent;
Object.assign(userEvent, {
  setup: (options = {}) => setup({ pointerEventsCheck: PointerEventsCheckLevel.Never, ...options }),
});
afterAll(() => Object.assign(userEvent, { setup }));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(async () => {
  cleanup();
  toast.dismiss();
  // The mock server has then looked up every request that the test has sent.
  await new Promise((resolve) => originalSetTimeout(resolve));
  const unexpected = takeUnexpectedRequests();
  server.resetHandlers();
  // Runs after unmounting, because screens store unsaved input then.
  localStorage.clear();
  sessionStorage.clear();
  expect(unexpected, 'requests without a mock').toEqual([]);
});
afterAll(() => server.close());
afterAll(trackTimeouts());
afterAll(printPageOnTimeout());
afterAll(keepVisibilityRules());
// Test files share modules, so reset variables and spies for the next file.
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  const { variableResets = [] } = globalThis as { variableResets?: (() => void)[] };
  for (const reset of variableResets) reset();
});

// Browser APIs missing from jsdom.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => undefined;
Range.prototype.getBoundingClientRect = () => document.createElement('i').getBoundingClientRect();
class NeverIntersects implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
window.IntersectionObserver ??= NeverIntersects;
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.matchMedia ??= (media: string) =>
  ({ matches: false, media, addEventListener() {}, removeEventListener() {} }) as never;
