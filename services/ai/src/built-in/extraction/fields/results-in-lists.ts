import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';
import { isRegistration } from './registration.ts';

/** "Our Impact Together in 2025", "Let's look at the numbers:", "Over the year, the network grew to:". */
const ofResults =
  /\b(?:impact|accomplish(?:ed|ments?)|achiev(?:ed|ements?)|highlights|results|(?:amazing|by the|in) numbers|the numbers|grew to|year in review|what (?:we|you|your (?:gifts?|support)) (?:did|made)|(?:because of|thanks to|with) (?:you|your|(?:our|the) (?:donors|supporters|volunteers|members|friends|partners))|(?:during|in) (?:19|20)\d{2}:$|(?:this|last|past) year\b[^.]{0,60}:$|we (?:have )?(?:served|provided|completed|delivered)\b[^.]{0,40}:$)/i;
const notDone =
  /\b(?:goals?|plans?|priorit(?:y|ies)|budget|needs?|wish list|next year|income|expenses?|requirements?|will)\b/i;
const counted =
  /^(?:over |more than |almost |nearly |approximately |about )?(?:[$£€]\s?)?\d(?:[\d,.]*\d)?[kKMm]?\+?%? (?:of )?(?!(?:am|pm|a\.m|p\.m|cup|oz|tsp|tbsp|lb)\b)\p{L}/u;
const done =
  /^(?:Expanded|Supported|Launched|Completed|Opened|Built|Trained|Provided|Delivered|Hosted|Held|Published|Awarded|Restored|Renovated|Replaced|Planted|Established|Started|Created|Distributed|Increased|Doubled|Won|Welcomed|Reached|Served|Added|Introduced|Purchased|Installed|Improved|Developed|Secured|Raised|Rescued|Logged|Fed|Packed|Housed|Sheltered|Taught|Cared for|Rehomed|Repaired|Collected|Recruited|Harvested|Enrolled|Tutored|Placed|Gave)\b/;
const price =
  /\beach(?=[.,;]|$)|\b(?:per person|tickets?|admission|fee|off|discount|suggested|due|deposit)\b/i;
/** "24 March", "12 Mill Street": a date or a place. */
const dateOrPlace =
  /^\d{1,5} (?:(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\b|(?:\p{L}+ ){1,3}(?:street|st|avenue|ave|road|rd|lane|drive|way|boulevard|blvd)\b)/iu;

/** "2014 was a year of growth", "This season we gave:": what leads up to a list. */
const leadsUp = /^(?:19|20)\d{2} (?:was|is|has|saw|brought|marked)\b|:$/;

const mostWords = 30;
/** "Served 612 families". */
const countsDeed = /^\p{Lu}\p{L}+ (?:[\p{L}-]+ ){0,4}?\d[\d,.]*\+? \p{L}/u;
const isCount = (text: string): boolean =>
  counted.test(text) || (done.test(text) && countsDeed.test(text));
const fewestCounts = 2;
const linesAbove = 2;
const most = 12;

const isResult = (text: string): boolean =>
  text.split(' ').length <= mostWords &&
  (counted.test(text) || done.test(text)) &&
  !price.test(text) &&
  !isRegistration(text) &&
  !leadsUp.test(text) &&
  !dateOrPlace.test(text);

/** What stands over a list: its introduction, or the heading a line or two above. */
const isIntroduced = (lines: Line[], at: number): boolean =>
  lines
    .slice(Math.max(0, at - linesAbove), at)
    .some(
      ({ text, heading, others }) =>
        !others && (heading || text.endsWith(':')) && ofResults.test(text) && !notDone.test(text),
    );

/** The figures that a year's report lists: "782 feet of new trail", with the deeds among them. */
export const resultsInLists = ({ kind, lines }: Paper): Candidate[] => {
  if (kind !== 'other' && kind !== 'report') return [];
  const found: Candidate[] = [];
  let end = 0;
  lines.forEach((line, at) => {
    if (at < end || line.others || line.heading || !isResult(line.text)) return;
    if (!isIntroduced(lines, at)) return;
    const rest = lines.slice(at, at + most);
    const stop = rest.findIndex(
      (own) => own.heading || own.others || own.row !== undefined || !isResult(own.text),
    );
    const list = stop < 0 ? rest : rest.slice(0, stop);
    end = at + list.length;
    if (list.filter(({ text }) => isCount(text)).length >= fewestCounts)
      found.push(candidate(list.map(({ text }) => text).join('\n'), line, 1.25));
  });
  return found;
};
