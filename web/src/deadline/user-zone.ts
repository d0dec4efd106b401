/** The IANA time zone of the browser. */
export const userZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
