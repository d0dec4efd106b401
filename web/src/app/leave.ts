let leaving = false;

/** A full navigation: what is in memory belongs to the session that ends. */
export const leaveFor = (url: string): void => {
  leaving = true;
  window.location.assign(url);
};

/** The page anew, for what did not come with it. */
export const loadAgain = (): void => {
  leaving = true;
  window.location.reload();
};

/** Whether the application itself is leaving, so that no screen asks whether to stay. */
export const isLeaving = (): boolean => leaving;

/** Where the person is, to come back to. */
export const whereabouts = (): string =>
  window.location.pathname + window.location.search + window.location.hash;
