import { candidate, type Candidate } from '../candidate.ts';
import { labelled } from '../labelled.ts';
import type { Paper } from '../paper.ts';

const year = String.raw`((?:17|18|19|20)\d{2})`;
const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
const date = String.raw`(?:${month} \d{1,2}(?:st|nd|rd|th)?,? ${year}|\d{1,2} ${month} ${year}|\d{1,2}[/-]\d{1,2}[/-]${year})`;

const label = '(?:date )?filed(?: date)?|filing date|date filed|effective date';
/** "Filed in the Office of the Secretary of State of Idaho on May 9, 2007." */
const stamp = new RegExp(`\\b(?:date )?filed\\b[:\\s-]+(?:on )?[^.]{0,80}?\\b${year}\\b`, 'i');
/** "Filing #: 804112233  03/11/2020", "DATE 04/15/2015 DOCUMENT ID …". */
const number = new RegExp(
  `\\bfil(?:ing|e) ?(?:#|no\\.?|number):?\\s*[\\d-]+\\s.{0,20}\\b\\d{1,2}/\\d{1,2}/${year}\\b|\\bdate:?\\s+\\d{1,2}/\\d{1,2}/${year}\\s+(?:document|filing)\\b`,
  'i',
);
/** The stamp's date on a line of its own, below "FILED in the office of the Secretary of State …". */
const stampAbove = /\bfiled\b/i;
const dateAlone = new RegExp(`^${date}$`, 'i');
/** "IN WITNESS WHEREOF, … this 5th day of February, 2018". */
const signed = new RegExp(
  `\\b(?:signed|executed|dated (?:this|at|on)|made (?:this|on)|witness whereof|set (?:my|our) hands?|be it (?:known|remembered))\\b.{0,160}?(?:\\bday of (?:${month}|_[_ ]+),? ${year}|\\b${date})`,
  'i',
);
/** "Date: June 5, 2017 /s/ Ana Ruiz". */
const signedBehind = new RegExp(`^date:? ${date}\\s{0,6}/s/`, 'i');
/** "… whose Articles of Incorporation were originally filed with the Department of State on October 8, 2003". */
const original = new RegExp(
  `\\b(?:originally (?:filed|incorporated|organi[sz]ed|formed|chartered)|original (?:articles|certificate|charter)\\b[^.;]{0,60}\\b(?:filed|dated|issued))\\b[^.;]{0,120}?\\b${date}`,
  'i',
);
const amends = /\bamend|\brestate/i;

const yearIn = (match: RegExpExecArray | null): number | undefined => {
  const found = match?.slice(1).find((group) => group !== undefined);
  return found === undefined ? undefined : Number(found);
};

/** When articles were filed: a label, a stamp, or the day on which they were signed. */
export const fromFilings = ({ kind, lines }: Paper): Candidate<number>[] => {
  if (kind !== 'articles') return [];
  const labels = labelled(
    lines.filter(({ text }) => !amends.test(text)),
    label,
  ).flatMap(({ value, line }): Candidate<number>[] => {
    const found = yearIn(new RegExp(`${year}\\b`).exec(value.slice(0, 40)));
    return found ? [candidate(found, line, 2.5)] : [];
  });
  // Restated articles are filed and signed long after the founding.
  const amended = lines.slice(0, 30).some(({ text, heading }) => heading && amends.test(text));
  const stamps = lines.flatMap((line, at): Candidate<number>[] => {
    const first = yearIn(original.exec(line.text));
    if (first) return [candidate(first, line, 2.6)];
    if (amends.test(line.text)) return [];
    const own = yearIn(stamp.exec(line.text)) ?? yearIn(number.exec(line.text));
    if (own) return [candidate(own, line, own && !line.others ? 2.5 : 2.4)];
    const above = lines[at - 1];
    const below =
      above && stampAbove.test(above.text) ? yearIn(dateAlone.exec(line.text)) : undefined;
    if (below && above && !amends.test(above.text)) return [candidate(below, line, 2.4)];
    const day = amended
      ? undefined
      : (yearIn(signed.exec(line.text)) ?? yearIn(signedBehind.exec(line.text)));
    return day ? [candidate(day, line, 1.3)] : [];
  });
  return [...labels, ...stamps];
};
