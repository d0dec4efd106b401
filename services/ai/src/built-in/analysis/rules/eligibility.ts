import { finding, type Finding, type Rule } from '../finding.ts';
import type { Guidelines, ListPart, Statement } from '../guidelines.ts';
import { asChecklistLine, isWhole, joinItems } from '../wording.ts';

const heading =
  /\b(?:eligib|who (?:can|may|should|is able to) apply|who we (?:fund|support)|applicant (?:requirements|qualifications)|qualifications|minimum requirements|who is (?:this|it) for|geographic (?:area|focus|scope|restrictions?)|service area)/i;
const bad =
  /\b(?:ineligib|not eligible|who (?:can(?:no|')t|may not) apply|do(?:es)? not (?:fund|support|award|accept|consider|make)|don't (?:fund|support)|will not (?:fund|support|consider|be considered)|exclu(?:sions?|ded)|not (?:be )?(?:funded|supported|considered|fund)|restrictions|limitations|what we (?:do not|don't|won't)|outside)/i;
const costs =
  /\b(?:costs?|expenses?|expenditures?|funds? (?:may|can|will|must|cannot)|use of funds|uses|budget|activities)\b/i;
const says =
  /\b(?:(?:is|are|be) (?:also |only )?(?:not |in)?eligible(?! for (?:reimbursement|the (?:trainees?|students?)))|ineligible|eligible (?:applicants?|organi[sz]ations?|entities|institutions|individuals)|(?:may|can|cannot|may not) apply|are (?:invited|welcome) to (?:apply|submit)|open (?:only )?to|(?:limited|restricted) to (?:\w+ ){0,3}(?:organi[sz]ations|nonprofits|institutions|applicants|residents|agencies|artists|schools|entities|501)|applicants? must (?:be|have|hold|possess|demonstrate|operate|serve|reside|provide proof|show)|organi[sz]ations? must (?:be|have|hold|serve|operate|demonstrate|possess)|must (?:be|have) (?:an? |the )?(?:\w+[- ]){0,3}(?:501\(c\)|nonprofit|non-profit|tax-exempt|registered|incorporated|located|based|charity|accredited|resident|established|fiscal sponsor|legally)|501\(c\)\(?3|fiscal (?:sponsor|agent)|tax-exempt status|registered charit|annual (?:operating )?(?:budget|revenue|income|turnover)|operating budget|have been (?:in (?:operation|existence)|operating)|good standing|serve(?:s)? (?:residents|communities|people) (?:in|of)|do(?:es)? not (?:fund|make grants|award grants|support|accept applications from|provide (?:funding|grants|support))|will not (?:fund|make grants|support))\b/i;
const elsewhere =
  /\b(?:trainees?|students?|participants?|patients?|beneficiar|preference|priority|costs?|expenses|reimburs|for more information|see section|read the|check (?:your|the)|eligibility (?:quiz|criteria (?:are|is) (?:listed|described)))\b/i;

const partOf = (statement: Statement): boolean =>
  statement.path.slice(-3).some((title) => heading.test(title));

/** A list that names who may or may not apply becomes one line; its lead or its first item is the quote. */
const fromList = (list: ListPart): Finding[] => {
  const lead = list.lead?.text ?? '';
  const titles = list.path.slice(-2).join(' ');
  if (list.aside && list.aside !== 'background') return [];
  const about = `${titles} ${lead}`;
  if (elsewhere.test(lead) && !/\beligible (?:applicants|organi[sz]ations|entities)\b/i.test(lead))
    return [];
  const excludes =
    bad.test(lead) || (!/\beligib|may apply/i.test(lead) && bad.test(list.path.at(-1) ?? ''));
  if (excludes && costs.test(about) && !/\bappl/i.test(about)) return [];
  if (!heading.test(about) && !says.test(lead) && !excludes) return [];
  if (excludes && !/\b(?:appl|fund|grant|support|eligib|organi[sz]|consider)/i.test(about))
    return [];
  const top = list.items.filter(
    (item) => item.depth === Math.min(...list.items.map(({ depth }) => depth)),
  );
  const conditions =
    /\b(?:must|criteria|requirements?|following|if (?:you|it|they)|conditions|be|have|only)\b.*:?$/i.test(
      lead,
    ) && /\b(?:must|meet|require|criteria|conditions|qualif)/i.test(lead);
  const items = joinItems(top.map((item) => item.text));
  const first = top[0];
  if (!items || !first || top.every((item) => item.text.length > 260)) return [];
  const start = excludes
    ? /\bapply|appl|eligib/i.test(about)
      ? 'Not eligible'
      : 'Not funded'
    : conditions
      ? 'To be eligible, meet all of these'
      : /one of|any of/i.test(lead)
        ? 'You must be one of these'
        : 'Who may apply';
  const source =
    list.lead && list.lead.text.length > 20 && /[a-z]/.test(list.lead.text)
      ? { ...first, quote: list.lead.quote, block: list.lead.block }
      : first;
  return [
    finding(source, {
      kind: 'eligibility',
      text: `${start}: ${items}`,
      weight: excludes ? 78 : 89,
      topic: `eligibility list ${first.block}`,
    }),
  ];
};

/** Items already said in a line of their list need no line of their own. */
const coveredBlocks = (guidelines: Guidelines): Set<number> =>
  new Set(
    guidelines.lists
      .filter((list) => fromList(list).length > 0)
      .flatMap((list) => list.items.map((item) => item.block)),
  );

/** Who may apply, who may not, and on what conditions. */
export const eligibility: Rule = {
  name: 'eligibility',
  find: (guidelines) => {
    const covered = coveredBlocks(guidelines);
    const found = guidelines.lists.flatMap(fromList);
    for (const statement of guidelines.statements) {
      if (statement.aside && statement.aside !== 'background') continue;
      if (covered.has(statement.block)) continue;
      const { text } = statement;
      const titled = partOf(statement);
      if (
        !says.test(text) &&
        !(
          titled &&
          statement.form !== 'pair' &&
          /\b(?:must|only|eligible|not|required|may|will)\b/i.test(text)
        )
      )
        continue;
      if (!titled && elsewhere.test(text)) continue;
      if (
        /\b(?:eligibility|eligible) (?:will be|is|are) (?:determined|verified|reviewed)|webinar|scor(?:e|ing)|cost[- ]shar/i.test(
          text,
        )
      )
        continue;
      if (/:$/.test(text) && statement.form === 'sentence') continue;
      const line = statement.form === 'pair' ? pairLine(statement) : asChecklistLine(text);
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

const pairLine = (statement: Statement): string | undefined => {
  const value = statement.value ?? '';
  if (/\beligib|who (?:can|may)|applicants?\b/i.test(statement.label ?? '') && value.length > 8)
    return `Who may apply: ${value.replace(/[.;]$/, '')}`;
  return says.test(value) ? asChecklistLine(value) : undefined;
};
