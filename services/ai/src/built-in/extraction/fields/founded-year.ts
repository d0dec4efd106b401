import { splitSentences } from '@grantwright/analyst';
import { initialsOf } from '../../names/initials-of.ts';
import { candidate, type Candidate } from '../candidate.ts';
import { labelled } from '../labelled.ts';
import type { Paper } from '../paper.ts';
import { certificateOf } from './certificate-of-standing.ts';
import {
  isApposedToAnother,
  isOfItsHouse,
  isOfItsParent,
  withoutPersons,
} from './founded-by-others.ts';
import {
  aboutIt,
  isItsNoun,
  isNamed,
  otherThing,
  saysName,
  saysWholeName,
} from './founded-by-itself.ts';
import { foundedSince } from './founded-since.ts';
import { fromFilings } from './founded-in-filings.ts';
import { fromRecords } from './founded-in-records.ts';
import { fromStories } from './founded-in-stories.ts';
import { fromTimelines } from './founded-in-timelines.ts';
import { afterItself, opensWithItself } from './own-names.ts';
import { isNumberOfAPlace } from './number-of-a-place.ts';
import { isYearOfAPaper } from './year-of-a-paper.ts';

const year = String.raw`((?:17|18|19|20)\d{2})`;
const labels =
  'year of formation|date (?:the )?(?:organization|corporation) was (?:formed|founded|incorporated|established|organized)|year (?:founded|established|formed|incorporated|organized|of incorporation)|(?:date )?(?:founded|established|incorporated)|(?:the )?date of (?:its )?(?:incorporation|formation)|date and place (?:formed|incorporated|organi[sz]ed|of (?:formation|incorporation))|incorporation date|formation date|(?:date )?(?:charter (?:was )?(?:granted|issued)|chartered)|date (?:formed|established|founded|incorporated)|est';
const verb =
  '(?:founded|established|incorporated|formed|created|started|organized|chartered|launched|began|set up|born (?=in\\b|on\\b|of\\b|around\\b|when\\b)|opened (?:its|our) doors|opened (?=in\\b|on\\b|as\\b)|got (?:its|our) start|c[ao]me into (?:being|existence)|traced? (?:its|our) (?:roots|origins?|history|beginnings?) (?:back )?to|traces (?:its|our) (?:roots|origins?|history|beginnings?) (?:back )?to)';
const said = new RegExp(
  `\\b${verb}\\b(?:[^.;]|\\b(?:No|St|Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec)\\.){0,60}?\\b(?:in|on|since)?\\b[^.;]{0,30}?\\b${year}\\b`,
  'i',
);
/** A motto: "Serving our neighbors in Macon since 2001." */
const motto = new RegExp(`^\\p{L}+ing\\b(?:[^.\\d]{3,70})\\bsince ${year}\\.?$`, 'iu');
/** "In the fall of 1961 a dozen teachers … founded what became the Polk Street Players." */
const yearFirst = new RegExp(
  `^(?:back )?(?:in|on|by|it was)\\b[^.;]{0,40}?\\b${year}\\b([^.;]{0,160}?)\\b(?:founded|established|formed|organized|started|created|incorporated|began|launched|chartered|to (?:form|found|establish|start|create))\\b(.{0,80})`,
  'i',
);
/** "In 2003, we established the nursery school": what a body makes is not the body. */
const anObject = /^ (?:the|an?|our|its|two|three|several|many|\p{Lu}\p{L}+) /u;
/** "In 2015 the Elm Row Society voted to start …": what it meant to do. */
const intends = /\bto (?:form|found|establish|start|create)\b/i;
/** "By spring 1991 the pantry was firmly enough established": it stood already. */
const isStanding = /\b(?:already|enough|firmly|well|long|fully) $/i;
/** "It has been forty-two seasons since a band teacher gathered nineteen players in the fall of 1982." */
const yearsSince = new RegExp(
  `^it (?:has been|is) [\\w-]+ (?:years|seasons) since\\b[^.;]{0,160}?\\b${year}\\b`,
  'i',
);
/** "A group of aunties started it in 2008", "The Sisters opened the school in 1912." */
const startedIt = new RegExp(
  `\\b(?:(?:started|founded|began|formed) (?:it|us)|opened (?:the|our) (?:school|doors|clinic|museum|library|shelter|center|home|house|hospital))\\b[^.;\\d]{0,20}\\bin ${year}\\b`,
  'i',
);
/** "Voters created it at the election of November 3, 1981", behind a sentence on the body. */
const createdIt = new RegExp(
  `\\b(?:created|established|chartered|organized) it\\b[^.;\\d]{0,40}\\b(?:in|on|of) (?:\\p{Lu}\\p{L}+ (?:\\d{1,2}, )?)?${year}\\b`,
  'u',
);
/** "Local mums started the House in 1983": by the noun that its name ends with. */
const beganIt = new RegExp(
  `\\b(?:started|founded|established|formed) (?:the|our) (\\p{Lu}\\p{L}+)\\b[^.;\\d]{0,20}\\bin ${year}\\b`,
  'u',
);
/** "Fern Hill was founded as a mill village in 1788": the place that a body is named for. */
const ofAPlace =
  /\bas an? (?:\p{L}+ ){0,3}(?:village|town|township|city|settlement|colony|port|fort|parish|county|borough|plantation|estate|resort)\b/iu;
