import { finding, type Finding, type Rule } from '../finding.ts';
import { asChecklistLine, isWhole, joinItems } from '../wording.ts';
import { forbidsActs } from '../forbidden.ts';
import { atLead } from './at-lead.ts';

const listLead =
  /\b(?:(?:may|can|will|must|should)(?:not| not) be used|cannot be used|not (?:be )?(?:allow(?:ed|able)|permitted|eligible|fund(?:ed)?|supported|use)|unallowable|non-?allowable|ineligible (?:costs?|expenses?|uses?|activities|expenditures|requests?|projects?|purposes|programs?|items)|(?:do(?:es)?|will|can) not (?:normally |generally |usually )?(?:contribute|donate|give (?:money |grants )?to|make (?:grants|gifts|contributions|donations))|do(?:es)? not (?:fund|support|cover|pay)|(?:cannot|can't|can not|won't) (?:be )?(?:fund(?:ed)?|pay|cover|support|used?)|will not (?:fund|support|cover|pay|reimburse)|prohibited|(?:funding |grant )?(?:restrictions|exclusions|limitations)$|don't (?:fund|cover)|(?:will |do |does )?(?:declines?|refuses?|rejects?|turns? down) (?:[\w-]+ ){0,3}(?:requests?|applications?|proposals?|support|funding))\b/i;
const allowedLead =
  /\b(?:(?:funds?|grants?|awards?|funding) (?:may|can|must|will|should) (?:only )?be used (?:for|to)|(?:allowable|eligible) (?:costs?|expenses?|uses?|activities|expenditures|projects?|requests?|purposes|items)|(?:funding|funds?|grants?|awards?|support|scheme) (?:may |can |will )?(?:also )?covers?\b|(?:may|can) be used for|what we (?:fund|support)|what (?:is|are) (?:covered|funded|supported)|what (?:do|does|can|will|may) (?!.*\bnot\b)(?:(?:the|this|a|an|our|your) )?(?:[\w&'-]+ ){1,6}(?:cover|pay for|fund|be used for))\b/i;
const says =
  /\b(?:(?:funds?|funding|grants?|awards?|money)\b[^.]{0,40}\b(?:may|can|must|will|should)(?:not| not| only)? be (?:used|spent|requested|applied)|cannot be used|(?:is|are) not (?:an )?(?:allowable|eligible|permitted|allowed) (?:costs?|uses?|expenses?|expenditures?)?|not (?:an )?allowable|unallowable|(?:cannot|can not|may not|must not) use (?:\w+ )?(?:funds|grant)|only (?:be used|allowable) for|will not (?:pay for|reimburse|cover)|no funds may|must not include (?:gst|vat|tax)|(?:salar(?:y|ies)|travel|equipment|food|meals|honoraria|construction|scholarships?|debts?|endowments?|tuition|alcohol|refreshments|vehicles?|entertainment)\b[^.]{0,50}\b(?:is|are) not (?:allowed|permitted|eligible|supported|funded|covered)|no (?:partial|additional|further|extra|supplementa\w+|multi-?year|retroactive) (?:funding|grants?|funds|money|support|awards?)\b|(?:grants?|awards?|funds|funding|donations|support) (?:are|is) not for\b|(?:funding|support|requests?|grants?) for [^.]{3,60} will not (?:generally |normally |usually |ordinarily )?be (?:considered|funded|made|given|approved)|(?:continued|future|further|repeat|ongoing) (?:support|funding)\b[^.]{0,50}\b(?:not|cannot|no) (?:be )?guarantee\w*|(?:funding|funds|grants?|support) (?:can|may|will) only be (?:provided|given|awarded|made)\b|(?:grants?|funds|funding|awards?|donations?)\b[^.]{0,60}\b(?:are|is) (?:to be )?(?:generally |primarily |mainly |only )?(?:used|intended|meant|designed) (?:to|for)\b|(?:does not|do not|will not|can not|cannot|can't) (?:usually |normally |generally )?(?:sponsor|pay for|repay|cover)\b)\b/i;
/** "Funds cannot be used to …" in a list of what is not paid for. */
const saysNoAgain =
  /^(?:(?:grant|award) )?(?:funds?|funding|money|grants?) (?:cannot|may not|can not|must not|will not) be (?:used|spent) (?:to|for|on) /i;
/** Tells what the money is for, and forbids nothing. */
const tellsUse =
  /^(?!.*\b(?:not|only|no|cannot)\b).*\b(?:used|intended|meant|designed) (?:to|for)\b/i;

/** What the money is for, and what it may not be spent on. */
export const fundingRestrictions: Rule = {
  name: 'funding-restrictions',
  find: (guidelines) => {
    const found: Finding[] = [];
    const covered = new Set<number>();
    for (const list of guidelines.lists) {
      if (list.aside && list.aside !== 'background') continue;
      const lead = list.lead?.text ?? '';
      if (forbidsActs(lead)) continue;
      const titled = list.path.at(-1) ?? '';
      const about = `${titled} ${lead}`;
      const excludes = listLead.test(lead) || (listLead.test(titled) && !allowedLead.test(lead));
      const allows = !excludes && allowedLead.test(about);
      if (
        (!excludes && !allows) ||
        !/\b(?:cost|expens|fund|use|expenditure|activit|cover|support|pay|grant|request|project|purpose|program|item|contribut|donat)/i.test(
          about,
        )
      )
        continue;
      if (
        /\b(?:applicants?|organi[sz]ations?|who)\b/i.test(lead) &&
        !/\bcosts?|expenses?|funds\b/i.test(lead)
      )
        continue;
      const top = list.items.filter((item) => item.depth === list.items[0]?.depth);
      if (!excludes && top.length < 2) continue;
      const items = joinItems(
        top.map(({ text }) => (excludes ? text.replace(saysNoAgain, '') : text)),
      );
      const first = top[0];
      if (!items || !first || top.every((item) => item.text.length > 240)) continue;
      for (const item of list.items) covered.add(item.block);
      const source = list.lead && list.lead.text.length > 20 ? atLead(list, first) : first;
      found.push(
        finding(source, {
          kind: 'amount',
          text: `${excludes ? 'The grant does not pay for' : 'The grant may pay for'}: ${items}`,
          mandatory: excludes,
          weight: excludes ? 67 : 52,
          topic: `restriction list ${first.block}`,
          list: true,
          coversBlocks: list.items.map((item) => item.block),
        }),
      );
    }
    for (const statement of guidelines.statements) {
      if ((statement.aside && statement.aside !== 'background') || covered.has(statement.block))
        continue;
      if (
        !says.test(statement.text) ||
        !/\b(?:funds?|funding|grants?|awards?|money|costs?|expens\w+|salar\w+|travel|equipment|amounts?|donations?|continued support|foundation|food|meals|events?)\b/i.test(
          statement.text,
        ) ||
        /[:?]$/.test(statement.text) ||
        /\bindirect|overhead\b|\bhow (?:the|your|all)\b/i.test(statement.text)
      )
        continue;
      const line = asChecklistLine(statement.text);
      if (line && isWhole(line))
        found.push(
          finding(statement, {
            kind: 'amount',
            text: line,
            ...(tellsUse.test(line) ? { weight: 46, mandatory: false } : { weight: 55 }),
          }),
        );
    }
    return found;
  },
};
