let isLeaving = false;

function startLeaving(): void {
  isLeaving = true;
  // The browser may restore the page from its back/forward cache.
  window.addEventListener('pageshow', () => (isLeaving = false), { once: true });
}

/** Navigates with a full page load, which drops everything the previous session left in memory. */
export const leavePage = (url: string): void => {
  startLeaving();
  window.location.assign(url);
};

export const reloadPage = (): void => {
  startLeaving();
  window.location.reload();
};

/** Whether the application itself has started a page load, which must not prompt about unsaved changes. */
export const isLeavingPage = (): boolean => isLeaving;

/** Returns the path, query and fragment, to come back to after signing in. */
export const getCurrentAddress = (): string =>
  window.location.pathname + window.location.search + window.location.hash;
