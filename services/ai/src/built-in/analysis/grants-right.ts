const kind =
  '(?:creative commons|open[- ]source|open[- ]access|cc[ -]by\\S*|software|royalty[- ]free|non-?exclusive|perpetual|irrevocable|permissive|copyleft)';
const right = new RegExp(`\\b${kind}\\b[^.;]{0,40}\\blicen[cs]e\\b`, 'i');

/** "Give the Society a non-exclusive licence to any text": a right that is granted, and no paper to hand in. */
export const grantsRight = (text: string): boolean => right.test(text);
