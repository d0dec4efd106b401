/** Returns the URL for a website as typed by the user ("northside.org"); undefined if it is not a web address. */
export function toWebsiteHref(website: string | undefined): string | undefined {
  const text = website?.trim();
  if (!text) return undefined;
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return ['http:', 'https:'].includes(url.protocol) ? url.href : undefined;
}
