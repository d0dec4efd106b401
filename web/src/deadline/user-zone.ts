/** Returns the browser's IANA time zone. */
export const userZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
