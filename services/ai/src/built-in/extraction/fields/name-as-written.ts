import type { Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const hasCapitalsOnly = (text: string): boolean =>
  text === text.toUpperCase() && text !== text.toLowerCase();

/** Of a name that a heading or a clause sets in capitals, the spelling that the rest of the paper uses: "HacDC". */
export const asWritten = ({ title, lines }: Paper, found: Candidate): Candidate => {
  if (!found.quote.includes(found.value.toUpperCase())) return found;
  const spelled = new RegExp(`(?<![\\p{L}\\d@./])${escaped(found.value)}(?![\\p{L}\\d@/])`, 'giu');
  const uses = new Map<string, number>();
  for (const text of [title ?? '', ...lines.map((line) => line.text)])
    for (const [use] of text.matchAll(spelled))
      if (!hasCapitalsOnly(use) && use !== use.toLowerCase())
        uses.set(use, (uses.get(use) ?? 0) + 1);
  const [best] = [...uses].sort((a, b) => b[1] - a[1])[0] ?? [];
  return best ? { ...found, value: best } : found;
};
