import { candidate, type Candidate } from '../candidate.ts';
import { labelled } from '../labelled.ts';
import type { Paper } from '../paper.ts';
import { addressee } from './addressee.ts';
import { certificateOf } from './certificate-of-standing.ts';
import { capitalName, isTitled } from './clean-name.ts';
import { formHeader } from './form-header.ts';
import { asWritten } from './name-as-written.ts';
import { fromBlock, fromContact, fromHead, fromTopHeading } from './names-in-heads.ts';
import { fromFirstPerson } from './names-in-first-person.ts';
import { withoutHeadline } from './headlines.ts';
import { fromFormPages } from './names-in-form-feet.ts';
import { fromRulesOpening, fromRulesTitle } from './names-of-rules.ts';
import { fromFirstLine, fromNoun } from './names-by-noun.ts';
import { inFull } from './names-in-full.ts';
import { withOur } from './names-with-our.ts';
import { fromWe } from './names-as-we.ts';
import { fromActs } from './names-spoken-of.ts';
import { fromSite } from './names-of-sites.ts';
import { fromRemarks } from './names-beside-remarks.ts';
import { fromAddressedHeads } from './names-before-addresses.ts';
import { fromOpenings } from './names-behind-openings.ts';
import { fromCharityNumbers } from './names-before-charity-numbers.ts';
import { fromChanges } from './names-changed.ts';
import { fromFriends } from './names-of-meetings-of-friends.ts';
import { fromCitedRules, fromMeetings, withoutMeeting } from './names-of-meetings.ts';
import { fromMinutes, isOnlyAMeeting } from './names-of-minutes.ts';
import { fromMentions } from './names-by-mention.ts';
import { fromPlaces } from './names-in-places.ts';
import { fromTrustees } from './names-of-trustees.ts';
import { fromLetters } from './names-with-letters.ts';
import { fromBoards } from './names-of-boards.ts';
import { beforeItsTown } from './names-of-municipalities.ts';
import { withoutOwnFunds } from './names-of-own-funds.ts';
import { fromReports } from './names-of-reports.ts';
import { fromBelowTitles } from './names-below-titles.ts';
import { fromHosts } from './names-in-hosts.ts';
import { fromMenu } from './names-in-menus.ts';
import { fromImprintLines, fromNewsletters } from './names-in-newsletters.ts';
import { withoutProducts } from './names-of-makers.ts';
import { withoutGlue } from './names-without-glue.ts';
import { fromQuotationMarks } from './names-in-quotation-marks.ts';
import { fromRunningText } from './names-in-running-text.ts';
import { fromSignature } from './names-in-signatures.ts';
import { appositions, fromSentences, payees } from './names-in-sentences.ts';
import { amongSeveral } from './names-among-several.ts';
import { fromAudits } from './names-of-audited-bodies.ts';
import { isAsking, isElsewhere, isOnlyAKind, isSaying, namesBody } from './page-titles.ts';
import { nameInRegister } from './told-by-registers.ts';
import { fromBodyTitles, fromPaperTitle, fromTitle, fromTitles } from './names-in-titles.ts';

const labels =
  "(?:legal |full |exact |corporate )?name of (?:the |this )?(?:organi[sz]ation|corporation|entity|nonprofit|agency|charity|company|applicant organi[sz]ation)(?: applying)?|corporation name|entity name|(?:legal |full )?organization(?:’s|'s)? (?:legal )?name|(?:full )?legal name(?: of (?:the )?(?:\\w+ )?organization)?(?: (?:applying|and address))?|applicant(?: organization| agency)?(?: name)?|agency name|name of (?:agency|applicant)|corporate name|name of filer|charity name|nonprofit name";

const copyright =
  /(?:©|\(c\)|copyright)\s*(?:©\s*)?(?:(?:19|20)\d{2}(?:\s*[-–]\s*(?:19|20)?\d{2,4})?,?\s*)?(?:by )?((?:\p{Lu}|\d{1,3}\p{Lu})[^.|•·]{2,80}?)(?:\.|\||•|·|\s+all rights|$)/iu;

/** "Amrit-Prithvi Trust© 2014| Design by …". */
const beforeSign = /^(\p{Lu}[^.|•·©]{2,80}?)\s*©\s*(?:19|20)\d{2}/u;
/** "Tarn Allotments 2021 Privacy", "Tarn Trust Sitemap": a year or a page's menu goes on where a holder ends. */
const behindHolder =
  /\s+(?:all rights|(?:web)?site by|design(?:ed)? by|(?:19|20)\d{2}\b|subscribe|site ?map|privacy|terms|powered by|log ?in)\b.*$/i;
const wordsOfAPerson = 3;

/** Who holds the rights in a page: not the person who made it, whom the page names nowhere else. */
const fromCopyright = ({ title, lines }: Paper): Candidate[] =>
  lines.flatMap((line): Candidate[] => {
    const own = copyright.exec(line.text)?.[1] ?? beforeSign.exec(line.text)?.[1] ?? '';
    const name = capitalName(own.replace(behindHolder, ''));
    if (!name || name.split(' ').length < 2) return [];
    const isKnown =
      name.split(' ').length > wordsOfAPerson ||
      legalForm.test(name) ||
      namesBody(name) ||
      [title ?? '', ...lines.filter((other) => other !== line).map(({ text }) => text)].some(
        (text) => text.toLowerCase().includes(name.toLowerCase()),
      );
    return isKnown ? [candidate(name, line, 1.6)] : [];
  });

/** "Organization | Casa de Paz": so short a label counts in a table's row, or before a colon. */
const shortLabels =
  'charity|(?:name of )?organi[sz]ation|agency|applicant|legal entity|(?:registered|official) name';

