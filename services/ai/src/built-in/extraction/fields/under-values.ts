import type { Line } from '../paper.ts';

const values =
  /^(?:our |the |core |guiding |shared |organi[sz]ational )*(?:values|principles|beliefs|ethos|ethics|commitments?|promises?|culture)(?: (?:and|&) \p{L}+)*\s*:?$|\b(?:accessibility|non-?discrimination|equal opportunit(?:y|ies)|diversity|inclusi(?:on|vity)|transparency|accountability|privacy|sustainability)\b|\bcore values\b/iu;
const deepest = 7;

/** Under "Our core values" and the headings below it: how a body means to be, and not what for it is. */
export const isUnderValues = (lines: Line[], at: number): boolean => {
  let level = deepest;
  for (const line of lines.slice(0, at).reverse()) {
    if (!line.heading) continue;
    if (values.test(line.text)) return true;
    if ((line.level ?? 1) >= level && level !== deepest) continue;
    level = line.level ?? 1;
    if (level <= 2) return false;
  }
  return false;
};
