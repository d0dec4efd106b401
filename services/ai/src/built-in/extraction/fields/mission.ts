import { capitalize, splitSentences } from '@grantwright/analyst';
import { candidate, type Candidate } from '../candidate.ts';
import { labelled } from '../labelled.ts';
import type { Line, Paper } from '../paper.ts';
import { tidy } from '../tidy.ts';
import { withoutPowers } from './legal-powers.ts';
import { isPassage } from './mission-grammar.ts';
import { spoken } from './mission-in-capitals.ts';
import { fromForm } from './mission-in-forms.ts';
import { aimsUnderSlogan, isSlogan } from './mission-slogans.ts';
import { fromPapers } from './mission-in-papers.ts';
import { said, saysMission } from './mission-said.ts';
import { isOfARule } from './purpose-in-rules.ts';
import { speaksOfItself } from './speaks-of-itself.ts';
import { trustInVerb } from './mission-trust.ts';
import { isUnderValues } from './under-values.ts';
import { withClauseBefore, withItems } from './mission-items.ts';
import { isBoilerplate, namesItsOwn, unnumbered, withoutTail } from './mission-passage.ts';
import { isAdoptionRecord, isCall, isToldOfOthers } from './mission-of-others.ts';

const besides = String.raw`(?:(?:,|,? (?:and|&)) (?:our )?(?:vision|values|goals|history|beliefs|philosophy))*`;
const heading = new RegExp(
  `^(?:our |the |official |stated |founding )*(?:mission(?: statement)?|(?:vision|values),? (?:and|&) mission|purpose(?: statement)?|statement of purpose|why we exist|summary of the (?:objects|purposes)(?: of the charity)?(?:,? (?:as )?set out in (?:its|the) (?:governing document|constitution|trust deed))?|purpose (?:and|&) mission|mission (?:and|&) purpose)${besides}(?: \\([^)]{3,40}\\))?\\s*[:.]?$`,
  'i',
);
/** "The Mission of Harbor Light", "Harbor Light's Mission Statement". */
const namedHeading = /^(?:the mission of .{3,60}|.{3,60} mission(?: statement)?)\s*:?$/i;
const objects =
  /^(?:(?:charitable|our) )?(?:objects?|aims|objectives?|purposes?)(?: (?:and|&) (?:objectives?|aims|activities|purposes?|objects?|powers))?\s*[:.]?$/i;
