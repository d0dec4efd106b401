/** Returns the browser's IANA time zone. */
export const getUserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
