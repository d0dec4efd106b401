import { splitSentences } from '@grantwright/analyst';
import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';
import { labelledRows } from './labelled-rows.ts';
import { withItems } from './mission-items.ts';
import { namedPrograms } from './named-programs.ts';
import { opensWithItself } from './own-names.ts';
import { activitiesIn } from './activities-in-constitutions.ts';
import { activitiesInRegister } from './activities-in-registers.ts';
import { programsInCards } from './programs-in-cards.ts';
import { programsByWays } from './programs-by-ways.ts';
import { programsInFeet } from './programs-in-feet.ts';
import { programsInForm } from './programs-in-forms.ts';
import { tellsProgram } from './programs-in-prose.ts';
import { scholarshipsInLetter } from './scholarships-in-letters.ts';
import { underHeading } from './under-heading.ts';
import { worksBegun } from './works-begun.ts';
import { worksGoingOn } from './works-going-on.ts';
import { worksInPlans } from './works-in-plans.ts';
import { worksOfGifts } from './works-of-gifts.ts';
import { worksUnderWay } from './works-under-way.ts';

const titles =
  '(?:programs?|programmes?)(?: overview| (?:and|&) (?:services|activities|events|projects|initiatives|impact|outreach))?|(?:services|activities|projects) (?:and|&) (?:programs?|activities|events)|services|projects|initiatives|ministries|outreach|what we (?:do|offer|fund|provide|run)|how we help|(?:key |main |areas? of )?(?:interventions|activities)|(?:programs?|services) (?:that )?we (?:offer|provide)|activities|summary of the main activities(?: .{0,240})?|classes(?:,? (?:and|&) (?:workshops|programs|programmes|events|activities|courses))?|(?:our )?work';
