import type { ClaimSources } from '../checking/sources.ts';
import { checkClaims } from '../checking/check-claims.ts';

/** What of a sentence the sources do not hold. */
export const falseIn = (text: string, sources: ClaimSources): string[] =>
  checkClaims({
    content: [{ type: 'paragraph', children: [{ text }] }],
    sources,
    today: '2026-11-21',
  })
    .claims.filter(({ source }) => source.type === 'unsupported')
    .map((claim) => claim.text);
