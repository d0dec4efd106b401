import { finding, type Finding, type Rule } from '../finding.ts';
import type { ListPart, Statement } from '../guidelines.ts';
import { asChecklistLine, isWhole, joinItems } from '../wording.ts';

const heading =
  /\b(?:eligib|who (?:can|may|should|is able to|can submit|may submit|may serve) (?:apply|submit|proposals|as)|who (?:can|may) apply|who we (?:fund|support)|applicant (?:requirements|qualifications)|qualifications|minimum requirements|who is (?:this|it) for|geographic (?:area|focus|scope|restrictions?)|service area)/i;
const bad =
  /\b(?:ineligib|not eligible|who (?:can(?:no|')t|may not) apply|do(?:es)? not (?:fund|support|award|accept|consider|make)|don't (?:fund|support)|(?:will|can|do|does|would|ca)(?: not|not|n't)(?: \w+)? (?:fund|support|award|consider|be considered)|exclu(?:sions?|ded)|not (?:be )?(?:funded|supported|considered|fund)|restrictions|limitations|what we (?:do not|don't|won't)|outside)/i;
const costs =
  /\b(?:costs?|expenses?|expenditures?|funds? (?:may|can|will|must|cannot)|use of funds|uses|budget|activities)\b/i;
const says =
  /\b(?:(?:is|are|be) (?:also |only )?(?:not |in)?eligible(?! for (?:reimbursement|the (?:trainees?|students?)))|ineligible|eligible (?:applicants?|organi[sz]ations?|entities|institutions|individuals)|(?:may|can|cannot|may not) apply|may only be submitted by|(?:organi[sz]ations?|applicants?|groups?|you) (?:may|can) (?:only )?(?:receive|hold|apply|re-?apply)\b[^.]{0,40}\b(?:one|once|every|in any|months?|years?)|are (?:invited|welcome) to (?:apply|submit)|open (?:only )?to|(?:limited|restricted) to (?:\w+ ){0,3}(?:organi[sz]ations|nonprofits|institutions|applicants|residents|agencies|artists|schools|entities|501)|applicants? must (?:be|have|hold|possess|demonstrate|operate|serve|reside|provide proof|show)|organi[sz]ations? must (?:be|have|hold|serve|operate|demonstrate|possess)|must (?:be|have) (?:an? |the )?(?:\w+[- ]){0,3}(?:501\(c\)|nonprofit|non-profit|tax-exempt|registered|incorporated|located|based|charity|accredited|resident|established|fiscal sponsor|legally)|501\(c\)\(?3|fiscal (?:sponsor|agent)|tax-exempt status|registered charit|(?:applications?|proposals?|requests?) (?:can|will|may|are) (?:only )?(?:be )?accepted (?:only )?from|(?:grants?|awards?|donations?|funds) are (?:only |not )?(?:made|awarded|given|available)(?: only)? to|not able to (?:support|fund|consider)|designed to support|turnover of|(?:(?:annual|operating) (?:operating )?)?(?:budget|revenue|income|turnover)s? (?:of |is |are |must be )?(?:under|less|over|more|between|at least|below|above|exceed|no more|up to|smaller|larger|\$)|by invitation|(?:can|may|will|does|do) (?:only )?(?:make|give|award) grants to|(?:welcomes?|accepts?|invites?|considers?|takes) (?:[\w-]+ ){0,3}(?:applications?|proposals?|requests?|letters?)\b[^.]{0,60}\bfrom (?:[\w-]+ ){0,3}(?:charit(?:y|ies)|organi[sz]ations?|non-?profits?|donees?|institutions|artists|schools|groups|agencies|communities)|(?:grants?|awards?)\b[^.]{0,40} are (?:only )?(?:made|awarded|given|available) to|have been (?:in (?:operation|existence)|operating)|good standing|serve(?:s)? (?:residents|communities|people) (?:in|of)|you must (?:have|be|hold|operate|serve)\b|do(?:es)? not (?:make|give|award|provide|offer) (?:[\w-]+ ){0,3}(?:grants?|funding|loans?|sponsorships?)|do(?:es)? not (?:\w+ )?(?:fund|make grants|award grants|support|sponsor|accept applications from|provide (?:funding|grants|support))|will not (?:fund|make grants|support))\b/i;
const elsewhere =
  /\b(?:trainees?|students?|participants?|patients?|beneficiar|preference|priority|costs?|expenses|reimburs|for more information|see section|read the|check (?:your|the)|eligibility (?:quiz|criteria (?:are|is) (?:listed|described)))\b/i;

const anotherTopic =
  /\b(?:regist|number of applications|overlap|cost|match|instruction|submission|attachment|document|definition|review)/i;

/** Papers that prove a status are attachments. */
const isPaper = /\b(?:copy of|letters?\b|determination|statements?\b|form 990|proof of)/i;

/** Lists about applications and registrations are other rules' matter. */
const notAboutApplicants =
  /\b(?:application|proposal|request)s? (?:that|if|which)\b|\bnot (?:be )?(?:consider|review|accept)|non-?responsive|\bregist(?!ered)/i;

/** "Eligible requests" are what the money is for; who may ask is another list. */
const aboutUses =
  /\b(?:in)?eligible (?:requests?|projects?|costs?|expenses?|expenditures?|activities|uses|purposes|programs?|items)\b/i;

/** "You must:" over a list of what one must be or have. */
const bareDuty =
  /^(?:to apply,? )?(?:you|your (?:organi[sz]ation|institution|charity|group)|(?:the |all )?applicants?|(?:the )?project leads?|organi[sz]ations) must:?$/i;

const partOf = (statement: Statement): boolean =>
  (statement.path.length > 1 ? statement.path.slice(1) : statement.path)
    .slice(-3)
    .some((title) => heading.test(title));

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

/** A list that names who may or may not apply, read as one thing to say. */
const readList = (list: ListPart): Named | undefined => {
  const lead = list.lead?.text ?? '';
  const title = list.path.at(-1) ?? '';
  // The title of the whole paper speaks of everything in it.
  const about = `${list.path.slice(1).slice(-2).join(' ') || title} ${lead}`;
  if (list.aside && list.aside !== 'background') return undefined;
  if (aboutUses.test(`${title} ${lead}`) && !/\bapplicants?|organi[sz]ations?\b/i.test(lead))
    return undefined;
  if (lead.length > 60 && !/:$|\b(?:following|below|if)\b/i.test(lead)) return undefined;
  if (notAboutApplicants.test(lead) || anotherTopic.test(title)) return undefined;
  if (
    /^(?:please )?note\b|^important\b|^A: /i.test(lead) ||
    (/\b(?:include|attach|submit|provide|upload|describe|answer)\b/i.test(lead) &&
      !/\b(?:eligible (?:applicants|proposers|organi[sz]ations|entities)|who may apply)\b/i.test(
        lead,
      ))
  )
    return undefined;
  if (elsewhere.test(lead) && !/\beligible (?:applicants|organi[sz]ations|entities)\b/i.test(lead))
    return undefined;
  const conditional = /\b(?:fail|fails|do not|does not) (?:to )?(?:meet|satisfy)\b/i.test(lead);
  const excludes =
    (bad.test(lead) && !conditional) || (!/\beligib|may apply/i.test(lead) && bad.test(title));
  if (excludes && costs.test(about) && !/\bappl/i.test(about)) return undefined;
  const bare =
    bareDuty.test(lead) &&
    list.items.filter((item) => isCondition(item.text)).length >= list.items.length / 2;
  if (!heading.test(about) && !says.test(lead) && !excludes && !bare) return undefined;
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
      : excludes
        ? /\bappl|eligib/i.test(`${title} ${lead}`)
          ? 'Not eligible'
          : 'Not funded'
        : !conditional && /\b(?:one|any) of\b/i.test(lead)
          ? 'You must be one of these'
          : conditions
            ? 'To be eligible'
            : plainStart;
  const spoken = list.lead && list.lead.text.length > 20 && /[.:,]$/.test(list.lead.text);
  return {
    start,
    items: top.map((item) => item.text),
    source:
      spoken && list.lead ? { ...first, quote: list.lead.quote, block: list.lead.block } : first,
    excludes,
    group: spoken
      ? `list ${first.block}`
      : `under ${list.path.find((name) => heading.test(name)) ?? ''}`,
    blocks: list.items.map((item) => item.block),
  };
};

/** What concerns the reader most stands first: this product's people write for non-profits. */
const nonprofitsFirst = (items: string[]): string[] => {
  const ours = items.filter((item) => /non-?profit|501\(c\)|charit|community-based/i.test(item));
  return [...ours, ...items.filter((item) => !ours.includes(item))];
};

const fromLists = (lists: Named[]): Finding[] => {
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

/** Who may apply, who may not, and on what conditions. */
export const eligibility: Rule = {
  name: 'eligibility',
  find: (guidelines) => {
    const lists = guidelines.lists.flatMap((list) => readList(list) ?? []);
    const covered = new Set(lists.flatMap(({ blocks }) => blocks));
    const found = fromLists(lists);
    for (const statement of guidelines.statements) {
      if (statement.aside && statement.aside !== 'background') continue;
      if (covered.has(statement.block)) continue;
      const { text } = statement;
      const titled = partOf(statement);
      const isNamed = namesApplicants(statement);
      if (
        !says.test(text) &&
        !isNamed &&
        !(
          titled &&
          statement.form !== 'pair' &&
          /\b(?:must|only|eligible|not|required|may|will)\b/i.test(text)
        )
      )
        continue;
      if (!titled && elsewhere.test(text)) continue;
      if (isPaper.test(text) && !/\b(?:must be|only|eligible)\b/i.test(text)) continue;
      if (
        statement.form === 'item' &&
        !/\b(?:must|is|are|may|not|only|eligible|have|has)\b/i.test(text)
      )
        continue;
      if (
        /\b(?:eligibility|eligible) (?:will be|is|are) (?:determined|verified|reviewed)|webinar|scor(?:e|ing)|cost[- ]shar|\bregist(?:er|ration)s?\b|\bSAM\b|(?:create|portal|user) (?:an )?account|fail to meet|apply (?:at )?any ?time/i.test(
          text,
        )
      )
        continue;
      if (/:$/.test(text) && statement.form === 'sentence') continue;
      const line =
        statement.form === 'pair'
          ? pairLine(statement)
          : isNamed
            ? `Who may apply: ${text.replace(/[.;]$/, '')}`
            : asChecklistLine(text);
      if (!line || !isWhole(line)) continue;
      const core = says.test(text);
      found.push(
        finding(statement, {
          kind: 'eligibility',
          text: line,
          mandatory:
            !/\b(?:encouraged|preference|priority|may apply|preferred)\b/i.test(text) ||
            /\bonly\b/i.test(text),
          weight: statement.aside
            ? 50
            : (core ? 84 : 56) +
              (/\bonly\b|\bnot eligible\b|501\(c\)/i.test(text) ? 4 : 0) -
              (titled ? 0 : 12),
        }),
      );
    }
    return found;
  },
};

/** Under "Who may apply" a phrase without a verb names who may: "Organizations classified as nonprofits by the IRS." */
const namesApplicants = ({ text, path, form }: Statement): boolean =>
  form === 'sentence' &&
  /\bwho (?:may|can|is eligible|should)\b|^eligible (?:applicants|organi[sz]ations)/i.test(
    path.at(-1) ?? '',
  ) &&
  /^(?:organi[sz]ations|non-?profits?|charities|public|schools|groups|agencies|institutions|units|any|individuals|artists|501\(c\)|registered|local|state|tribal)\b/i.test(
    text,
  ) &&
  !/\b(?:must|may|can|will|should|are|is|have|has|qualify|shall)\b/i.test(text) &&
  text.length <= 240;

const pairLine = (statement: Statement): string | undefined => {
  const value = statement.value ?? '';
  const speaks = /\b(?:must|may not|cannot|should|shall|are not|is not)\b/i.test(value);
  if (
    /\beligib|who (?:can|may)|applicants?\b/i.test(statement.label ?? '') &&
    value.length > 8 &&
    !speaks
  )
    return `Who may apply: ${value.replace(/[.;]$/, '')}`;
  return says.test(value) || speaks ? asChecklistLine(value) : undefined;
};