/** "Founded two companies before joining us in 2019." */
const objectOf =
  /^(?:founded|established|formed|created|started|organized|launched|began) (?:the|an?|two|three|four|five|several|many|his|her|their|it|\d+ [a-z])\b/i;
const passive = new RegExp(`^(?:first )?${verb}\\b`, 'i');
/** "Registered charity no. 273295 · Founded 1972". */
const amongFacts = new RegExp(
  `(?:^|[·|•])\\s*(?:founded|established|est\\.?)\\s+(?:in )?${year}\\s*(?:$|[·|•])`,
  'i',
);
/** "Locally, the Elk River affiliate has built 12 houses since its founding in 1991." */
const affiliate = new RegExp(
  `\\b[Tt]he (\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){0,3}) (?:affiliate|chapter|branch|council)\\b[^.;]{0,80}\\bsince its (?:founding|inception|start|beginnings?) in ${year}\\b`,
  'u',
);
/** "Founded in 1979, the Council for Accountability accredits …": who stands behind the comma. */
const behindComma =
  /^\p{L}+ in (?:\p{L}+ )?\d{4}, (?:the )?((?:\p{Lu}[\p{L}'’&.-]*(?: (?:of|the|and|for|in))? ){2,}|\p{Lu}{3,} (?=\p{Ll}))/u;
const isOfAnother = (text: string, names: string[]): boolean => {
  const subject = behindComma.exec(text)?.[1]?.trim();
  return (
    subject !== undefined &&
    !names.some(
      (name) =>
        name.includes(subject) || subject.includes(name) || initialsOf(name).includes(subject),
    ) &&
    afterItself(subject, names) === undefined
  );
};
/** "When we launched Summer Rowing in 2013": what has a name of its own is a program, or another body. */
const weMade =
  /^(?:launched|founded|started|established|formed|created|organized|began) (?:the )?(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*)/u;
const isOwnProgram = (before: string, told: string, names: string[]): boolean => {
  const made = /\bwe (?:first |also )?$/i.test(before) ? weMade.exec(told)?.[1] : undefined;
  return (
    made !== undefined &&
    names.length > 0 &&
    !isItsNoun(made, names) &&
    !names.some((name) => name.includes(made) || made.includes(name))
  );
};
const plausible = (value: number): boolean => value >= 1700 && value <= 2100;

/** "AYSO National" over the story of the body that a region or a chapter belongs to. */
const ofTheWhole = /\b(?:National|International|Worldwide|Nationwide)$/;
const isOfTheWhole = ({ lines }: Paper, line: Paper['lines'][number], names: string[]): boolean => {
  const heading = lines.slice(0, lines.indexOf(line)).findLast((other) => other.heading);
  const whole = heading ? ofTheWhole.exec(heading.text)?.[0] : undefined;
  return whole !== undefined && !names.some((name) => name.includes(whole));
};

export const findFoundedYears = (paper: Paper, names: string[]): Candidate<number>[] => {
  const fromLabels = labelled(paper.lines, labels).flatMap(
    ({ value, line }): Candidate<number>[] => {
      const match = new RegExp(`\\b${year}\\b`).exec(value.slice(0, 40));
      return match && value.split(' ').length < 8 ? [candidate(Number(match[1]), line, 3)] : [];
    },
  );
  const noted = paper.lines.flatMap((line): Candidate<number>[] => {
    const value = amongFacts.exec(line.text)?.[1];
    return value && !line.others ? [candidate(Number(value), line, 2.4)] : [];
  });
  const fromSentences = paper.lines.flatMap((line) =>
    splitSentences(line.text).flatMap(({ text }): Candidate<number>[] => {
      const told = withoutPersons(text);
      const match = said.exec(told);
      const before = told.slice(0, match?.index ?? 0);
      if (isOfTheWhole(paper, line, names)) return [];
      if (
        match &&
        paper.kind !== 'policy' &&
        !isYearOfAPaper(before, match[0], told) &&
        !isNumberOfAPlace(match[0], told.slice(before.length + match[0].length))
      ) {
        // A body is often incorporated years after it began.
        const later = /^incorporated$/i.test(match[0].split(' ')[0] ?? '') ? 0.1 : 0;
        const trust = (isNamed(before, names) ? 2.3 : passive.test(text) ? 2.2 : 2) - later;
        if (
          objectOf.test(text) ||
          ofAPlace.test(match[0]) ||
          isOfAnother(text, names) ||
          isApposedToAnother(before, names) ||
          isOfItsHouse(before, names) ||
          isOfItsParent(before, names) ||
          isOwnProgram(before, match[0], names)
        )
          return [];
        const it =
          /^It (?:(?:was|has been)(?: first)? )?$/.test(before) &&
          opensWithItself(line.text, names);
        if (it || isNamed(before, names) || (!otherThing.test(before) && aboutIt(before, names)))
          return [candidate(Number(match[1]), line, trust, text)];
        if (line.heading) return [];
      }
      const first = yearFirst.exec(text);
      if (
        first &&
        paper.kind !== 'policy' &&
        !line.others &&
        !isStanding.test(first[2] ?? '') &&
        (saysWholeName(first[3] ?? '', names) ||
          /^ (?:what (?:is|was|became)|our (?:organization|agency|society|church))\b/i.test(
            first[3] ?? '',
          ) ||
          (/\b(?:we|it) (?:was|were)? ?$/i.test(first[2] ?? '') &&
            !anObject.test(first[3] ?? '')) ||
          (saysName(first[2] ?? '', names) &&
            !anObject.test(first[3] ?? '') &&
            !intends.test(first[0])))
      )
        return [candidate(Number(first[1]), line, 1.9, text)];
      const anniversary = line.others ? null : yearsSince.exec(text);
      if (anniversary) return [candidate(Number(anniversary[1]), line, 1.8, text)];
      const begun = line.others ? null : beganIt.exec(text);
      if (begun && isItsNoun(begun[1] ?? '', names))
        return [candidate(Number(begun[2]), line, 2.1, text)];
      const started = line.others ? null : startedIt.exec(text);
      if (started) return [candidate(Number(started[1]), line, 1.7, text)];
      const created =
        line.others || !opensWithItself(line.text, names) ? null : createdIt.exec(text);
      if (created) return [candidate(Number(created[1]), line, 1.7, text)];
      const tagline = motto.exec(text);
      if (tagline && !line.others && !otherThing.test(text))
        return [candidate(Number(tagline[1]), line, 1.6, text)];
      const local = line.others ? null : affiliate.exec(text);
      if (local?.[1] && names.some((name) => name.includes(local[1] ?? '')))
        return [candidate(Number(local[2]), line, 1.9, text)];
      return foundedSince(text, line, names);
    }),
  );
  return [
    ...fromLabels,
    ...noted,
    ...certificateOf(paper).years,
    ...fromFilings(paper),
    ...fromSentences,
    ...fromRecords(paper, names),
    ...fromStories(paper, names),
    ...fromTimelines(paper, names),
  ].filter(({ value }) => plausible(value));
};
