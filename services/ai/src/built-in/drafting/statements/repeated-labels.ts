import { capitalize } from '@grantwright/analyst';

/** "Budget, tools: $900", "What we will do 2: open on Sundays": a label, and which of its lines this is. */
const labelled =
  /^(?:[-–—•*]\s+)?(\p{L}[\p{L}'’ ]{2,30}?)(?: ?#?\d{1,2}|, ((?:[^:\d()]|\([^()]*\)){2,60})):\s+(\S.*)$/u;
const fewest = 2;

type Line = { raw: string; label?: string; item?: string | undefined; said: string };

const read = (raw: string): Line => {
  const [, label, item, said] = labelled.exec(raw.trim()) ?? [];
  return label && said ? { raw, label, item, said } : { raw, said: raw };
};

/** Lines that repeat one label, under that label once, as people lay out a form of their own. */
export const withoutRepeatedLabels = (text: string): string => {
  const lines = text.split('\n').map(read);
  const uses = new Map<string, number>();
  for (const { label } of lines) if (label) uses.set(label, (uses.get(label) ?? 0) + 1);
  return lines
    .flatMap(({ raw, label, item, said }, at) => {
      if (!label || (uses.get(label) ?? 0) < fewest) return [raw];
      const opens = lines[at - 1]?.label !== label;
      const closes = lines[at + 1]?.label !== label;
      const line = item ? `- ${capitalize(item)}: ${said}` : `- ${capitalize(said)}`;
      return [...(opens ? ['', `${label}:`] : []), line, ...(closes ? [''] : [])];
    })
    .join('\n');
};
