/**
 * "The trust was registered under the Societies Act", "received legal recognition to operate", "certificate number
 * 1234": that a body may exist is told where its results are, and is none of them.
 */
const registration =
  /\b(?:officially|legally|formally|duly) (?:registered|recogni[sz]ed|incorporated)\b|\b(?:is|was|were|are|been|got|became|a|an|group) (?:\p{L}+ly )?(?:re-?)?registered (?:organi[sz]ation|charity|non-?profit|society|trust|group|body|association|company|NGO|CBO|as an? (?:\p{L}+[- ]){0,3}(?:charity|trust|society|non-?profit|organi[sz]ation|company|association|NGO|CBO|CIO|CIC|corporation)|(?:with|by) (?:the )?(?:\p{Lu}|(?:\p{L}+ ){0,3}(?:government|ministry|commission|registrar|bureau|authorities|state))|under (?:the )?(?:\p{Lu}|section|act))|^registered (?:with|by|under|as an?) |\b(?:legal(?:ly)?|official|government(?:al)?) (?:recognition|registration|status)\b|\b(?:registration|certificate) (?:number|no\.?|certificate|of (?:registration|incorporation))\b|\b(?:received|obtained|got|given|secured|gained) (?:its|our|their|a|the) (?:\p{L}+ ){0,2}(?:registration|certificate of|charit(?:y|able) status|operating (?:licen[cs]e|permit))\b/iu;

/** In parentheses a number only says who it is that did something. */
export const isRegistration = (text: string): boolean =>
  registration.test(text.replace(/\([^)]*\)/g, ''));
