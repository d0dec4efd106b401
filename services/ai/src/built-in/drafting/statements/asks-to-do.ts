import { readRequest } from '../budget/request.ts';
import type { Statement } from './statement.ts';

const toDo = /\bto (?!\d|be\b|the\b|an?\b|us\b|our\b)\p{Ll}+ (?:\S+ ){2}/u;

/** "We want to build a small nursery in the old shed": the project itself, whatever it says of a rent besides. */
const wants =
  /^(?:(?:Basically|So|Simply|In short|Now),? )?[Ww]e (?:want|would like|plan|propose|intend) to (?:build|open|start|set up|launch|create|convert|restore|turn|bring|put)\b/u;

/** "We want $64,000 for a year to open five more rooms" says in one breath what the project is. */
export const asksToDo = ({ text, origin, open }: Statement): boolean => {
  if (open || origin === 'passage') return false;
  if (origin === 'additional' && wants.test(text)) return true;
  const request = readRequest(text);
  return request !== undefined && toDo.test(text.slice(text.indexOf(request.written)));
};
