import { splitSentences } from '@grantwright/analyst';
import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';
import { isDeedOfAYear } from './dated-deeds.ts';
import { isDeedOfAReport } from './deeds-of-reports.ts';
import { isDeedInSmallNumbers } from './deeds-in-small-numbers.ts';
import { isDeedTold } from './deeds-told.ts';
import { opensWithItself } from './own-names.ts';
import { isRegistration } from './registration.ts';
import { isGiftOrGame } from './results-of-gifts-and-games.ts';
import { toldAsOne } from './told-as-one.ts';

/** What was done, in numbers: "we cared for 2,084 patients", "Volunteers made 9,412 visits". */
const did =
  /\b(?:saw(?= (?:over |more than )?\d)|volunteered|served|provided|supplied|distributed|helped|cared for|gave|reached|trained|built|delivered|housed|planted|recruited|made|taught|tutored|fed|sheltered|rescued|adopted|completed|graduated|enrolled|hosted|held|awarded|raised|protected|restored|installed|repaired|lent|borrowed|visited|answered|placed|supported|found|had|collected|cleared|filled|welcomed|assisted|treated|saved|moved|finished|came|attended|participated|joined|admitted|resettled|rehomed|counsell?ed|mentored|vaccinated|screened|took part|encouraged|achieved|surpassed|mastered|improved|increased|doubled|tripled|learned|secured|obtained|gained|engaged|connected|performed|published|donated|contributed|logged|launched|released|spayed|matched|drove|repaid|registered|collaborated|rehoused|employed|harvested|recycled|removed|cleaned|painted|brought|sent|ran|staged|sterilized|tested|counted|recorded|produced(?=.{0,30}\b(?:pounds|lbs|tons|kilos|meals|premieres|productions|plays|concerts|shows|films|books|issues|boxes)\b)|packed|cooked|baked|shipped|grew|sewed|knitted|(?:has|have) grown)\b/i;
/** What goes on from year to year: "Each year, 17,000 individuals receive food". */
const goesOn =
  /\b(?:each|every|per|a) (?:year|month|week|day|season|summer|winter)\b|\b(?:annually|monthly|weekly|daily|yearly)\b/i;
const does =
  /\b(?:serves?|provides?|distributes?|helps?|feeds?|houses?|shelters?|reach(?:es)?|receives?|supports?|delivers?|hosts?|welcomes?|rescues?|trains?|attends?|visits?|gives?|teach(?:es)?|cares? for|assists?|treats?|plants?|lends?|borrows?|answers?|recycles?|adopts?|places?|benefits?|participates?|takes? in|contribut(?:es?|ing)|volunteers?|volunteering)\b/i;
const number =
  /(?<![\d$£€.,/:-])(?:\d{1,3}(?:,\d{3})+|\d{2,6})(?![\d%,.]?\d)(?!\s?(?:a\.?m|p\.?m|Street|St\b|Avenue|Ave\b|Road|Rd\b))|\d{1,3}(?:\.\d)?(?:%| per ?cent)|(?<![\d$£€.,/:-])\d{1,3}(?:\.\d+)? (?:million|thousand|billion)\b|\b(?:eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\p{L}+)?\b|\bone hundred\b/iu;
/** Years; but "1900 pounds" are a count. */
const notCounts =
  /(?<!\d[,.]?)\b(?:19|20)\d{2}s?\b(?! (?:pounds|lbs|meals|people|families|children|students|visitors|hours|books|trees|animals)\b)/g;
/** An honour: "received the Queen's Award", "was chosen, for the first time, to play". */
const honoured =
  /\b(?:received|won|earned|was (?:awarded|given|named|chosen|selected|recogni[sz]ed)|(?:have|has) been (?:awarded|given|named|recogni[sz]ed)|were (?:awarded|named|chosen|recogni[sz]ed)|renewed our)\b.{0,80}\b(?:award|prize|competition|contest|medal|rating|honou?rs?|accredit\w+|of the year|convention|recognition|certificat\w+|licen[sc]e)\b|\b(?:(?:am|are|is) (?:fully |nationally |proudly |now )?accredited by|(?:are|is|were|was|be) (?:\d|one|two|three|four|five)-star rated|(?:\d|three|four|five)-star (?:rating|rated charity))\b/i;