const heading = new RegExp(
  `^(?:our |current |key |core |main |major |ongoing |the )*(?:${titles})(?: (?:offered|undertaken|we (?:run|offer|organi[sz]e)|and (?:projects|programmes|programs)))?(?: (?:and/or|and|&|or) (?:success stories|successes))?\\s*:?$`,
  'i',
);
/** "What we are working on": what is in hand, with what is only hoped for beside it. */
const inHand =
  /^(?:what we(?:[’']re| are) (?:working on|doing)(?: now)?|(?:now |work |works |projects? )?(?:in progress|under ?way|in hand)|(?:current|ongoing) work|(?:(?:our|the|current) )*(?:projects?|programs?|programmes?|works?|initiatives) (?:(?:now|currently|already|that are) )*(?:under ?way|in progress|in hand|on the way)|right now|happening now|what (?:happens here|is happening(?: now)?|(?:is|we have) (?:now )?(?:under ?way|in progress|in hand)))\s*:?$/i;
const onlyHoped =
  /\b(?:(?:hop(?:e|es|ing)|plans?|aims?|want|would like|intends?) to|dream of)\b|\bif\b/i;
const withoutHopes = (found: Candidate[]): Candidate[] =>
  found.flatMap((passage) => {
    const own = passage.value
      .split('\n')
      .map((text) =>
        splitSentences(text)
          .filter((sentence) => !onlyHoped.test(sentence.text))
          .map((sentence) => sentence.text)
          .join(' '),
      )
      .filter(Boolean)
      .join('\n');
    return own ? [{ ...passage, value: own }] : [];
  });

/** What is on now, where no heading names the programs themselves. */
const newsHeading =
  /^(?:what(?:[’']s| is) (?:new|on|happening)(?: (?:this year|now))?|coming up|this (?:year|fall|spring|summer|winter)|current news)\s*:?$/i;

const labels =
  '(?:our |current |key |core |ongoing |active )*(?:programs?(?: and services| & services)?|projects|services|initiatives)';

/** "What we do. (1) One-to-one visiting, weekly …": the heading runs into its paragraph. */
const runIn =
  /^(?:what we do|our programs?|programs?|(?:our )?services|current (?:projects|programs))\s*[.:–—]\s+(.{40,})$/i;

/** "This year it is running a grow-out …", "Home from Hospital is a new pilot …". */
const now =
  /^(?:this (?:year|fall|spring|summer|winter|season|month)|currently|at present|right now|now|starting (?:in|this)|beginning (?:in|this))\b|\bis a new (?:pilot|program|project|service|initiative)\b|^we(?: are|['’]re) (?:building|restoring|piloting|launching)\b|\bwe(?: have|['’]ve) (?:also |now )?been (?:also )?(?:actively )?(?:working on|running|providing|offering|operating)\b|\b(?:is|are) (?:now |currently )(?:running|building|offering|piloting|planning|launching|working on)\b/i;

/** "This year that lot fed more people than …", "This year marks our tenth": over, or only a day to remember. */
const isPast =
  /^this (?:year|fall|spring|summer|winter|season|month),? (?:marks|we (?:mark|celebrate)|(?:(?!\b(?:is|are|has|have|continues?|offers?|runs?)\b)[^.;])*?\b(?:became|began|brought|came|did|drew|fed|found|gave|ground|had|left|lost|met|rose|sang|sent|sold|spent|told|went|wrote|ran|grew|made|held|taught|built|brought|took|won|saw|was|were|\p{L}{3,}ed)\b)/iu;

/** "The lunch concert series is in its third season and will go on until May." */
const goesOn =
  /\b(?:series|program(?:me)?s?|project|club|festival|camp|class(?:es)?|workshops?|clinic)\b[^.;]{0,24} (?:is|are) (?:now )?in (?:its|their) (?:[\p{L}-]+|\d+\p{L}*) (?:season|year)\b/iu;

/** "In 2026, we will welcome …", "Our 5-year goal remains …": plans, not what is on. */
const planned =
  /\bwill\b|\b(?:plans?|hopes?|aims?) to\b|\b(?:our|the) (?:\S+ )?(?:goals?|plans?|hope)\b|\bnext (?:year|season|spring|summer|fall|winter)\b|\bplanned for\b|\b(?:proud|pleased|excited|grateful|thankful) to\b|\bsponsors\b/i;

/** "This year, we're doing our annual report differently": the paper speaks of itself. */
const ofThePaper =
  /\b(?:our|this|the) (?:\d{4} )?(?:annual |impact |yearly )?(?:report|newsletter|page|letter|issue|website)\b/i;

/** "Now the rota is really working well": how it goes, and no project. */
const howItGoes =
  /\b(?:(?:work|go|do)(?:ing|es)? (?:really |very |quite )*(?:well|fine|smoothly)|able to reach (?:consensus|agreement)|at full (?:power|strength))\b/i;

const withoutPlans = (found: Candidate[]): Candidate[] =>
  found.flatMap((passage) => {
    const own = passage.value
      .split('\n')
      .map((text) =>
        splitSentences(text)
          .filter((sentence) => !planned.test(sentence.text))
          .map((sentence) => sentence.text)
          .join(' '),
      )
      .filter(Boolean)
      .join('\n');
    return own ? [{ ...passage, value: own }] : [];
  });

/** "Engage children in making things" alone under "Projects": one of several precepts, and nothing that is run. */
const precept =
  /^(?:engage|support|encourage|empower|inspire|help|learn|explore|share|collaborate|create|build|foster|believe|be|give|let|make)\b[^.\n]{10,120}$/i;
const withoutPrecepts = (found: Candidate[]): Candidate[] =>
  found.filter(({ value }) => !precept.test(value));

const most = 6;
const longest = 1_500;

const inProse = ({ lines }: Paper, names: string[]): Candidate[] => {
  const told: { text: string; quote: string; line: Line }[] = [];
  for (const [at, line] of lines.entries()) {
    if (line.others || line.heading || line.row !== undefined || line.foot) continue;
    for (const { text } of splitSentences(line.text)) {
      const words = text.split(' ').length;
      const isOn =
        words >= 7 &&
        words <= 50 &&
        now.test(text) &&
        !isPast.test(text) &&
        !howItGoes.test(text) &&
        !planned.test(text) &&
        !ofThePaper.test(text);
      const isItself = opensWithItself(line.text, names);
      const own = /\b(?:we|our|it is|it has|new pilot)\b/i.test(text) || isItself;
      // "It offers tutoring, too" goes on with what the sentence before speaks of.
      const spoken = isItself ? text.replace(/^It (?=\p{Ll})/u, 'We ') : text;
      if (!(isOn && own) && !goesOn.test(text) && !tellsProgram(spoken, names)) continue;
      // "Our programs include:" goes on in the items below.
      const whole = withItems(lines, at, text);
      if (whole) told.push({ text: whole, quote: text, line });
    }
  }
  const first = told[0];
  let value = '';
  for (const { text } of told.slice(0, most))
    if (value.length + text.length < longest) value += `${value ? '\n' : ''}${text}`;
  return first ? [candidate(value, first.line, 1.2, first.quote)] : [];
};

/** "Nov 15 – Feathers & Fiddles benefit … Tickets $90": a day in a calendar, not a programme. */
const event =
  /^(?:(?:mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?|sun)(?:day)?,? )?(?:(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d{1,2}\b|\d{1,2} (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\b|\d{1,2}\/\d{1,2}\b)|\b(?:tickets?|admission|entry)\b.{0,12}[$£€]|\bRSVP\b/i;
/** "Occasional care is run by the Co-op, ring them": another body's programme. */
const byAnother =
  /\b(?:is|are) (?:run|operated|managed|provided|offered|organi[sz]ed) by (?!us\b|our\b|volunteers?\b|staff\b|members?\b)(?:the )?\p{Lu}.*\b(?:them|they|their|call|ring|contact)\b/u;

/** "More Ways To Give", "Your support makes play possible": what donors are told. */
const appeal =
  /^(?:(?:more |other )?ways to (?:give|help|donate|support)\b|your (?:\p{L}+ )?(?:support|gifts?|donations?|contributions?|generosity)\b|donate\b|give (?:now|today)\b)/iu;

const withoutEvents = (found: Candidate[]): Candidate[] =>
  found.flatMap((passage) => {
    const own = passage.value
      .split('\n')
      .filter((text) => !event.test(text) && !byAnother.test(text) && !appeal.test(text))
      .join('\n');
    return own ? [{ ...passage, value: own }] : [];
  });

/** Programmes that are only named stand below those that sentences describe. */
const withNamed = (told: Candidate[], named: Candidate[]): Candidate[] => {
  const [first] = told;
  if (!first) return named;
  const more = named
    .flatMap(({ value }) => value.split('\n'))
    .filter((name) => !first.value.includes(name));
  return [{ ...first, value: [first.value, ...more].join('\n') }];
};

/** Programmes below several headings are one field, each line once. */
const together = (found: Candidate[]): Candidate[] => {
  const [first, ...more] = found;
  if (!first) return [];
  let { value } = first;
  for (const line of more.flatMap((passage) => passage.value.split('\n')))
    if (!value.includes(line) && value.length + line.length < longest) value += `\n${line}`;
  return [{ ...first, value }];
};

/** "Programs: School (140 children), Clinic (monthly)" sums up a list of the same paper, which tells each in full. */
const fewestShared = 2;
const isSummary = (summed: string, listed: string): boolean => {
  const names = summed.split(/[,;]\s+/).map((part) => part.replace(/\s*[(:].*$/s, ''));
  const told = listed.split('\n');
  return (
    listed.length > summed.length &&
    names.filter((name) => name.length > 3 && told.some((line) => line.startsWith(name))).length >=
      fewestShared
  );
};

/** A report's projects may be done; what it tells as going on stands with them. */
const withGoingOn = ({ kind }: Paper, listed: Candidate[], goingOn: Candidate[]): Candidate[] => {
  const [first] = listed;
  return first && (kind === 'report' || kind === 'other')
    ? together([...listed, ...goingOn]).map((all) => ({ ...first, value: all.value }))
    : listed;
};

/** What the organization does now: under its heading, beside its label, or in sentences that say "this year". */
export const findCurrentProjects = (paper: Paper, names: string[]): Candidate[] => {
  if (paper.kind === 'bylaws') return activitiesIn(paper, names);
  if (paper.kind === 'form-990') return programsInForm(paper, names);
  if (paper.kind === 'determination-letter') return scholarshipsInLetter(paper);
  if (!['other', 'report'].includes(paper.kind)) return [];
  const inLine = paper.lines.flatMap((line): Candidate[] => {
    const text = line.others ? undefined : runIn.exec(line.text)?.[1];
    return text ? [candidate(text, line, 2, text)] : [];
  });
  const goingOn = together([...worksGoingOn(paper, names), ...worksBegun(paper, names)]);
  const listed = withGoingOn(
    paper,
    together([
      ...withoutHopes(withoutEvents(underHeading(paper, inHand, 2))),
      ...withoutPrecepts(withoutEvents(underHeading(paper, heading, 2, { named: true }))),
    ]),
    goingOn,
  );
  return [
    ...labelledRows(paper, labels).filter(
      ({ value }) => !listed.some((list) => isSummary(value, list.value)),
    ),
    ...listed,
    ...activitiesInRegister(paper),
    ...inLine,
    ...withoutPlans(withoutEvents(underHeading(paper, newsHeading, 1.4))),
    ...withNamed(
      together([
        ...inProse(paper, names),
        ...worksUnderWay(paper, names),
        ...worksOfGifts(paper),
        ...worksInPlans(paper),
        ...goingOn,
      ]),
      [...namedPrograms(paper), ...programsInFeet(paper)],
    ),
    ...programsInCards(paper),
    ...programsByWays(paper, names),
  ];
};
