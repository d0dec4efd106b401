import { mainVerb } from '../../grammar/main-verb.ts';

const opensClause =
  /^(?:since|when|if|as|after|before|while|once|although|though|because|until|in|on|at|by|for|with|to|during)\b/i;
const doubled =
  /^((?:[Oo]ur |[Tt]he )?[^,;:()]{3,60})(, [^,;:]{3,60})?, (?:he|she|they) (?=(?:is|was|has|had|will|are|were|have|can|\p{Ll}+(?:s|ed))\b)/u;

/**
 * "Our cook Tony Hale, he has run kitchens for years" is one subject said twice: "Our cook Tony Hale has run
 * kitchens for years". What stands between them stays between commas.
 */
export const oneSubject = (line: string): string => {
  const [whole = '', subject = '', aside = ''] = doubled.exec(line) ?? [];
  if (
    whole === '' ||
    opensClause.test(line) ||
    mainVerb(`${subject}${aside}`) !== undefined ||
    !/\p{Lu}/u.test(subject)
  )
    return line;
  return `${subject}${aside}${aside ? ', ' : ' '}${line.slice(whole.length)}`;
};
