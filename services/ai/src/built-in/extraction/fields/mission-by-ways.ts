import { capitalize, splitSentences } from '@grantwright/analyst';
import { candidate, type Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';
import { isPower } from './legal-powers.ts';
import { isBoilerplate, unnumbered } from './mission-passage.ts';

/** "It carries out that purpose by running a workshop …": what a lawyers' clause before it left open. */
const ways =
  /^(?:it|we|they|the \p{L}+|this \p{L}+|\p{Lu}[\p{L}&.'’-]+(?: \p{Lu}[\p{L}&.'’-]+){0,5}) (?:will |shall )?(?:carr(?:y|ies) out|fulfill?s?|pursues?|accomplish(?:es)?|achieves?|furthers?|advances?|meets?) (?:that|this|these|those|its|our|the) (?:\p{L}+ )?(?:purpose|mission|object|objective|aim|goal)s? (?:by|through) /iu;
/** "helping the orchestra fulfill its mission of training …", "Join us in our mission to end …". */
const onItsMission =
  /\b(?:fulfill?(?:s|ing)?|advanc(?:e|es|ing)|further(?:s|ing)?|achiev(?:e|es|ing)|pursu(?:e|es|ing)|accomplish(?:es|ing)?|carry(?:ing)? out|support(?:s|ing)?|continu(?:e|es|ing)|serv(?:e|es|ing)|in|with) (?:its|our|their) mission (of \p{Ll}+ing (?:[^.!?;()]|\.(?=\p{L})){12,200}|to (?!be\b|do\b|the\b)\p{Ll}+ (?:[^.!?;()]|\.(?=\p{L})){12,200})[.!]/u;
/** "Thank you to all who support our mission to …, and to our staff for …": the thanks go on. */
const thanks = /\b(?:grateful|thank(?:s|ful)?|gratitude|indebted|appreciat\w+)\b/i;
const thanksGoOn = /,? and (?:to|for) (?:the|our|all|every(?:one)?|each|those|you|\p{Lu}).*$/u;
/** "In furtherance of these purposes, the corporation may provide …". */
const furthers =
  /^(?:in furtherance of (?:these|those|this|its|such|the) (?:\p{L}+ )?(?:purpose|object|objective|mission)s?|to (?:this|that|these) ends?|(?:more )?(?:specifically|particularly)|in particular), (?:the|this|it|we)\b.{0,40}?\b(?:provides?|offers?|promotes?|helps?|supports?|serves?|teach(?:es)?|operates?|works?|builds?|educates?|brings?|preserves?|protects?)\b/iu;
/** "The organization develops seed that …", right behind the clause that names the law alone. */
const does =
  /^(?:it|we|the (?:organi[sz]ation|corporation|association|society|foundation|club|group)) (?:provides?|offers?|promotes?|helps?|supports?|serves?|teach(?:es)?|operates?|works?|builds?|educates?|brings?|preserves?|protects?|develops?|creates?|gives?|runs?|trains?|fosters?|advances?)\b/iu;
const purposeHeading =
  /^(?:(?:our|the|statement of|corporate|charitable|specific) )*(?:purposes?|mission|objects?|objectives?)(?: (?:and|&) (?:mission|purposes?|objectives?))?\s*[.:]?$/i;
const powers = /\b(?:powers?|lawful|borrow|mortgage|invest|bylaws?|directors|assets|earnings)\b/i;
const below = 3;
const longest = 1_500;

/** A mission told by the way the body goes about it, where the clause itself is every charity's. */
export const fromWays = ({ kind, lines }: Paper): Candidate[] =>
  lines.flatMap((line, at): Candidate[] => {
    if (line.others || line.heading || line.row !== undefined) return [];
    const legal = kind === 'articles' || kind === 'bylaws';
    const underPurpose = lines
      .slice(Math.max(0, at - below), at)
      .some(({ heading, text }) => heading && purposeHeading.test(unnumbered(text)));
    return splitSentences(line.text).flatMap(({ text }, place, all): Candidate[] => {
      const own = unnumbered(text);
      if (isBoilerplate(own) || own.length > longest) return [];
      if (kind !== 'policy' && ways.test(own) && !own.endsWith(':'))
        return [candidate(own, line, legal ? 2.45 : 1.3, text)];
      const behindClause = isBoilerplate(all[place - 1]?.text ?? '') && does.test(own);
      const isFurther = furthers.test(own) || behindClause;
      if (underPurpose && isFurther && !powers.test(own) && !isPower(own))
        return [candidate(own, line, 2.2, text)];
      const told = legal ? undefined : onItsMission.exec(text)?.[1];
      const aim = thanks.test(text) ? told?.replace(thanksGoOn, '') : told;
      return aim
        ? [candidate(`${capitalize(aim.replace(/^of /, '').trim())}.`, line, 2.1, text)]
        : [];
    });
  });
