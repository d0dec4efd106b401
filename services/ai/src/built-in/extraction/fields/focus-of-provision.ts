import { capitalize } from '@grantwright/analyst';

/** "… the provision and maintenance of a village hall for the use of the inhabitants …": what many halls and grounds are for. */
const provided =
  /\bprovision(?:,? (?:and|or) \p{L}+)? of (?:an? |the )?(\p{Ll}[\p{Ll} -]{3,60}?)(?: for (?:the )?(?:use|benefit|inhabitants|public)\b|[,;.])/u;
/** "… including use for: (a) meetings, lectures and classes, and (b) other forms of recreation …". */
const uses =
  /\bincluding (?:the )?use for:? (.{10,200}?)(?:,? (?:and )?with (?:the|an?) (?:object|aim|purpose)|[;.”"]|$)/iu;
const mark = /(?:^|,? (?:and )?)\(?[a-z]\)\s*/gi;

/** The hall or ground that a body provides, with the uses that its objects name. */
export const focusOfProvision = (mission: string): string | undefined => {
  const hall = provided.exec(mission)?.[1];
  const told = uses.exec(mission)?.[1];
  if (!hall || !told) return undefined;
  const own = told.replace(mark, ', ').replace(/^, |[\s,]+$/g, '');
  return capitalize(`${hall}, ${own}`);
};
