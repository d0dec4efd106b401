import { capitalize, plain, squeeze } from '@grantwright/analyst';

/** "Upload your annual accounts", "Please upload a copy of the lease": what is uploaded, under no more than its name. */
const ordered =
  /^(?:please )?(?:upload|attach)(?: (?:an?|the|your(?: organi[sz]ation's| group's| project's)?|our|one|here))?(?: (?:current|recent|latest|signed|completed|scanned))*(?: cop(?:y|ies) of(?: (?:an?|the|your))?)? (\p{L}.{2,110})$/iu;
/** "Risk register (document upload)", "Budget (upload)" */
const bracketed =
  /^(\p{L}[^()]{2,90}?)\s*\((?:(?:document|file|pdf|optional|required)[ ,]*)*(?:upload|attachment)\b[^()]*\)$/iu;

const noPaper =
  /^(?:it|them|this|these|here|files?|documents?|evidence to (?:confirm|support) (?:the above|this)|more|another|now|the letter now)\b(?!.* (?:of|that|from)\b)/i;
const mostWords = 16;

/** What a form asks one to upload in this line: undefined where the line says something else. */
export const uploadIn = (raw: string): { name: string; required: boolean } | undefined => {
  const text = squeeze(plain(raw));
  const required = !/\boptional\b|\bif (?:available|applicable)\b/i.test(text);
  const bare = text.replace(/\s*\((?:optional|required|if (?:available|applicable))\)\s*$/i, '');
  const said = (ordered.exec(bare)?.[1] ?? bracketed.exec(text)?.[1] ?? '')
    .replace(/[:*\s]+$/, '')
    .trim();
  if (said === '' || /[.;?!]$/.test(said) || noPaper.test(said)) return undefined;
  // "Upload a statement which is less than 2 months old": how old it is, is told under its name.
  const short = said.split(/,? (?:which|that|to (?:show|confirm)|in support of)\b/i)[0] ?? said;
  // "Evidence" alone says nothing without what it is to show.
  const name = short.includes(' ') ? short : said;
  if (name.split(' ').length > mostWords || name.length < 3) return undefined;
  return { name: capitalize(name), required };
};
