/** How long a link in an email works. */
export const linkMinutes = 30;

export const linkExpiry = (now: Date) => new Date(now.getTime() + linkMinutes * 60_000);
