/**
 * The address that a person meant: as given where it is http, https or mailto; with `https://`
 * before a bare site, with `mailto:` before an e-mail address. Nothing where it is no such thing.
 */
export function linkUrl(typed: string): string | undefined {
  const text = typed.trim();
  if (/^(https?:\/\/|mailto:)\S+$/i.test(text)) return URL.canParse(text) ? text : undefined;
  if (/^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^:/]+:\d/.test(text)) return undefined;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  if (/^[^\s/.]+(\.[^\s/.]+)+(:\d+)?([/?#]\S*)?$/.test(text)) {
    return URL.canParse(`https://${text}`) ? `https://${text}` : undefined;
  }
  return undefined;
}
