import type { Line } from '../paper.ts';

const linesAbove = 3;

/** Whether a line stands with the organization's name: in it, in its row, just above, or in the heading it is under. */
export const standsWithName = (lines: Line[], line: Line, names: string[]): boolean => {
  const at = lines.indexOf(line);
  const heading = lines.slice(0, at).findLast(({ heading: isHeading }) => isHeading);
  const near = lines
    .slice(Math.max(0, at - linesAbove), at + 1)
    .filter(({ row }) => row === undefined || row === line.row);
  return [line, ...near, ...(heading ? [heading] : [])].some(({ text }) =>
    names.some((name) => text.toLowerCase().includes(name.toLowerCase())),
  );
};
