import { mainVerb } from '../../grammar/main-verb.ts';

const name = "\\p{Lu}[\\p{L}.'’-]+";
/** "Our cook Tony Hale", "Ines Ortiz": somebody called by name, not what a sentence may open with. */
const somebody = `(?:(?:[Oo]ur|[Tt]he) (?:\\p{Ll}[\\p{L}-]* ){1,3}${name}(?: ${name})*|${name}(?: ${name}){1,3})`;
const doubled = new RegExp(
  `^(${somebody})(, [^,;:]{3,60})?, (?:he|she|they) (?=(?:is|was|has|had|will|are|were|have|can|\\p{Ll}+(?:s|ed))\\b)`,
  'u',
);

/**
 * "Our cook Tony Hale, he has run kitchens for years" is one subject said twice: "Our cook Tony Hale has run
 * kitchens for years". What stands between them stays between commas.
 */
export const oneSubject = (line: string): string => {
  const [whole = '', subject = '', aside = ''] = doubled.exec(line) ?? [];
  if (whole === '' || mainVerb(`${subject}${aside}`) !== undefined) return line;
  return `${subject}${aside}${aside ? ', ' : ' '}${line.slice(whole.length)}`;
};
