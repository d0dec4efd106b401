import { limits } from '@grantwright/shared/contract';

export type LinkProblem = 'not-an-address' | 'too-long';

/**
 * Completes a typed address: adds `https://` to a bare host and `mailto:` to an email address. Returns undefined
 * for other schemes, invalid addresses, and addresses over the length limit.
 */
export function parseLinkUrl(input: string): string | undefined {
  const url = findAddress(input.trim());
  return url && !isTooLong(url) ? url : undefined;
}

/** Explains why a typed address was rejected. */
export function getLinkProblem(input: string): LinkProblem {
  const url = findAddress(input.trim());
  return url && isTooLong(url) ? 'too-long' : 'not-an-address';
}

/** Measures the encoded address, as it is stored. */
const isTooLong = (url: string) => new URL(url).href.length > limits.linkUrl;

function findAddress(text: string): string | undefined {
  if (/^(https?:\/\/|mailto:)\S+$/i.test(text)) return URL.canParse(text) ? text : undefined;
  if (/^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^:/]+:\d/.test(text)) return undefined;
  if (/^[^\s@/]+@[^\s@/.]+(?:\.[^\s@/.]+)+$/.test(text)) return `mailto:${text}`;
  if (/^[^\s/.?#:]+(?:\.[^\s/.?#:]+)+(?::\d+)?(?:[/?#]\S*)?$/.test(text)) {
    return URL.canParse(`https://${text}`) ? `https://${text}` : undefined;
  }
  return undefined;
}
