import { withArticle } from '../../grammar/articles.ts';
import { mainVerb } from '../../grammar/main-verb.ts';
import { openEnd } from '../../grammar/write-sentence.ts';

const purpose =
  /^(?:ok |so )*(?:what (?:the (?:money|grant) is|we want it) for|(?:the )?(?:money|grant) is for)(?: is|:| [-–—]+)? (.+)$/i;
const want =
  /^what we (?:want|plan|hope|would like) to do(?: with (?:this|the) (?:grant|money))? is (?:to )?(?!called\b|named\b)(.+)$/i;
const every = /^((?:every|each) \p{Ll}+) (\p{Ll}+ed|seen|taught) (.+)$/iu;

/** "so what the money is for - second overnight staffer" as "The grant will pay for a second overnight staffer." */
export const moneyIsFor = (text: string): string | undefined => {
  const line = openEnd(text);
  const [, thing] = purpose.exec(line) ?? [];
  if (thing && mainVerb(thing) === undefined)
    return `The grant will pay for ${withArticle(thing)}.`;
  const [, deed] = want.exec(line) ?? [];
  if (deed) return `With this grant, we want to ${deed}.`;
  const [, which, done, rest] = every.exec(line) ?? [];
  return which && done && mainVerb(rest ?? '') === undefined
    ? `${which} is ${done} ${rest ?? ''}.`
    : undefined;
};
