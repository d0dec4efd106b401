import { limits } from '@grantwright/shared/contract';

export type LinkProblem = 'not-an-address' | 'too-long';

/**
 * The address that a person meant: as given where it is http, https or mailto; with `https://`
 * before a bare site, with `mailto:` before an e-mail address. Undefined where it is no such thing,
 * or longer than a link may be.
 */
export function linkUrl(typed: string): string | undefined {
  const url = addressIn(typed.trim());
  return url && !isTooLong(url) ? url : undefined;
}

/** Why a text is not the address of a link. */
export function linkProblem(typed: string): LinkProblem {
  const url = addressIn(typed.trim());
  return url && isTooLong(url) ? 'too-long' : 'not-an-address';
}

/** Measured as it is stored: encoded. */
const isTooLong = (url: string) => new URL(url).href.length > limits.linkUrl;

function addressIn(text: string): string | undefined {
  if (/^(https?:\/\/|mailto:)\S+$/i.test(text)) return URL.canParse(text) ? text : undefined;
  if (/^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^:/]+:\d/.test(text)) return undefined;
  if (/^[^\s@/]+@[^\s@/.]+(?:\.[^\s@/.]+)+$/.test(text)) return `mailto:${text}`;
  if (/^[^\s/.?#:]+(?:\.[^\s/.?#:]+)+(?::\d+)?(?:[/?#]\S*)?$/.test(text)) {
    return URL.canParse(`https://${text}`) ? `https://${text}` : undefined;
  }
  return undefined;
}
