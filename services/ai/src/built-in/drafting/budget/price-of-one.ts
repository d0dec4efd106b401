const money = String.raw`(?:about |~)?(?:[A-Z]{0,3}[$€£₹]|[A-Z]{3} )? ?\d[\d,.]*k?`;
const price = new RegExp(String.raw`\b(?:at|@) ${money}$`, 'iu');
const howMany = /^\s*\d[\d,]* \p{L}[\p{L} ]*[:=–—-]? *[A-Z]{0,3}[$€£₹]/u;

/** "20 hours a week at $21" before "52 weeks: $21,840": a price of the hour, and what it comes to stands behind it. */
export const isPriceOfOne = (part: string, next: string): boolean =>
  price.test(part) && howMany.test(next);
