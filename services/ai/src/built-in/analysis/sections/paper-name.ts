import { capitalize, squeeze } from '@grantwright/analyst';
import { nameAndRest } from './name-and-rest.ts';
import { isIdentity } from './paper.ts';

const mostWords = 9;
const fileType =
  /\s*[([](?:(?:ms |microsoft |adobe )?(?:word|excel|pdf|docx?|xlsx?|powerpoint|template|form|download|fillable|rtf|signed|dated|[\s/,&|-]|or|and)+)[)\]]/gi;
const state =
  /^(?:(?:an?|the|your|one|single|completed|complete|signed|dated|filled[- ]in|duly|full|detailed|brief|short|current|updated|and)[\s,]+)+/i;
/** "PDF version of Application", "Scanned copy of the lease": what it is comes after how it is sent. */
const version =
  /^(?:(?:pdf|word|excel|electronic|digital|hard|paper|scanned|original|soft|certified|notari[sz]ed|attested|self-attested|editable)[\s,]+)*(?:version|cop(?:y|ies)|format)\(?s?\)? of (?:(?:the|your|an?|all)\s+)?/i;
/** "… of the last grant, in the format prescribed", "… indicating the expenditure": more is told than it is called. */
const told =
  /,\s|\s(?:in the (?:format|form|prescribed|manner)|in (?:word|excel|pdf)\b|indicating|showing|stating|certifying|detailing|for which|for each|that (?:meets?|shows?|lists?)|duly|as per|as prescribed|issued by|signed by|last released|which)\b/i;

/** What the funder hands out, or what has its own place in a form. */
const notHandedIn =
  /\b(?:guidelines|instructions|faqs?|glossary|guidance|handbook|contact|deadline|facebook|linkedin|twitter|newsletter|share)\b/i;

/** What a paper to hand in is called in the line that lists it, and what more the line says; undefined for no paper. */
export const paperName = (said: string): { name: string; rest: string } | undefined => {
  const text = squeeze(
    said
      .replace(/\s*-{1,2}\s?(?:leave|sign|fill|complete)\b.*$/i, '')
      .replace(fileType, '')
      .replace(/\s+[[(]?(?:here|download)\b.*$/i, ''),
  ).replace(/\.$/, '');
  const bare = capitalize(text.replace(state, '').replace(version, '').replace(state, ''));
  const first = bare.split(/\.\s+(?=\p{Lu})/u)[0] ?? bare;
  // Where a comma within brackets cut it, the brackets are open.
  const head = (first.split(told)[0] ?? first).replace(/\s*\([^()]*$/, '').trim();
  const isLong = first.split(' ').length > mostWords;
  const parts = isLong && head !== first ? undefined : nameAndRest(bare);
  // "Registration certificate (under section 12 of the Act)": by what law is told under it.
  const short = (isLong ? head : first).replace(/\s*\([^()]{12,}\)$/, '');
  const name = parts?.name ?? (short.split(' ').length <= mostWords ? short : '');
  if (name.length < 2 || notHandedIn.test(name) || isIdentity(name) || /[.!?]$/.test(name))
    return undefined;
  return { name, rest: parts?.rest ?? (name === bare ? '' : text) };
};
