import type { Paper } from '../paper.ts';
import { type FoundAddress, found, readAt } from './read-address.ts';

/** "The initial mailing address of the filing entity is:" asks in a state's form where the body's letters go. */
const asksForMail =
  /^(?:\W|\d|[a-z][.)])*the (?:initial )?mailing address of the (?:filing entity|entity|corporation|nonprofit corporation|association|organization)(?: is)?\s*:?$/i;
const mostLines = 4;

/** Where a state's form asks for the body's own mail, it is no agent's and no organizer's, whose streets stand before. */
export const addressesForMail = ({ lines }: Paper): FoundAddress[] =>
  lines.flatMap((line, at): FoundAddress[] => {
    if (!asksForMail.test(line.text)) return [];
    for (let next = at + 1; next <= at + mostLines && lines[next]; next++) {
      const read = readAt(lines, next);
      if (read?.parts.address) return [found(read, 3)];
    }
    return [];
  });
