import { candidate, type Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';
import { capitalName } from './clean-name.ts';
import { isOnlyAKind } from './page-titles.ts';

/** "Meet Ann, a trustee of Wheels for Elm Row.", "… the founder and chair of trustees of Wheels for Elm Row." */
const officer =
  /\b(?:[Tt]rustees?|(?:[Cc]o-?)?[Ff]ounders?|[Cc]hair(?:man|woman|person)?)(?: of the (?:board|charity))? of (?:the )?(\p{Lu}[\p{L}\d’'-]*(?: (?:(?:of|the|and|for|in|on|&) ){0,2}\p{Lu}[\p{L}\d’'-]*){1,7})(?=[.,;)]|$| (?:and|who|since|in|with)\b)/gu;
const notNow =
  /\b(?:former(?:ly)?|past|previous(?:ly)?|retired|ex-|was|served|also|other|another)\b/i;
const fewestLines = 2;

/** Where people introduced one by one hold the same body's offices, it is the page's own. */
export const fromTrustees = ({ kind, lines }: Paper): Candidate[] => {
  if (kind !== 'other') return [];
  const told = lines.flatMap((line) =>
    [...line.text.matchAll(officer)].flatMap((match) => {
      const before = line.text.slice(0, match.index);
      const name = notNow.test(before) ? undefined : capitalName(match[1] ?? '');
      return name && !isOnlyAKind(name) ? [{ name, line }] : [];
    }),
  );
  const names = [...new Set(told.map(({ name }) => name))].filter(
    (name) =>
      new Set(told.filter((own) => own.name === name).map(({ line }) => line)).size >= fewestLines,
  );
  const [name, ...more] = names;
  const first = told.find((own) => own.name === name);
  return name && first && more.length === 0 ? [candidate(name, first.line, 1.3)] : [];
};
