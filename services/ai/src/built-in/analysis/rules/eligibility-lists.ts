import { forbidsActs } from '../forbidden.ts';
import { finding, type Finding } from '../finding.ts';
import type { ListPart } from '../guidelines.ts';
import { asChecklistLine, joinItems } from '../wording.ts';
import { atLead } from './at-lead.ts';
import { firstSentence, namesOne, oneByOne } from './eligible-ones.ts';
import { aboutOthers, eligibilityHeading, saysEligible } from './eligibility-words.ts';

const bad =
  /\b(?:ineligib|not eligible|who (?:can(?:no|')t|may not|not)\b|say no to|what (?:do|will) (?:you|we) not|what don't|do(?:es)? not (?:fund|support|award|accept|consider|make)|don't (?:fund|support)|(?:will|can|do|does|would|ca)(?: not|not|n't)(?: \w+)? (?:fund|support|award|consider|be considered)|exclu(?:sions?|ded)|not (?:be )?(?:funded|supported|considered|fund)|restrictions|limitations|what we (?:do not|don't|won't)|(?:fall|lie|are)s? outside|outside (?:of )?(?:our|the|its) (?:scope|priorit|focus|area|guideline|mission)\w*|\b(?:declines?|refuses?|rejects?) (?:[\w-]+ ){0,3}(?:requests?|applications?|proposals?)\b)/i;
const costs =
  /\b(?:costs?|expenses?|expenditures?|funds? (?:may|can|will|must|cannot)|use of funds|uses|budget|activities)\b/i;

const anotherTopic =
  /\b(?:regist|number of applications|overlap|cost|match|instruction|submission|attachment|document|definition|review)/i;

/** Lists about applications and registrations are other rules' matter. */
const notAboutApplicants =
  /\b(?:application|proposal|request)s? (?:that|if|which)\b|\bnot (?:be )?(?:consider|review|accept)|non-?responsive|\bregist(?!ered)/i;

/** "Eligible requests" are what the money is for; who may ask is another list. */
const aboutUses =
  /\b(?:in)?eligible (?:requests?|projects?|costs?|expenses?|expenditures?|activities|uses|purposes|programs?|items)\b/i;

/** "Applicants may apply for support towards:" leads to what one may ask for. */
const asksFor =
  /\b(?:may|can) (?:apply|ask|request)\w*(?: for)?(?: (?:support|funding|a grant|grants|money|help))? (?:for|towards?|with):?$/i;
/** "Applications must fit one of the categories below; those outside are by invitation only": the list is of what fits. */
const fitsFirst = /^[^;]*\b(?:must|should|need to)\b[^;]*\bone of\b[^;]*;/i;

/** "You must:" over a list of what one must be or have. */
const bareDuty =
  /^(?:to apply,? )?(?:you|your (?:organi[sz]ation|institution|charity|group)|(?:the |all )?applicants?|(?:the )?project leads?|organi[sz]ations) must:?$/i;

/** "Recipients could choose to allocate the funding in many ways, including:", "Purchases that are typically eligible are:" */
const usesMoney =
  /\b(?:allocate|use|spend) (?:the |their |this )?(?:funding|funds|money|grants?)\b|\bsupports? (?:endeavou?rs|projects|activities|work|research)\b|^(?:the )?(?:purchases|costs|expenses|expenditures|items|projects|activities|events)\b[^.]*\beligible\b/i;

type Named = {
  start: string;
  items: string[];
  source: Parameters<typeof finding>[0];
  excludes: boolean;
  /** Lists under one heading of eligibility, each with a title for a group, are one list. */
  group: string;
  blocks: number[];
};

const plainStart = 'Who may apply';
const isCondition = (text: string): boolean =>
  /^(?:must|have|has|be|is|are|serve|provide|demonstrate|located|operate|hold|possess|maintain|not)\b/i.test(
    text,
  );

const refuses =
  /\b(?:are|is) (?:also )?(?:not eligible|ineligible|excluded|barred)\b|\b(?:cannot|may not|can not) (?:apply|compete|participate|take part|receive)\b/i;

/** "Funding is available for organizations within:" leads to places. */
const inPlaces =
  /\b(?:within|in|located in|based in|serving)(?: (?:one of )?the following(?! areas of (?:interest|work|research))(?: \w+){0,3})?:$/i;
/** A list that names who may or may not apply, read as one thing to say. */
export const readList = (list: ListPart): Named | undefined => {
  const lead = list.lead?.text ?? '';
  const title = list.path.at(-1) ?? '';
  // The title of the whole paper speaks of everything in it.
  const about = `${list.path.slice(1).slice(-2).join(' ') || title} ${lead}`;
  if (list.aside && list.aside !== 'background') return undefined;
  if (forbidsActs(lead)) return undefined;
  if (aboutUses.test(`${title} ${lead}`) && !/\bapplicants?|organi[sz]ations?\b/i.test(lead))
    return undefined;
  if (lead.length > 60 && !/:$|\b(?:following|below|if)\b/i.test(lead)) return undefined;
  if (notAboutApplicants.test(lead) || anotherTopic.test(title)) return undefined;
  if (asksFor.test(lead) || fitsFirst.test(lead) || usesMoney.test(lead)) return undefined;
  // "Extension for parents" tells of those who are eligible for longer.
  if (/\bextensions?\b/i.test(`${title} ${lead}`)) return undefined;
  if (
    /^(?:please )?note\b|^important\b|^A: /i.test(lead) ||
    (/\b(?:include|attach|submit|provide|upload|describe|answer)\b/i.test(lead) &&
      !/\b(?:eligible (?:applicants|proposers|organi[sz]ations|entities)|who may apply)\b/i.test(
        lead,
      ))
  )
    return undefined;
  if (
    aboutOthers.test(lead) &&
    !/\beligible (?:applicants|organi[sz]ations|entities)\b/i.test(lead)
  )
    return undefined;
  // "Yes, I agree", "No": what a form lets one choose.
  if (list.items.some(({ text }) => /^(?:yes|no)(?:,? I\b|$)/i.test(text))) return undefined;
  // A column of papers that stands under the wrong title
  if (
    list.items.every(({ text }) =>
      /^(?:an? |one |the )?(?:letter|copy|list|statement|budget|form|proof)\b/i.test(text),
    )
  )
    return undefined;
  const conditional = /\b(?:fail|fails|do not|does not) (?:to )?(?:meet|satisfy)\b/i.test(lead);
  const excludes =
    (bad.test(lead) && !conditional) || (!/\beligib|may apply/i.test(lead) && bad.test(title));
  if (excludes && costs.test(about) && !/\bappl/i.test(about)) return undefined;
  const bare =
    bareDuty.test(lead) &&
    list.items.filter((item) => isCondition(item.text)).length >= list.items.length / 2;
  if (!eligibilityHeading.test(about) && !saysEligible.test(lead) && !excludes && !bare)
    return undefined;
  if (excludes && !/\b(?:appl|fund|grant|support|eligib|organi[sz]|consider)/i.test(about))
    return undefined;
  const depth = Math.min(...list.items.map((item) => item.depth));
  const top = list.items.filter((item) => item.depth === depth);
  const first = top[0];
  if (!first || top.every((item) => item.text.length > 260)) return undefined;
  const conditions =
    top.filter((item) => isCondition(item.text)).length >= top.length / 2 ||
    conditional ||
    /\b(?:must|meet|requirements?|criteria|conditions|qualif\w+)\b[^.]*:?$/i.test(lead);
  // "Only charities that assist the following groups:" names the groups, not the applicants.
  const wholeLead =
    /^only\b|\bwhose\b|\b(?:serve|assist|benefit|help|work with)s?\b[^.]*\b(?:following|these)\b/i.test(
      lead,
    )
      ? asChecklistLine(
          lead.replace(/(?: the)? following(?: \w+){0,2}:$/i, ' these').replace(/:$/, ''),
        )
      : undefined;
  const start =
    wholeLead && !excludes
      ? wholeLead
      : inPlaces.test(lead) && !excludes
        ? 'Eligible places'
        : excludes
          ? /\bappl|eligib/i.test(`${title} ${lead}`)
            ? 'Not eligible'
            : 'Not funded'
          : !conditional && /\b(?:one|any) of\b/i.test(lead)
            ? 'You must be one of these'
            : conditions
              ? 'To be eligible'
              : plainStart;
  // Among those who may, some are named who may not.
  const fitting = excludes ? top : top.filter(({ text }) => !refuses.test(firstSentence(text)));
  const named = start === plainStart ? fitting.filter(({ text }) => namesOne(text)) : fitting;
  if (named.length === 0) return undefined;
  const spoken = list.lead && list.lead.text.length > 20 && /[.:,]$/.test(list.lead.text);
  return {
    start,
    items:
      start === plainStart
        ? named.flatMap(({ text }) => oneByOne(text))
        : named.map(({ text }) => text),
    source: spoken ? atLead(list, first) : first,
    excludes,
    group: spoken
      ? `list ${first.block}`
      : `under ${list.path.find((name) => eligibilityHeading.test(name)) ?? ''}`,
    // What names no applicant is left for the other rules.
    blocks: list.items
      .filter(
        (item) =>
          !top.includes(item) ||
          (named.includes(item) &&
            (start !== plainStart || firstSentence(item.text) === item.text)),
      )
      .map((item) => item.block),
  };
};

/** What concerns the reader most stands first: this product's people write for non-profits. */
const nonprofitsFirst = (items: string[]): string[] => {
  const ours = items.filter((item) => /non-?profit|501\(c\)|charit|community-based/i.test(item));
  return [...ours, ...items.filter((item) => !ours.includes(item))];
};

export const fromLists = (lists: Named[]): Finding[] => {
  const groups = new Map<string, Named>();
  for (const list of lists) {
    const key = `${list.start} ${list.group}`;
    const known = groups.get(key);
    if (known && list.start === plainStart) {
      known.items.push(...list.items);
      known.blocks.push(...list.blocks);
    } else
      groups.set(known ? `${key} ${list.blocks.join()}` : key, {
        ...list,
        items: [...list.items],
        blocks: [...list.blocks],
      });
  }
  return [...groups.values()].flatMap(({ start, items, source, excludes, blocks }) => {
    const line = joinItems(start === plainStart ? nonprofitsFirst(items) : items, 560);
    if (!line) return [];
    const text = `${start}: ${line}`;
    return [
      finding(source, {
        kind: 'eligibility',
        text,
        weight: excludes ? 78 : 89,
        topic: text,
        list: true,
        coversBlocks: blocks,
      }),
    ];
  });
};
