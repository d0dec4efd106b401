import { role as roleWords } from '../../../notes/people-words.ts';
import { withArticle } from '../../grammar/articles.ts';
import { lineForm } from '../../grammar/line-form.ts';
import { mainVerb } from '../../grammar/main-verb.ts';
import { openEnd } from '../../grammar/write-sentence.ts';

const ofRole = new RegExp(`\\b${roleWords}$`, 'i');
const asksWho = /\bwho\b.{0,30}\b(?:leads?|runs?|manages?|does|do|carr(?:y|ies))\b/i;
const held =
  /^(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]*){1,3}), (?:our |the )?((?:\p{L}[\p{L}-]* ){0,3}\p{L}[\p{L}-]*) since ((?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d)(?:, (.+))?$/u;

/**
 * "Ana Ruiz, director since 2018, forester by training": a person without a verb, whose time in the role is
 * said: "Ana Ruiz has been director since 2018 and is a forester by training."
 */
export const roleSince = (question: string, line: string): string | undefined => {
  const [, name, role, since, more] = held.exec(openEnd(line)) ?? [];
  if (!asksWho.test(question) || !name || !role || !since) return undefined;
  if (!ofRole.test(role) || /^(?:\p{Lu}|\d|and\b)/u.test(more ?? '')) return undefined;
  const isThing = more === undefined || /^(?:an?|the) /i.test(more);
  if (!isThing && mainVerb(more.replace(/ (?:who|that|which) .*$/u, '')) !== undefined)
    return undefined;
  // "runs it" is a deed, "forester by training" is not.
  if (!isThing && (lineForm(more) !== 'noun' || /^\p{Ll}+s\b/u.test(more))) return undefined;
  const also = more === undefined ? '' : ` and is ${withArticle(more)}`;
  return `${name} has been ${role} since ${since}${also}.`;
};
