const existsFor =
  /\b(?:exists? (?:to|so that)|dedicated to|(?:organized|formed|established|set up) to)\b/i;
const worksFor = /\b(?:works?|seeks?|strives?|aims?|exists?) (?:to|for|because)\b/i;

/** What a body exists for says more than what it works for, and both more than what it is committed to. */
export const trustInVerb = (text: string): number =>
  existsFor.test(text) ? 1.2 : worksFor.test(text) ? 1.1 : 1.06;
