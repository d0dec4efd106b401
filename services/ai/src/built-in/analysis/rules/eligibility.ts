import type { RequirementKind } from '@grantwright/shared/contract';
import { finding, type Finding, type Rule } from '../finding.ts';
import { statementsOf, type Guidelines, type Statement } from '../guidelines.ts';
import { asChecklistLine, isWhole } from '../wording.ts';
import { fromLists, readList } from './eligibility-lists.ts';
import { aboutOthers, eligibilityHeading, saysEligible } from './eligibility-words.ts';

const asksWho =
  /\bwho (?:may|can|is eligible|should)\b|^who$|^eligible (?:applicants|organi[sz]ations)/i;

/** Papers that prove a status are attachments. */
const isPaper = /\b(?:copy of|letters?\b|determination|statements?\b|form 990|proof of)/i;

/** Under its own title "It must have been active for two years" speaks of who applies. */
const ofThem = /^(?:it|they) (?=must\b)/i;

const partOf = (statement: Statement): boolean =>
  (statement.path.length > 1 ? statement.path.slice(1) : statement.path)
    .slice(-3)
    .some((title) => eligibilityHeading.test(title));

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
      if (/\?$/.test(text) && statement.form !== 'pair') continue;
      const titleAlone =
        /^(?:\d[\d.]*[.)]? )?((?:in|not )?eligible) (?:applicants?|organi[sz]ations?|entities)[.:]?$/i.exec(
          text,
        );
      if (titleAlone) {
        const line = underTitle(statement, titleAlone[1] ?? '', guidelines);
        if (line) found.push(line);
        continue;
      }
      const refused = asksWho.test(statement.path.at(-1) ?? '')
        ? mayNot.exec(text)?.[1]
        : undefined;
      if (refused) {
        found.push(
          finding(statement, { kind: 'eligibility', text: `Not eligible: ${refused}`, weight: 84 }),
        );
        continue;
      }
      const titled = partOf(statement);
      const isNamed = namesApplicants(statement);
      if (
        !saysEligible.test(text) &&
        !isNamed &&
        !(
          titled &&
          statement.form !== 'pair' &&
          /\b(?:must|only|eligible|not|required|may|will)\b/i.test(text)
        )
      )
        continue;
      if (!titled && aboutOthers.test(text)) continue;
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
      // "You can apply for between £10,000 and £50,000", "grants will be made to eligible applicants": nothing on who.
      if (
        /\bapply for (?:between|up to|a maximum|no more|grants? of)\b[^.]*[$€£]/i.test(text) ||
        /\b(?:grants?|awards?) (?:will be|are) (?:made|awarded) to eligible (?:applicants|organi[sz]ations)\.?$/i.test(
          text,
        ) ||
        /^some are\b|\b(?:an average|scores?|points) (?:of )?(?:below|under|less than)\b/i.test(
          text,
        )
      )
        continue;
      const line =
        statement.form === 'pair'
          ? pairLine(statement)
          : isNamed
            ? `Who may apply: ${text.replace(/[.;]$/, '')}`
            : asChecklistLine(titled ? text.replace(ofThem, 'The applicant ') : text);
      if (!line || !isWhole(line)) continue;
      const core = saysEligible.test(text);
      found.push(
        finding(statement, {
          kind: kindOf(text),
          text: line,
          mandatory:
            !/\b(?:encouraged|preference|priority|may apply|preferred)\b/i.test(text) ||
            /\bonly\b/i.test(text),
          weight: statement.aside
            ? 50
            : (core ? 84 : isNamed ? 86 : 56) +
              (/\bonly\b|\bnot eligible\b|501\(c\)/i.test(text) ? 4 : 0) -
              (titled ? 0 : 12),
        }),
      );
    }
    return found;
  },
};

/** "2.2 Ineligible applicants. For-profit firms and individuals.": what a title in the line says of those behind it. */
const underTitle = (
  title: Statement,
  said: string,
  { statements }: Guidelines,
): Finding | undefined => {
  const own = statementsOf(statements, title.block);
  const next = own[own.indexOf(title) + 1];
  if (!next || /[:?]$/.test(next.text)) return undefined;
  const isNo = /^(?:in|not)/i.test(said);
  return finding(next, {
    kind: 'eligibility',
    text: `${isNo ? 'Not eligible' : 'Who may apply'}: ${next.text.replace(/[.;]$/, '')}`,
    weight: 84,
  });
};

const bodies =
  '(?:organi[sz]ations|non-?profits?|charities|public|schools|groups|agencies|institutions|units|any|individuals|artists|501\\(c\\)|registered|local|state|tribal|corporations|associations|societies|clubs|co-?operatives|parishes|churches)';
const named = new RegExp(`^(?:[\\p{L}-]+,? ){0,2}${bodies}\\b`, 'iu');
/** Under "Who may apply" the sentence "Firms and candidates for an office may not." says who may not. */
const mayNot = /^(\p{L}[^.:;]{5,200}?) (?:may|can|do|should) ?not\.?$/iu;

/** Under "Who may apply" a phrase without a verb names who may: "Organizations classified as nonprofits by the IRS." */
const namesApplicants = ({ text, path, form }: Statement): boolean =>
  form === 'sentence' &&
  asksWho.test(path.at(-1) ?? '') &&
  named.test(text) &&
  !/\b(?:must|may|can|will|should|are|is|have|has|qualify|shall)\b/i.test(
    text.replace(/\b(?:that|which|who) (?:are|is|have|has)\b/gi, ''),
  ) &&
  text.length <= 240;

/** What stands among the conditions and is about the paper itself. */
const kindOf = (text: string): RequirementKind => {
  if (/^(?:please )?(?:tell|describe|explain)\b/i.test(text)) return 'content';
  return /\bapply (?:on|through|via|using)\b|^applications (?:that|which) do not\b/i.test(text)
    ? 'submission'
    : 'eligibility';
};

const pairLine = (statement: Statement): string | undefined => {
  const value = statement.value ?? '';
  const speaks = /\b(?:must|may not|cannot|should|shall|are not|is not)\b/i.test(value);
  if (
    /\beligib|who (?:can|may)|applicants?\b/i.test(statement.label ?? '') &&
    value.length > 8 &&
    !speaks
  )
    return `Who may apply: ${value.replace(/[.;]$/, '')}`;
  return saysEligible.test(value) || speaks ? asChecklistLine(value) : undefined;
};