const others =
  /\b501\s?\(?c|\b(?:tax id|EIN|registered charity|company limited|grants?|gifts? (?:of|from)|loans?|lease|fee|salary|budget|\$|£|€|waiting|shall|must|will|would|should|please|quorum|board meeting|opened (?:in|on)|c[ao]me into (?:existence|being)|may|founded|established(?! an? )|incorporated|expected|plans? to|registered (?:under|as|with))\b|[$£€]/i;
const ours =
  /\b(?:we|our|us|volunteers?|members|staff|employees|individuals|persons|infants|toddlers|teens|workers|jobs|artifacts|books|homes|visits|hours|households|famil(?:y|ies)|people|patients|students|children|clients|visitors|musicians|households|lives|dogs|cats|puppies|kittens|pets|horses|refugees|immigrants|adults|animals|campers|youth|kids|participants|women|men|veterans|seniors|residents|neighbors|guests|learners|readers|parents|adults|teachers|trees|acres|meals|pounds|lbs)\b/i;

/** "272,000 people visit our library": what the friends of a library support, not what they did. */
const friendsOf =
  /^(?:the )?(?:friends|supporters|boosters|guild|auxiliary) (?:of|for|to)\b.*\b(\p{L}+)$/iu;
const isSupported = (text: string, names: string[]): boolean =>
  names.some((name) => {
    const supported = friendsOf.exec(name)?.[1];
    return (
      supported !== undefined &&
      new RegExp(
        `\\b(?:visit|attend|use|used|visited|at|to|in) (?:our|the) ${supported}\\b`,
        'i',
      ).test(text)
    );
  });

const introduction =
  /^(?:(?:Since|In|Each|Every|During|Over|By|Between|From|Last|This|To date|Today)\b[^,]{0,40}, |(?:This|Last) (?:past )?(?:year|season|summer|winter) (?=(?:we|our|the|\p{Lu})))/u;

/** "Today, we have 87 members in 68 plots", "The programs' combined enrollment was 254 children". */
const stands = new RegExp(
  `^(?:Today|Now|Currently|At present|To date|As of [^,]{4,20}),? (?:we|the \\p{L}+|our \\p{L}+|it|there) (?:now |currently )?(?:have|has|count|counts|are|is) |^(?:Today|Now|Currently),? (?:our|the) \\d[\\d,]*\\+? \\p{L}+ |\\b(?:enrol(?:l)?ment|attendance|membership|participation|circulation) (?:was|were|reached|totall?ed|stood at|stands at|numbered|now numbers) `,
  'iu',
);

/** What is so in the whole country, or what others found, is no work of the organization's. */
const statistic =
  /\b(?:Americans?|America|nation(?:wide|ally)|across the (?:country|nation|globe)|in the (?:U\.?S|United States|nation|world)|worldwide|according to|(?:a|the|recent|new) (?:\w+ )?study|studies (?:show|find|suggest)|surveys?|surveyed|research|census|poverty|go hungry|food[- ]insecure|suffer|(?:more|less|twice as) likely|at risk of|unemployment|drop(?:s|ped)? out|statistics|earthquakes?|drought|displaced|refugee crisis|million (?:people|children|students|families))\b/i;

/** "… over 17,000 artifacts including the following:". */
const listFollows = /,? (?:including|among them)(?: the following)?:$/i;

/** What a figure on a page counts. */
const counted = new RegExp(
  `${ours.source}|\\b(?:served|reached|trained|helped|provided|distributed|impacted|adoptions|surgeries|placements|touched|supported|completed|delivered|planted|rescued|adopted|interventions|events|workshops|programs|communities|villages|schools|lives|graduates|scholarships|beneficiaries|participants|tests|projects|films|prizes|finished)\\b`,
  'i',
);

/** A thank-you, a template's filler, what is only looked for, and what a state or a city did. */
const notTold =
  /^(?:Our |Many |Special )?[Tt]hanks? |\byears ago\b|\blorem ipsum\b|^We (?:anticipate|expect|hope|plan|look forward)\b|^(?:(?:Last|This|Each|Every) (?:year|month|season),? )?the (?:state|county|city|government|council|federal government|school district) /iu;

const most = 8;
const longest = 1_500;

/** "For more than 13 years": how long, and no figure of what was done. */
const spans =
  /\b(?:(?:for|over|within|in) )?(?:more than |over |almost |nearly |about )?(?:\d{1,3}|\p{L}+(?:teen|ty|ty-\p{L}+)|eleven|twelve) years?\b/giu;
const counts = (text: string): boolean =>
  number.test(text.replace(notCounts, '').replace(spans, ''));
/** "In Salem we are supporting 40 women who had lost their homes": what is done now. */
const isNow =
  /^(?:(?:In|At|With|Through|Today|Now|Currently)\b[^.;]{0,60}?,? )?we(?: are|['’]re) (?:now |currently |also )?(?!committed|proud|pleased|able|grateful|happy|excited|delighted|thrilled)\p{L}+ing\b/iu;

/** "… and Creative Arts. Approximately …": no abbreviation of an article here. */
const sentencesOf = (text: string): string[] =>
  splitSentences(text).flatMap((sentence) =>
    sentence.text.split(/(?<=\bArts\.) (?=\p{Lu}\p{Ll})/u),
  );

const tileNumber = /^(?:over |more than )?\d(?:[\d,.]*\d)?[kKMm]?\s?[+%]?$/i;
const notCounted =
  /\b(?:we|our|us|years?|experience|founded|rating|stars?|followers|days|hours a|raised|budget|board|staff|sponsors|employees)\b/i;
const tileLabel = /^\p{L}[\p{L}'’&-]*(?:,? \p{L}[\p{L}'’&-]*){0,8}$/u;
const tileLine = /^(?:over |more than )?\d(?:[\d,.]*\d)?[kKMm]?\+? (\p{L}.{3,60})$/iu;
const isCount = (label: string): boolean =>
  tileLabel.test(label) && counted.test(label) && !notCounted.test(label);
const fewestTiles = 2;

/** "10,000+ | Meals served": figures set large on a page, each over its label or in one line with it. */
const tiles = ({ lines }: Paper): Candidate[] => {
  const found = lines.flatMap((line, at): { text: string; line: Line }[] => {
    if (line.others || line.foot || line.row !== undefined) return [];
    const label = lines[at + 1];
    if (tileNumber.test(line.text) && label && !label.others && !/\d/.test(label.text))
      return isCount(label.text) ? [{ text: `${line.text} ${label.text}`, line: label }] : [];
    const own = tileLine.exec(line.text)?.[1];
    return own && isCount(own) ? [{ text: line.text, line }] : [];
  });
  return found.length < fewestTiles
    ? []
    : toldAsOne(found.slice(0, most), 1.1, found[0]?.line.text);
};

/** Sentences in which the paper tells what was achieved, where no heading says so. */
export const resultsInProse = (paper: Paper, names: string[]): Candidate[] => {
  const told: { text: string; quote: string; line: Line }[] = [];
  const deeds: typeof told = [];
  for (const line of paper.lines) {
    if (line.others || line.heading || line.row !== undefined || line.foot) continue;
    for (const text of sentencesOf(line.text)) {
      if (notTold.test(text) || isRegistration(text)) continue;
      const words = text.split(' ').length;
      if (words < 4 || words > 70) continue;
      const honour = honoured.test(text) && !/[$£€]/.test(text);
      const result =
        (did.test(text) || stands.test(text) || (goesOn.test(text) && does.test(text))) &&
        counts(text) &&
        !isNow.test(text) &&
        !others.test(text) &&
        !isSupported(text, names) &&
        (!statistic.test(text) || opensWithItself(text.replace(introduction, ''), names)) &&
        (ours.test(text) || opensWithItself(text.replace(introduction, ''), names));
      if (
        honour ||
        result ||
        isGiftOrGame(text, names) ||
        isDeedOfAYear(text, names) ||
        isDeedInSmallNumbers(text, names)
      )
        told.push({ text: text.replace(listFollows, '.'), quote: text, line });
      else if (
        (paper.kind === 'report' && isDeedOfAReport(text, names)) ||
        (['other', 'report'].includes(paper.kind) && isDeedTold(text, names))
      )
        deeds.push({ text, quote: text, line });
    }
  }
  told.push(...deeds);
  const first = told[0];
  if (!first) return tiles(paper);
  let value = '';
  for (const { text } of told.slice(0, most))
    if (value.length + text.length < longest) value += `${value ? '\n' : ''}${text}`;
  return [candidate(value, first.line, 1.2, first.quote), ...tiles(paper)];
};
