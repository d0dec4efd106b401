/** A full navigation: what is in memory belongs to the session that ends. */
export const leaveFor = (url: string): void => window.location.assign(url);

/** Where the person is, to come back to. */
export const whereabouts = (): string =>
  window.location.pathname + window.location.search + window.location.hash;
