import type { Claim } from '@grantwright/shared/contract';
import type { Mention } from '@grantwright/analyst';

export type ClaimKind = Claim['kind'];

/**
 * Something in a text that can be true or false: what it says, as keys in which every spelling of the
 * same value is equal. `keys` are what a source must hold (any of them); `implies` are all the keys that
 * a source with these words supports, so that "June 2, 2025" proves "June 2025" and not the reverse.
 */
export type Finding = Mention & {
  kind: ClaimKind;
  keys: string[];
  implies: string[];
  /** True for values so common ("3", "twelve") that the words around them must agree too. */
  needsContext?: boolean;
  /** "about", "more than": a source may be a little above or below `value`; 'closely' of a share in words. */
  approximate?: 'about' | 'above' | 'below' | 'closely';
  value?: number;
};

export type Finder = (text: string) => Finding[];
