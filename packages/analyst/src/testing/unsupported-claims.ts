import type { ClaimSources } from '../checking/claim-sources.ts';
import { checkClaims } from '../checking/check-claims.ts';

/** Returns the claims in a sentence that the sources do not support. */
export const unsupportedIn = (text: string, sources: ClaimSources): string[] =>
  checkClaims({
    content: [{ type: 'paragraph', children: [{ text }] }],
    sources,
    today: '2026-11-21',
  })
    .claims.filter(({ source }) => source.type === 'unsupported')
    .map((claim) => claim.text);