const fromShortLabels = ({ lines }: Paper): Candidate[] =>
  labelled(lines, shortLabels).flatMap(({ value, line, at }): Candidate[] => {
    const inRow = line.row !== undefined && lines[at - 1]?.row === line.row;
    const inLine = line.text !== value && line.text.includes(':');
    const isName = isTitled(value) && !isOnlyAKind(value);
    const name = !line.others && (inRow || inLine) && isName ? capitalName(value) : undefined;
    return name && name.split(' ').length > 1 ? [candidate(name, line, 2.4)] : [];
  });

/** Form W-9 has the name below its first question. */
const w9 = /^(?:1\.?\s+)?name (?:of entity\/individual|\(as shown on your income tax return\))/i;

const onW9 = ({ lines }: Paper): Candidate[] =>
  lines.flatMap((line, at): Candidate[] => {
    const below = w9.test(line.text) ? lines[at + 1] : undefined;
    const name = below ? capitalName(below.text) : undefined;
    return below && name && !/^2\b|business name/i.test(below.text)
      ? [candidate(name, below, 3)]
      : [];
  });

/** A sponsor's letter is among the papers of the project it speaks of. */
const sponsored = ({ sponsorship }: Paper): Candidate[] => {
  const name = sponsorship && capitalName(sponsorship.project);
  return name ? [candidate(name, sponsorship.line, 2.9)] : [];
};

const supportedName = ({ supported }: Paper): Candidate[] => {
  const name = supported && capitalName(supported.name);
  return name ? [candidate(name, supported.line, 2.6)] : [];
};

/** What the organization is called, the surest first. */
export const findNames = (paper: Paper): Candidate[] =>
  inFull(
    paper,
    amongSeveral(
      paper,
      fuller(
        withoutOwnFunds(paper, beforeItsTown(paper, withoutProducts(candidatesIn(paper))))
          .filter(
            ({ value, trust }) =>
              trust >= asStated ||
              ![isElsewhere, isSaying, isAsking, isOnlyAKind, isOnlyAMeeting].some((none) =>
                none(value),
              ),
          )
          .flatMap((found) => (found.trust >= asStated ? [found] : withoutHeadline(paper, found)))
          .map((found) => (found.trust >= asStated ? found : withoutGlue(paper, found)))
          .flatMap((found) => withoutMeeting(paper, found)),
      ),
    ),
    asStated,
  ).map((found) => withOur(paper, asWritten(paper, found)));

/** A name that a paper states ("the name of this corporation is …") needs no other. */
const asStated = 2.5;
const inSentences = 2;
const onlyLegalForm = /^,? (?:inc|incorporated|corp|corporation|llc|ltd)\b\.?$/i;
const legalForm = /,? (?:inc|incorporated|corp|corporation|llc|ltd)\b\.?$/i;

/** Of a short name and a longer one that it begins, the longer, where a sentence says who that is. */
const fuller = (found: Candidate[]): Candidate[] =>
  found.map((long) => {
    const short = found.filter(
      ({ value, trust }) =>
        trust < asStated &&
        trust >= long.trust &&
        /^[ ,]/.test(long.value.slice(value.length)) &&
        long.value.startsWith(value) &&
        !onlyLegalForm.test(long.value.slice(value.length)),
    );
    return long.trust < inSentences || short.length === 0
      ? long
      : { ...long, trust: Math.max(...short.map(({ trust }) => trust)) + 0.05 };
  });

const candidatesIn = (paper: Paper): Candidate[] => [
  ...[formHeader(paper).name].filter((name) => name !== undefined),
  ...labelled(paper.lines, labels, { loose: true }).flatMap(({ value, line }): Candidate[] => {
    const name = line.others ? undefined : capitalName(value.split(/\s{3,}|\s[|]\s/)[0] ?? '');
    return name ? [candidate(name, line, 3)] : [];
  }),
  ...certificateOf(paper).names,
  ...nameInRegister(paper),
  ...fromShortLabels(paper),
  ...onW9(paper),
  ...fromFormPages(paper.lines),
  ...sponsored(paper),
  ...supportedName(paper),
  ...fromSentences(paper.lines),
  ...fromRunningText(paper),
  ...fromFirstPerson(paper.lines),
  ...appositions(paper.lines),
  ...payees(paper.lines),
  ...fromQuotationMarks(paper.lines),
  ...fromWe(paper.lines),
  ...fromTitles(paper.lines),
  ...fromBodyTitles(paper.lines),
  ...[addressee(paper).name].filter((name) => name !== undefined),
  ...fromAudits(paper),
  ...fromHead(paper),
  ...fromBelowTitles(paper),
  ...fromTopHeading(paper),
  ...fromContact(paper),
  ...fromSignature(paper),
  ...fromBlock(paper),
  ...fromTitle(paper),
  ...fromMenu(paper),
  ...fromNewsletters(paper),
  ...fromImprintLines(paper),
  ...fromPaperTitle(paper),
  ...fromCopyright(paper),
  ...fromHosts(paper),
  ...fromMentions(paper),
  ...fromNoun(paper),
  ...fromMeetings(paper),
  ...fromMinutes(paper),
  ...fromCitedRules(paper),
  ...fromFirstLine(paper),
  ...fromRulesTitle(paper),
  ...fromRulesOpening(paper),
  ...fromActs(paper),
  ...fromPlaces(paper),
  ...fromSite(paper),
  ...fromRemarks(paper),
  ...fromChanges(paper),
  ...fromOpenings(paper),
  ...fromAddressedHeads(paper),
  ...fromFriends(paper),
  ...fromCharityNumbers(paper),
  ...fromBoards(paper),
  ...fromReports(paper),
  ...fromLetters(paper),
  ...fromTrustees(paper),
];
