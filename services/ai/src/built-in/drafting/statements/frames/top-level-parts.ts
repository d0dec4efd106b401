import { squeeze } from '@grantwright/analyst';

/** The parts of a line that a mark divides outside of brackets, figures and dates. */
export const topLevelParts = (text: string, mark: RegExp): string[] => {
  const parts: string[] = [''];
  let depth = 0;
  const divides = new RegExp(`^(?:${mark.source})`, mark.flags);
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    const found = depth > 0 ? undefined : divides.exec(text.slice(at))?.[0];
    const near = sign === ',' ? text.slice(Math.max(0, at - 6), at) : '';
    const inFigure = sign === ',' && /\d$/.test(near) && /^,\d/.test(text.slice(at, at + 2));
    const inDate = /\p{L} \d{1,2}$/u.test(near) && /^, (?:19|20)\d\d/.test(text.slice(at, at + 6));
    if (found && !inFigure && !inDate) {
      parts.push('');
      at += found.length - 1;
    } else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => squeeze(part).replace(/^(?:and|&)\s+/, '')).filter(Boolean);
};
