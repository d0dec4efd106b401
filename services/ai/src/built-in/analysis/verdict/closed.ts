import { findDates } from '../../../text/dates.ts';
import { dueDates } from '../due-dates.ts';
import type { Guidelines } from '../guidelines.ts';

const shut =
  /\b(?:(?:applications?(?: (?:for|to) (?:[\w'-]+ ){1,6}?)?|submissions?|program|programme|scheme|call(?: for [\w-]+)?|grant (?:cycle|round|program)|this (?:opportunity|call|fund|round|notice|program|grant)|fund) ?(?:is|are|has|have)(?: been)? (?:now |currently |permanently )?(?:closed|ended|concluded|discontinued|suspended|archived|expired|sunset|rescinded|withdrawn|cancel+ed|retired)|no longer (?:being )?(?:accept(?:ing|ed|s)?|offer(?:ing|ed)?|available|active|open|award(?:ing|s)?|making)|not (?:(?:currently|presently|now) )?(?:be )?(?:accepting|taking|considering|receiving) (?:any |new |more |further |unsolicited )*(?:applications|proposals|requests|submissions)|(?:applications|proposals|requests|submissions)(?: (?:for|to) (?:[\w'-]+ ){1,6}?)? ?(?:are|is|will) not (?:currently |presently |now )?(?:being |be )?(?:accepted|taken|considered|received) (?:at (?:this|the present) time|at present|currently|right now|for now|just now|until further notice)|(?:applications?|intake|submissions?|fund|program|programme|scheme) (?:is|are) (?:currently |temporarily )?(?:on (?:hold|pause)|paused|frozen)|applications? (?:period|window|round|portal)(?: for (?:the )?(?:[\w'–-]+ ){0,5}[\w'–-]+)? (?:has|is|have)(?: been)? (?:now )?(?:closed|passed|ended)|(?:application period|application window|applications?|call|round|portal|grant cycle|program) (?:(?:has|have) )?closed (?:on|in|at)\b|applications? now closed\b|(?:application|grant|grants) process(?:es)? (?:is|has been) (?:currently |temporarily )?(?:suspended|paused|on hold)|no (?:more|further|new|longer any) (?:\w+ )?applications (?:[^.;]{0,40} )?(?:will be|are|can be) (?:being )?(?:accepted|taken|considered|received)|(?:application )?deadline (?:for (?:[\w'-]+ ){1,5})?(?:has|is) (?:now )?passed|(?:is|are) (?:now |currently |temporarily )?closed to (?:new )?(?:applications|applicants))\b/i;
const reopens =
  /\b(?:next (?:cycle|round|deadline|application|grant|call|opportunity)|will (?:re-?)?open|opens (?:on|in|again)|upcoming (?:cycle|deadline)|check back|future (?:rounds|cycles))\b/i;

/** "Closed for the 2026 Otter Fellowship", "closed for this season": for all that there is. */
const ofWhole =
  /^\s*for (?:(?:the|this|our) )?(?:(?:[\w'&/–-]+ ){0,2}20\d\d\b|(?:(?:current|present|academic|calendar|fiscal|spring|summer|fall|autumn|winter) )*(?:year|season|round|cycle|semester|program(?:me)?|competition|call)\b)/i;

/** "We are not accepting applications for capital projects" closes a part, not the call. */
const aboutPart = (text: string, words: string): boolean => {
  const after = text.slice(text.indexOf(words) + words.length).slice(0, 60);
  if (/\b(?:closed|suspended|paused|on hold)$/i.test(words) && ofWhole.test(after)) return false;
  return (
    /^\s*(?:for|from|to|by fax|by mail|that|which|via|in|after|past|beyond|outside|without|over the phone|received|submitted) /i.test(
      after,
    ) ||
    // "We shall no longer accept the paper form": there is another.
    /^\s*(?:the |any |our )?(?:paper|old|printed|faxed|mailed|handwritten|hard[- ]copy|e-?mailed) /i.test(
      after,
    ) ||
    /unsolicited/i.test(words)
  );
};

/** "Check back in summer 2020": a season has no month, but its year may be over. */
const isOfPastYear = (today: string, line: string): boolean => {
  const years = line.match(/\b20\d\d\b/g) ?? [];
  return years.length > 0 && years.every((year) => year < today.slice(0, 4));
};

const isFuture = (today: string, { year, month }: { year?: number; month: number }): boolean =>
  year === undefined || `${year}-${String(month).padStart(2, '0')}` >= today.slice(0, 7);

/** Whether it says that it will open again, at no time that has passed since. */
const opensAgain = ({ text, today }: Guidelines): boolean =>
  [...text.matchAll(new RegExp(reopens, 'gi'))].some(({ index }) => {
    const line = text.slice(index, index + 90).split('\n')[0] ?? '';
    return !isOfPastYear(today, line) && findDates(line).every((date) => isFuture(today, date));
  });

const futureDue = (guidelines: Guidelines): boolean =>
  dueDates(guidelines).some(({ date }) => date.iso !== undefined && date.iso >= guidelines.today);

/** How far down a page a notice over it may stand. */
const noticeWithin = 4;

/** "The 2017 scheme has closed" over a page closes that round, and what it says of the next is no call yet. */
const isRoundOver = ({ reading, today }: Guidelines): boolean =>
  reading.blocks.slice(0, noticeWithin).some((block) => {
    const line = block.type === 'table' ? '' : block.text;
    const year = /\b(20\d\d)\b/.exec(line)?.[1];
    return shut.test(line) && year !== undefined && year < today.slice(0, 4);
  });

/** "Application deadline: February 10, 2015 [CLOSED]" */
const marked =
  /\b(?:deadline|applications?|call|round|submissions?)\b[^.\n]{0,60}[[(]\s*(?:closed|ended|expired|over|past)\s*[\])]/i;

/** "Currently closed - reopens 2021" in the calendar of a page, "This opportunity is not open at this time." */
const stated =
  /^(?:currently|now|temporarily) closed\b|^th(?:is|e) (?:opportunity|call|program(?:me)?|grant|fund|competition) is not (?:currently )?open (?:at this time|now|at present|currently|for applications)\b/i;
const statesClosed = ({ reading }: Guidelines): boolean =>
  reading.blocks
    .flatMap((block) => (block.type === 'table' ? block.rows.flat() : [block.text]))
    .some((text) => stated.test(text.trim()));

/** "Round 2: 30 October (closed)" over "Round 3: 30 November" closes the second. */
const roundsOn = ({ text }: Guidelines): boolean =>
  text
    .split('\n')
    .some(
      (line) =>
        /\bround \d\b[^.]{0,60}\d/i.test(line) &&
        !/\b(?:closed|ended|expired|over|past)\b/i.test(line),
    );

/** One round of several may be marked as closed, beside others whose days are told without a year. */
const isAllOver = (guidelines: Guidelines): boolean =>
  dueDates(guidelines).every(({ date }) => date.iso !== undefined && date.iso < guidelines.today);

/** "Applications for the spring cycle are now closed" beside "Applications are accepted on a rolling basis". */
const rolling =
  /\b(?:applications?|proposals|requests) (?:are|will be) (?:accepted|reviewed|considered|received) (?:[\w'-]+ ){0,4}(?:on a rolling basis|year-round|at any time|throughout the year)\b/i;
const ofOneRound = /\b(?:cycle|round|semester|window|spring|summer|fall|autumn|winter|20\d\d)\b/i;
const goesOnBeside = (guidelines: Guidelines, shutWords: string): boolean => {
  const { text } = guidelines;
  const at = text.indexOf(shutWords);
  const said = text.slice(at, at + shutWords.length + 40).split(/[.\n]/)[0] ?? '';
  return (
    ofOneRound.test(said) &&
    // "The fall round is due October 15": in whichever year it is read.
    (rolling.test(text) || dueDates(guidelines).some(({ date }) => date.iso === undefined))
  );
};

/** "ANNOUNCEMENT: The fund will not be accepting applications at this time", over all that one reads in other times. */
const atPresent =
  /\b(?:at (?:this|the present) time|at (?:present|the moment)|currently|right now|for now|just now|until further notice|temporarily)\b/i;
const isShutByNotice = ({ reading }: Guidelines): boolean =>
  reading.blocks.slice(0, noticeWithin).some((block) => {
    if (block.type === 'table') return false;
    return block.text.split(/(?<=[.!?])\s+/).some((line) => {
      const found = shut.exec(line)?.[0];
      return found !== undefined && atPresent.test(line) && !aboutPart(line, found);
    });
  });

/** Whether the programme takes no applications now; one that tells all about its next round stays a call. */
export const isClosed = (guidelines: Guidelines, tellsAll: boolean): boolean => {
  const { text } = guidelines;
  if (statesClosed(guidelines) && isAllOver(guidelines)) return true;
  if (marked.test(text) && !roundsOn(guidelines) && isAllOver(guidelines)) return true;
  const found = shut.exec(text.slice(0, 4_000)) ?? shut.exec(text.slice(-2_500));
  if (!found || aboutPart(text, found[0]) || futureDue(guidelines)) return false;
  if (goesOnBeside(guidelines, found[0])) return false;
  if (isShutByNotice(guidelines) && dueDates(guidelines).length === 0) return true;
  return isRoundOver(guidelines) || !(opensAgain(guidelines) && tellsAll);
};