/** "Purpose" over the first part of a policy is what the policy is for. */
const ofABody = /\bmission\b|\bwhy we exist\b/i;
const inline =
  /^(?:(?:our |\p{Lu}[^.:]{2,60}['’]s? )?mission(?: statement)?|our purpose)\s*[:–—-]\s+(.{20,})$/iu;
const itsOwn = /^(?:its|our) (?:mission|purpose): (?=\S.{20})/i;
const purpose =
  /\b(?:(?:the )?(?:specific|primary|exempt|charitable|general|corporate)?(?: \w+ and)? ?(?:purposes?|objectives?|objects?)(?: and (?:purposes?|objectives?|objects?))?(?: (?:of|for which) (?:the |this )?(?:[^.;:]{2,110}?)(?: is (?:organized|formed))?,?)? (?:is|ar[eéè]|shall be|shall include|includes?)(?: to)?|(?:is|was|are|has been|have been|hereby) (?:organized|formed|established|created|incorporated|promoted|constituted)(?: and (?:shall be |is )?operated)? (?:to|(?:solely |exclusively )?for the (?:[\p{L}-]+,? (?:and )?){0,7}purposes? of(?::|(?! (?:sections?|the making))))|(?:organized|formed|operated)[^.;:]{0,90}\bpurposes?,? (?:and )?(?:more )?(?:specifically|particularly|in particular|namely)(?: for|,| to)|corporation (?:which is |that is )?(?:organized|formed) to(?= (?!do |be |engage |hold |exercise |operate )\p{Ll})|shall have as (?:its|their) (?:\w+ )?(?:purpose|object|aim|mission)s?|operates? (?:exclusively |solely )?in an effort to|exists? to|dedicated to)(?![\p{L}])/iu;
/** In running text: what the body itself exists, works or seeks to do. */
const strives =
  /\b(?:exists? (?:to|so that|because(?! of)|for)|serves? as an? [^.;]{3,80}? working to|(?<!also )aims? at \p{L}+ing|(?<!remains? (?:\p{L}+ )?)(?:dedicated|committed|devoted) to|(?:was|is) (?:organized|formed|established|founded|created|set up|constituted) to|purposes? for which [^.;]{3,80} (?:is|was) to|(?:works?|seeks?|strives?|aims?) to)\b/iu;
/** "Our staff is dedicated to making your visit pleasant": people of the body, not the body. */
const ofItsPeople =
  /^(?:our|the|its) (?:\p{L}+ ){0,2}(?:staff|teams?|board|directors|trustees|volunteers|teachers|faculty|coaches|guides|docents|members|officers|leadership|counselors|employees|nurses|instructors)\b|\b(?:guided|supported|led|run|staffed) by (?:an? |our |the )?(?:[\p{L}-]+,? ){0,4}(?:teams?|staff|board|volunteers|group)\b(?: of [\p{L} -]{2,40}?)? (?:who|that|which|dedicated|committed|devoted|working)\b/iu;
/** A policy mostly tells what it is for itself; in the law's own words it tells what the charity is for. */
const charitable =
  /\b(?:exists?|aims?|works?|seeks?|is established|was established) to (?:advance|promote) (?:the )?(?:education|religion|arts?|health|relief|knowledge|study|welfare)\b|\b(?:exists?|aims?) to relieve (?:poverty|need|hardship)\b/i;
/** "… is a nonprofit founded in 2019 with the mission of feeding …". */
const withMission =
  /\b(?:with|on|fostered|pursued|pursues|follows|followed|carried|has|have) (?:the|a|its|our) mission (?:of \p{L}+ing|to \p{Ll}+)\b/u;
const theObjects =
  /\b(?:(?:purpose|objects?|aims?|objectives?) of (?:the |this |our )?(?:charity|company|society|trust|association|organi[sz]ation|club|group|corporation|church|choir|band|league|guild|network|centre|center|foundation|fund|institute|federation|library|museum|co-?operative|council|union)|(?:purposes?|objects?|objectives?) for which (?:the |this )?(?:corporation|association|society|company|club|trust|organi[sz]ation|charity|it) (?:is|was|has been) (?:formed|organized|established|incorporated),?|(?:charity|company|society|trust|association|group)['’]s (?:\w+ )?(?:objects?|aims?|purposes?|objectives?)) (?:is|are|were|shall be)\b/i;
/** "Summary of the objects of the charity set out in its governing document:". */
const objectsAsked =
  /^(?:the|our|its) (?:registered |charitable |main )?(?:objects?|purposes|aims|objectives)(?: of [^.:]{3,60})? (?:is|are)(?: as follows)?:$|\b(?:objects?|purposes?|aims?|mission)\b.{0,30}\b(?:charity|company|organi[sz]ation|trust|society|corporation)\b.{0,60}:$/i;

/** "The specific purpose … is to The specific purpose … is to support …": a form filled in twice. */
const once = (text: string): string => {
  const repeated = /^(.{12,100}?)\s+\1/i.exec(text);
  return repeated?.[1] ? text.slice(repeated[1].length).trim() : text;
};

const waiting = /,? (?:that|which)(?: \(?(?:is|are)\)?)?\s*:$/i;
/** "For the purposes of this association, the neighborhood is defined as …" tells where, not what for. */
const defines = /^for (?:the )?purposes? of (?:this|these|the)\b.*\b(?:defined|means?)\b/i;

/** "… exclusively for the purpose of feeding …" is no lawyers' clause: it says what for. */
const forItsOwn =
  /\bpurposes? of (?!making|receiving|holding|acquiring|conducting any|engaging in any|transacting)\p{Ll}+ing\b/u;

const mostSentences = 3;

const sentencesUnder = (lines: Line[], at: number): { text: string; line: Line } | undefined => {
  const line = lines[at + 1];
  if (!line || line.heading || line.others || line.text.split(' ').length < 5) return undefined;
  const all = splitSentences(line.text);
  const text = all
    .slice(0, mostSentences)
    .map((sentence) => sentence.text)
    .join(' ');
  return { text: line.text.includes(text) ? text : (all[0]?.text ?? ''), line };
};

/** "The corporation is organized for the following purpose or purposes:". */
const forPurposes =
  /\b(?:organized|formed) (?:for|to) [^.]{0,60}\bpurposes?(?: or purposes)?(?: (?:is|are))?:?$/i;

/** "… for the public benefit, by:" with its items, or without the word that waits for them. */
const wholeOf = (lines: Line[], at: number, text: string): string =>
  withItems(lines, at, text) ||
  text.replace(/,?(?: (?:by|through|including|as follows|to))?\s*:$/i, '.');

const labels =
  "(?:organi[sz]ation(?:al|[’']s)? )?(?:mission(?: statement)?|mandate)(?: of (?:the|our) (?:association|society|club|organi[sz]ation|group))?|(?:the )?(?:specific |charitable )?purposes?(?: statement)?(?: (?:of|for which) (?:the |this )?\\w+ (?:is|was) (?:formed|organized|incorporated)(?: is)?)?|purposes? of (?:the )?(?:organization|corporation)|(?:charitable )?(?:objects|objectives|aims)";

const fromLabels = ({ lines, kind }: Paper): Candidate[] =>
  labelled(lines, labels).flatMap(({ value, line, at }): Candidate[] =>
    line.others ||
    // What stands under a heading is read with the headings.
    (value === line.text && lines[at - 1]?.heading) ||
    value.endsWith(':') ||
    line.heading ||
    value.split(' ').length < 5 ||
    isBoilerplate(value) ||
    forPurposes.test(value) ||
    /^(?:purpose|for which)/i.test(value) ||
    kind === 'policy'
      ? []
      : [candidate(tidy(value), line, 2.9)],
  );

/** A sentence that a page's end or a bad scan breaks off goes on in the next paragraph. */
const unbroken = (lines: Line[], at: number, text: string): string => {
  const next = lines[at + 1];
  const isCut = /[\p{L},]$/u.test(text) && (lines[at]?.text.endsWith(text) ?? false);
  if (!isCut || !next || next.heading || next.others) return text;
  // "The aims shall be to promote and maintain" over a list of one.
  if (next.item) return lines[at + 2]?.item ? text : `${text} ${next.text}`;
  const rest = splitSentences(next.text)[0]?.text ?? '';
  return /\.$/.test(rest) ? `${text} ${rest}` : text;
};

/** The first passage below a heading that is no lawyers' clause. */
const underHeading = (paper: Paper, at: number, trust: number): Candidate[] => {
  const { lines } = paper;
  const under = sentencesUnder(lines, at);
  if (under && isSlogan(under.text)) {
    const aims = aimsUnderSlogan(lines, at + 1);
    if (aims) return [candidate(aims.text, aims.line, trust)];
    return lines[at + 2]?.row === undefined ? underHeading(paper, at + 1, trust - 0.1) : [];
  }
  if (under && isAdoptionRecord(under.text)) return underHeading(paper, at + 1, trust - 0.1);
  if (!under || under.text.length <= 20 || isBoilerplate(under.text)) return [];
  if (/\bthe name of (?:the|this)\b/i.test(under.text)) return [];
  const whole = unbroken(lines, at + 1, under.text);
  const value = unnumbered(withItems(lines, at + 1, whole)) || whole;
  return [candidate(value, under.line, trust, under.text)];
};

/** "Purpose" over a column of a table: what follows it stands in another one. */
const isColumnHead = (lines: Line[], at: number): boolean => {
  const [line, next] = [lines[at], lines[at + 1]];
  return line?.row !== undefined && next?.row !== line.row && next?.column !== line.column;
};

const fromHeadings = (paper: Paper): Candidate[] =>
  paper.lines.flatMap((line, at): Candidate[] => {
    if (line.others || isColumnHead(paper.lines, at)) return [];
    const title = unnumbered(line.text);
    const legal = paper.kind === 'articles' || paper.kind === 'bylaws';
    if (paper.kind === 'policy' && !ofABody.test(title)) return [];
    if (objects.test(title) && (legal || line.heading))
      return underHeading(paper, at, legal ? 2.3 : 2);
    const named =
      line.heading && title.split(' ').length < 9 && namedHeading.test(title) && !isCall(title);
    if (!heading.test(title) && !named) return [];
    // "Mission", who we are, and then: "Our mission is …".
    const below = paper.lines.slice(at + 2, at + 4);
    const saidBelow = below.some(({ text, heading: title }) => !title && said.test(text));
    return underHeading(paper, at, paper.kind === 'policy' ? 1 : named || saidBelow ? 2.6 : 3);
  });

const inProse = (paper: Paper, line: Line, at: number, names: string[]): Candidate[] => {
  const { lines, kind } = paper;
  const legal = kind === 'articles' || kind === 'bylaws';
  return splitSentences(line.text).flatMap(({ text }): Candidate[] => {
    const own = once(unnumbered(text));
    if (defines.test(own)) return [];
    const clause =
      isBoilerplate(text) ||
      (/\borganized\b.{0,20}\bexclusively\b/i.test(text) && !forItsOwn.test(text));
    if (clause || (text.split(' ').length < 7 && !/:$/.test(text)))
      return legal && (purpose.test(own) || /\borganized\b/i.test(own)) && namesItsOwn(text)
        ? [candidate(own, line, 1.9, text)]
        : [];
    if (itsOwn.test(own)) return [candidate(capitalize(own.replace(itsOwn, '')), line, 2.6, text)];
    if (saysMission(text)) {
      // "… a trail network in the area that is:", and what follows is set too far apart to be its list.
      const listed = withItems(lines, at, text);
      const value = listed && isPassage(listed) ? listed : text.replace(waiting, '.');
      return value && !/:$/.test(value) ? [candidate(value, line, 2.7, text)] : [];
    }
    if (kind !== 'policy' && withMission.test(text) && speaksOfItself(own, line, names))
      return [candidate(text, line, 2.2, text)];
    const purposes = legal ? withoutPowers(unbroken(lines, at, own)) : own;
    if (kind !== 'policy' && theObjects.test(text) && !isOfARule(purposes)) {
      const value = withItems(lines, at, purposes);
      return value ? [candidate(withoutTail(value), line, legal ? 2.4 : 2.3, own)] : [];
    }
    const speaks = legal
      ? purpose.test(text) && !isOfARule(purposes)
      : (kind === 'policy' ? charitable : strives).test(text) &&
        !ofItsPeople.test(own) &&
        !isUnderValues(lines, at) &&
        speaksOfItself(own, line, names);
    if (!speaks) return [];
    const value = withItems(lines, at, purposes);
    return value
      ? [
          candidate(
            withClauseBefore(lines, at, withoutTail(value)),
            line,
            legal ? 2.4 : trustInVerb(text),
            own,
          ),
        ]
      : [];
  });
};

/** What the organization is for, in whole sentences of its own. */
export const findMissions = (paper: Paper, names: string[]): Candidate[] => {
  const { lines, kind } = paper;
  if (kind === 'determination-letter' || kind === 'form-990-n') return [];
  const found = lines.flatMap((line, at): Candidate[] => {
    if (line.others) return [];
    const asked =
      forPurposes.test(line.text) ||
      (kind !== 'articles' && kind !== 'bylaws' && objectsAsked.test(line.text));
    const below = asked ? lines[at + 1] : undefined;
    if (below && !below.item && !below.heading && below.text.split(' ').length > 4)
      return isBoilerplate(below.text)
        ? []
        : [candidate(withoutTail(wholeOf(lines, at + 1, below.text)), below, 2.5)];
    const stated = inline.exec(line.text)?.[1];
    // "Mission — Our core philosophies", in a list of pages.
    if (!stated || stated.split(' ').length < 5) return inProse(paper, line, at, names);
    const text = splitSentences(stated)
      .slice(0, mostSentences)
      .map((sentence) => sentence.text)
      .join(' ');
    return [candidate(tidy(text), line, 3)];
  });
  return [
    ...(kind === 'form-990' ? fromForm(paper, names) : []),
    ...fromHeadings(paper),
    ...found,
    ...fromLabels(paper),
    ...fromPapers(paper, names),
  ]
    .filter(({ value }) => isPassage(value) && !isToldOfOthers(value))
    .map((told) => spoken(paper, names, told));
};
