import { linesAboutAnother } from './about-another.ts';
import { agencyHead } from './agency-head.ts';
import { agencyLetter } from './agency-letter.ts';
import { auditIn } from './auditors-report.ts';
import type { DocumentKind } from './document-kind.ts';
import { placeAbroad } from './fields/address-abroad.ts';
import { placeWithCountry } from './fields/address-with-country.ts';
import { notesIn } from './notes-to-accounts.ts';
import { apposedOthers, peopleAskedFor, peopleTables, recipient } from './other-people.ts';
import type { Line } from './paper.ts';
import { registerKeeper } from './register-page.ts';
import { sharersLines } from './shared-document.ts';
import { recordKeeper } from './state-record.ts';

/** Words that open the lines of somebody else: the authority, the agent, the preparer, a person. */
const others =
  /\b(?:registered agent|statutory agent|resident agent|agent for service|registered (?:corporate )?agent|registered office|incorporators?|organizers?:|secretary of (?:state|the commonwealth)|internal revenue service|department of (?:the )?treasury|department of state|(?:paid )?preparer|firm[’']s (?:name|address|EIN)|prepared by|certified public accountants?|CPAs?\b|law offices?|(?:board|legal|general|outside)[’']?s? counsel|notary|principal officer|principal officer[’']s|officers? and directors?|initial directors?|fiscal (?:sponsor|agent)|contact (?:person|name)|person to contact|person to call|contact telephone|the organization[’']s books|books are in (?:the )?care|person in charge of|in care of|state of [a-z ]+ (?:office|department)|(?:office of the )?attorney general|u\.?s\.? department of|foundation center|return to:|filed by:|(?:e-?)?filed (?:through|via|using|online (?:through|via|with))(?! the )|authori[sz]ed e-?file provider|e-?fil(?:e|ing) (?:provider|service|software)|(?:filing|tax) software\b|filer[’']s (?:name|address)|recording requested|filing office|name and title|(?:names?|signatures?) and (?:[\w ]{1,24} )?address(?:es)? of (?:the |each of the )*(?:directors?|officers?|persons?|trustees?|incorporators?)|(?:atty|attorney)\.? \p{Lu}\p{Ll}+|post office address(?:es)?$|directors? (?:constituting|who are to serve)|powered by|(?:web)?site (?:(?:design(?:ed)?|built|made|created|developed|hosted) )?by|designed by|hosted by|exempt organizations customer account|account name|attorneys? at law|(?:& |and )\p{Lu}\p{Ll}+,? (?:P\.?A|P\.?C|LLP|PLLC)\b|(?<=, )Esq)(?!\p{L})/iu;

/** On a short line these name other people too; in a sentence they may be the organization's own. */
const othersOnShortLines =
  /\b(?:board of directors|(?<![\w ])(?:officers?|directors?|trustees?|managers?)(?=\s*:)|directors? (?:are|is)|trustees? (?:are|is)|auditors?|attorneys?|legal counsel|funded by|(?:our )?(?:funders|sponsors|supporters)|independent examiners?|bankers?|solicitors?|company secretary|(?:board )?(?:chair(?:man|woman|person)?|president|treasurer|secretary)\s*:|(?:executive|program|managing|development) director\s*:?$|(?<!\b(?:food|blood|milk|diaper|clothing|clothes|toy|seed|book|time|tool|baby|pet|hygiene|tissue|eye|river|south|left|right|west) )bank\s*:?$|landlord|leased from)\b/i;

/** Headings whose whole part tells of others: who gave, who works there, who partners. */
const othersHeading =
  /^(?:our |the |\d{4} |thank you,?(?: to)? |meet (?:our|the) )*(?:(?:generous |major |corporate |community |foundation )*(?:funders|sponsors|supporters|donors|partners|contributors)|thank you(?: to our (?:\w+ )?(?:funders|donors|sponsors|supporters|partners))?|staff|team|leadership(?: team)?|board(?: of (?:directors|trustees)| members)?|officers|directors|advisory (?:board|council)|funding sources|(?:media|press) (?:contacts?|inquiries)|references|landlord|bank(?:ing)?|auditor|privacy (?:complaints|officer))\s*:?$/i;

/** Words that say that the lines are the organization's own again. */
const own =
  /\b(?:principal (?:place|office|address|executive)|(?:initial )?(?:street|mailing) address of (?:the )?(?:principal|corporation|organization)|mailing address|address for mailing|name of (?:the )?(?:filing )?(?:organization|corporation|entity)(?! formed)|organized for the following|(?:initial )?mailing address of the filing|corporation name|entity name|organization name|legal name|our (?:office|address|mission|programs?)|contact us|visit us|mission|purpose|website|telephone number|gross receipts|name and address of (?:the )?organization)\b/i;

/** "Elm Row Aid is recognized as a 501(c)(3) charity by the Internal Revenue Service": what the authority found of the body. */
const foundOfIt =
  /\b(?:qualified|recogni[sz]ed|classified|designated|approved|determined|granted|certified|registered|exempt)\b[^.;]{0,120}\b(?:by|with|from) the (?:U\.?S\.? )?(?:internal revenue service|IRS)\b/i;

/** In a foot that has run together with a list of people, the organization speaks of itself again. */
const itself = /\b(?:office|mail):\s|\b501\s?\(c\)\s?\(3\)/i;
/** Whoever filed a paper may give an address as its "mailing address", which stays that person's. */
const filer = /\b(?:filed by:|filer[’']s (?:name|address))/i;
const linesOfAFiler = 4;
const money = /^[$£€]?\s?\d{1,3}(?:,\d{3})+$/;

const reach = 5;
const sentence = 18;
const title = 7;
const endsAddress = /\b\d{5}(?:-\d{4})?$/;
const inlineZip = /\b(?:[A-Z]{2}|\p{Lu}\p{Ll}+) \d{5}\b/u;
const phone = /^[\s(+\d).-]{10,}$/;

/** Abroad a charity's registered office is its own; at home an agent's. */
const seat = /\bregistered (?:office|address)\b/i;
/** "The Society has its registered office in Utrecht." is a sentence, and no heading of what stands below. */
const tellsSeat =
  /^(?!.*\bagent\b)(?:\d+(?:\.\d+)*\.? )?(?:the|its|our)\b.*\bregistered office\b.* (?:in|at) (?:the )?\p{Lu}.*\.$/iu;
const isPlaceAbroad = (text: string): boolean =>
  placeAbroad(text) !== undefined || placeWithCountry(text) !== undefined;
const isSeatAbroad = (lines: Omit<Line, 'others'>[], at: number): boolean =>
  seat.test(lines[at]?.text ?? '') &&
  lines
    .slice(at, at + 5)
    .some(({ text }) => isPlaceAbroad(text.replace(/^.*registered (?:office|address):?/i, '')));

const opens = (text: string, words: number): boolean => {
  const mixed =
    (own.test(text) || (foundOfIt.test(text) && words > sentence)) &&
    !/registered agent|agent for service|preparer|\b(?:web)?site (?:\p{L}+ )?by\b/iu.test(text);
  return (
    !mixed &&
    (others.test(text) ||
      (words < title && othersOnShortLines.test(text) && !/mission/i.test(text)))
  );
};

/** Somebody's address ends what is said of them, unless their telephone or the next one's address follows. */
const afterAddress = (next: string): number =>
  endsAddress.test(next) ? reach : phone.test(next) ? 1 : 0;

/** What stands first on a page is mostly its body's name. */
const top = 4;
const titlesOf = (lines: Omit<Line, 'others'>[]): string[] =>
  lines
    .slice(0, top)
    .filter(
      ({ heading, head, text }) =>
        (heading || head) && text.split(' ').length > 1 && !othersHeading.test(text),
    )
    .map(({ text }) => text.toLowerCase());
const notice = /^(?:©|\(c\)|copyright)\s*(?:\d{4}\s*)?/i;
const opensWithTitle = (text: string, titles: string[]): boolean => {
  const own = text.replace(notice, '').toLowerCase();
  return titles.some(
    (title) => own.startsWith(title) && /^ ?[,|•·–]/.test(own.slice(title.length)),
  );
};

/** Marks the lines that are another party's: the one that names it and the few short ones below. */
export const markOthers = (lines: Omit<Line, 'others'>[], kind: DocumentKind): Line[] => {
  const letter = agencyLetter(lines, kind);
  const ofOthers = new Set([
    ...letter.agency,
    ...agencyHead(lines, kind),
    ...recipient(lines, kind),
    ...peopleTables(lines),
    ...peopleAskedFor(lines),
    ...apposedOthers(lines),
    ...linesAboutAnother(lines),
    ...auditIn(lines).auditors,
    ...notesIn(lines).books,
    ...registerKeeper(lines),
    ...recordKeeper(lines, kind),
    ...sharersLines(lines),
  ]);
  const titles = titlesOf(lines);
  let left = 0;
  let part = false;
  let row: number | undefined;
  return lines.map((line, at) => {
    const words = line.text.split(' ').length;
    if (line.heading || line.foot) part = line.heading && othersHeading.test(line.text);
    else if (part && opensWithTitle(line.text, titles)) part = false;
    else if (own.test(line.text) || itself.test(line.text) || money.test(line.text)) part = false;
    if (line.foot && !lines[at - 1]?.foot) left = 0;
    if (letter.addressee.has(at)) {
      left = 0;
      return { ...line, others: false };
    }
    if (ofOthers.has(at)) return { ...line, others: true };
    if (row !== undefined && line.row !== row) {
      left = 0;
      row = undefined;
    }
    // The IRS's own address stands over the letter's date.
    if (kind === 'determination-letter' && /^date\b/i.test(line.text)) left = 0;
    if (opens(line.text, words) && !isSeatAbroad(lines, at)) {
      const inRow = line.row !== undefined && lines[at + 1]?.row === line.row;
      row = inRow && lines[at - 1]?.row !== line.row ? line.row : undefined;
      // A sentence about an agent says nothing of the lines below it.
      left =
        (words > sentence && !/:$/.test(line.text)) ||
        tellsSeat.test(line.text) ||
        (inlineZip.test(line.text) && row === undefined)
          ? 0
          : reach;
      return { ...line, others: true };
    }
    const filed = lines
      .slice(Math.max(0, at - linesOfAFiler), at)
      .some(({ text }) => filer.test(text));
    if (
      (own.test(line.text) && !(filed && left > 0)) ||
      words > sentence ||
      (line.heading && left < reach)
    )
      left = 0;
    const inline = words < 25 && othersOnShortLines.test(line.text) && inlineZip.test(line.text);
    const marked = left > 0 || inline || (part && !line.heading);
    if (left > 0)
      left = endsAddress.test(line.text) ? afterAddress(lines[at + 1]?.text ?? '') : left - 1;
    return { ...line, others: marked };
  });
};
