import { openEnd } from '../../grammar/write-sentence.ts';

/** What an organization that reports it as its own result did itself. */
const own =
  'conserved|protected|restored|planted|built|digitized|recorded|distributed|delivered|served|housed|sheltered|rescued|rehomed|repaired|trained|taught|tutored|enrolled|vaccinated|screened|treated|fed|rehabilitated|renovated|weatherized|installed|collected|recycled|published|produced|performed|resettled|placed|helped|reached|mentored|counseled|certified|given away|put up|handed out';
const done = new RegExp(
  `^((?:about |over |more than |nearly )?\\d[\\d,.]*(?: million| thousand)? (?:[\\p{L}'’/-]+ ){0,6}?[\\p{L}'’/-]+) (${own})\\b(.*)$`,
  'iu',
);
/** "43 volunteers built": they did it themselves. */
const doers = /\b(?:volunteers|members|students|teams?|staff|artists|people|families|youth)$/i;
const toPeople =
  /^(?:trained|taught|served|housed|sheltered|tutored|enrolled|vaccinated|screened|treated|fed|resettled|placed|helped|reached|mentored|counseled|certified)$/i;
const time = /\b(?:in (?:19|20)\d\d|last (?:year|summer|winter|spring|fall|season)|this year)\b/i;

/** "4,386 acres conserved" among results as "We have conserved 4,386 acres." */
export const reported = (text: string): string | undefined => {
  const line = openEnd(text);
  const [, things = '', verb = '', rest = ''] = done.exec(line) ?? [];
  if (
    !things ||
    !/^(?:$|[,;:(]| (?:in|since|for|at|to|from|through|with|free|last|this|each|over|across|during|and|every|so far|to date)\b| \()/i.test(
      rest,
    )
  )
    return undefined;
  if (/\b(?:who|that|were|was|have|are|by)\b/i.test(`${things} ${rest.split(/[,;(]/)[0] ?? ''}`))
    return undefined;
  if (doers.test(things) && !toPeople.test(verb)) return undefined;
  return `We ${time.test(rest) ? '' : 'have '}${verb.toLowerCase()} ${things.charAt(0).toLowerCase()}${things.slice(1)}${rest}.`;
};
