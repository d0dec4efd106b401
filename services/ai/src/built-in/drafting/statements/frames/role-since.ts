import { role as roleWords } from '../../../notes/people-words.ts';
import { openEnd } from '../../grammar/write-sentence.ts';

const ofRole = new RegExp(`\\b${roleWords}$`, 'i');
const asksWho = /\bwho\b.{0,30}\b(?:leads?|runs?|manages?|does|do|carr(?:y|ies))\b/i;
const held =
  /^(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]*){1,3}), (?:our |the )?((?:\p{L}[\p{L}-]* ){0,3}\p{L}[\p{L}-]*) since ((?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d)$/u;

/**
 * "Ana Ruiz, director since 2018": a person without a verb, whose time in the role is said: "Ana Ruiz has been
 * director since 2018."
 */
export const roleSince = (question: string, line: string): string | undefined => {
  const [, name, role, since] = held.exec(openEnd(line)) ?? [];
  if (!asksWho.test(question) || !name || !role || !since || !ofRole.test(role)) return undefined;
  return `${name} has been ${role} since ${since}.`;
};
