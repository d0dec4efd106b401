import type { RichBlock } from '@grantwright/shared/richtext';
import { squeeze } from '@grantwright/analyst';
import type { DraftedSection, DraftInput } from '../../providers/provider.ts';
import { formatMoney } from '../../text/money.ts';
import { budgetSection } from './budget/budget-section.ts';
import { drawBudget, type DrawnBudget } from './budget/drawn-budget.ts';
import { heldUnder, payingStatements } from './budget/hold-paying.ts';
import { moneyItems, noMoney } from './budget/money-items.ts';
import { ownBudget } from './budget/place-budget.ts';
import { withSignedFigures } from './budget/signed-figures.ts';
import { type AskedFact, questionOfFact } from './facts/asked-fact.ts';
import { knownFact } from './facts/known-fact.ts';
import { amountIn, onlyAsks, requested } from './facts/stated-request.ts';
import { findSectionGaps } from './gaps/find-section-gaps.ts';
import { noteGaps } from './gaps/note-gap.ts';
import { outOfBounds } from './gaps/out-of-bounds.ts';
import { paperGaps } from './gaps/paper-gaps.ts';
import { withoutRepeats } from './gaps/same-question.ts';
import { gatherStatements } from './gather-statements.ts';
import { identityTable } from './identity-table.ts';
import { allocate, type Placed } from './sections/allocate.ts';
import { aimsTold, isAskedHere } from './sections/aim-score.ts';
import { composeLetter, composeSection, paragraph, withGaps } from './sections/compose-section.ts';
import { plainInput } from './statements/plain-input.ts';
import { statement, type Statement } from './statements/statement.ts';
import { placeOfLead } from './place-of-lead.ts';
import { type Noted, withNotesAsAnswers } from './notes-as-answers.ts';
import { inOurVoice, summaryLead } from './summary-lead.ts';
import { toldOf } from './told-of.ts';
import { type Topic, topicsAsked } from './topics.ts';
import { besideTable, takenBy } from './sections/beside-table.ts';
import { countWords, fitsIn } from './sections/length.ts';
import { ownCurrency } from './own-currency.ts';
import { profileLines } from './profile-lines.ts';
import { shareLimit } from './sections/share-limit.ts';
import { planSections } from './sections/plan-sections.ts';
import type { SectionPlan } from './sections/section-plan.ts';

export type Draft = {
  /** One drafted section after the other, in the funder's order. */
  sections: () => Generator<DraftedSection>;
  names: string[];
};

type Extra = { blocks: RichBlock[]; text: string; gaps: string[] };

const nothing: Extra = { blocks: [], text: '', gaps: [] };

/** What another section asks about is asked there. */
const elsewhere = (plans: SectionPlan[], at: number): ReadonlySet<Topic> =>
  new Set(plans.flatMap(({ asks }, other) => (other !== at && asks[0] ? [asks[0]] : [])));

/** True when the lead says already what a statement says. */
const within = (said: Statement, lead: Statement): boolean => {
  const stems = new Set(lead.stems);
  const own = [...new Set(said.stems)].filter((stem) => stem !== 'project' && stem !== 'run');
  return own.length > 0 && own.filter((stem) => stems.has(stem)).length / own.length >= 0.8;
};

/** It weighs more than anything else that a summary may say, and stands first. */
const leading = (text: string): Placed => ({
  statement: statement({ text, origin: 'profile', order: -1 }, { summary: 4, ask: 4 }, 'known'),
  score: 100,
});

const isOfWork = new Set<Topic>(['project', 'goals', 'timeline', 'need']);
/**
 * Drafts an application out of what the organization said and nothing else: every statement stands in
 * one section, in the funder's order and within the funder's limits, and what is missing is asked for.
 */
export const draftApplication = (given: DraftInput): Draft => {
  const drawn = drawBudget(withSignedFigures(plainInput(given)));
  const { budget } = drawn;
  const input = withNotesAsAnswers(drawn.input);
  const currency = ownCurrency(input, budget?.texts);
  if (!currency) return draftFrom(input, budget);
  const said = budget?.said.map((each) => ({ ...each, text: currency.there(each.text) }));
  const { sections, names } = draftFrom(
    { ...currency.input, notes: input.notes },
    budget && said && { ...budget, said },
    currency.shown,
  );
  return {
    names,
    *sections() {
      for (const section of sections()) yield currency.back(section);
    },
  };
};

const draftFrom = (input: Noted, budget?: DrawnBudget, shown?: (text: string) => string): Draft => {
  const planned = planSections(input.sections, input.details).map((plan) =>
    shown ? { ...plan, shown } : plan,
  );
  const known = planned.map(({ fact, name }) => fact && knownFact(fact, name, input));
  // What a part states as a whole is told nowhere else.
  const answers = input.answers.filter(({ answer }) => !known.includes(squeeze(answer)));
  const money = budget ? noMoney : moneyItems(input.organizationInfo, answers);
  const budgetPlan = budget?.at ?? ownBudget(planned);
  const inTable = budgetPlan >= 0 && money.items.length > 0;
  const paying = payingStatements(budget?.said ?? []);
  const gathered = gatherStatements(
    { ...input, answers },
    inTable ? money.lines : [],
    inTable ? money.untold : undefined,
    inTable ? money.purpose : undefined,
  ).filter((told) => isAskedHere(told, planned) && !paying.some((said) => said.text === told.text));
  const statements = [...paying, ...gathered];
  const request = requested(statements);
  const budgetAt = budget || inTable || request?.years ? budgetPlan : -1;
  const ofBudget = () => budget?.section(request) ?? budgetSection(money, request);
  const outside = outOfBounds(request ?? money.asked, input.details?.requirements ?? []);
  const outsideAt = budgetPlan >= 0 ? budgetPlan : planned.findIndex(({ fact }) => !fact);
  const summaryAt = placeOfLead(planned, budgetAt);
  const lead =
    summaryAt >= 0
      ? summaryLead(
          input.organizationInfo.name,
          statements.filter(({ open }) => !open),
          budget?.asked ?? (money.asked ? formatMoney(money.asked) : undefined),
        )
      : undefined;
  for (const [at, { fact, name }] of planned.entries())
    if (fact === 'amount') known[at] = amountIn(name, statements);
  const amountSaid = planned.some(({ fact }, at) => fact === 'amount' && known[at] !== undefined);
  const { held, free } = heldUnder(paying, planned, budgetAt);
  const placed = allocate(
    [...free, ...gathered].filter((said) => !amountSaid || !onlyAsks(said)),
    planned,
    input.details,
  );
  placed[budgetAt]?.unshift(...held);
  const tableWords = budgetAt >= 0 ? countWords(ofBudget().text) : 0;
  const plans = shareLimit(
    planned,
    placed,
    input.requirements,
    planned.map((_, at) => (at === budgetAt ? tableWords : 0)),
  );
  if (lead) {
    const first = leading(lead);
    const others = (placed[summaryAt] ?? []).filter(
      (other) => !within(other.statement, first.statement),
    );
    placed[summaryAt] = [
      first,
      ...others.map((other) => ({
        ...other,
        statement: {
          ...other.statement,
          text: inOurVoice(other.statement.text, input.organizationInfo.name),
        },
      })),
    ];
  }
  const identityAt = plans.findIndex(({ asks }) => asks[0] === 'identity');
  const table = identityAt >= 0 ? identityTable(input.organizationInfo) : undefined;

  const saidOfUs = new Set<string>();
  const aboutUs = plans.map((plan, at) => {
    if (table && at === identityAt) return [];
    const fresh = profileLines(plan, input.organizationInfo, placed[at]).filter(
      (line) => !saidOfUs.has(line),
    );
    for (const line of fresh) saidOfUs.add(line);
    return fresh;
  });

  const extraFor = (at: number): Extra => {
    if (at === budgetAt) return ofBudget();
    const own = aboutUs[at] ?? [];
    if (own.length > 0)
      return { blocks: [paragraph(own.join(' '))], text: own.join(' '), gaps: [] };
    if (at === identityAt && table) return { blocks: [table], text: 'contact person', gaps: [] };
    return nothing;
  };

  const told = (topic: Topic): string =>
    toldOf(topic, placed, {
      request: known.find((fact, at) => fact && plans[at]?.fact === 'amount'),
      budget: budgetAt >= 0 ? { at: budgetAt, text: extraFor(budgetAt).text } : undefined,
    });

  /** Topics of the questions that the applicant answered. */
  const answered = new Set(
    placed
      .flat()
      .flatMap(({ statement: { question, open } }) =>
        question && !open ? (Object.keys(topicsAsked(question)) as Topic[]) : [],
      ),
  );

  const papers = paperGaps(
    plans.map((plan, at) => ((placed[at] ?? []).length === 0 ? plan : undefined)),
  );

  const statedOrAsked = (plan: SectionPlan, fact: AskedFact, said?: string): RichBlock[] =>
    said !== undefined && fitsIn(said, plan)
      ? [paragraph(said)]
      : withGaps({ blocks: [], text: '' }, [questionOfFact(fact, plan.name)], plan);

  function* sections(): Generator<DraftedSection> {
    const asked = new Set<string>();
    for (const [at, plan] of plans.entries()) {
      if (plan.fact) {
        yield { name: plan.name, blocks: statedOrAsked(plan, plan.fact, known[at]) };
        continue;
      }
      const extra = extraFor(at);
      const all = placed[at] ?? [];
      const isLetter = (plan.tellsAll ?? plan.holdsWork) && at === budgetAt;
      const whole = all.filter(({ statement: said }) => !said.open);
      const room = besideTable(plan, planned[at], takenBy(extra));
      const composed = isLetter
        ? composeLetter(whole, room, extra.blocks)
        : composeSection(whole, room);
      const quotes = noteGaps(all.map(({ statement: said }) => said).filter(({ open }) => open));
      const paper = papers.get(at);
      const said = [extra.text, composed.text].filter(Boolean).join('\n');
      const gaps = withoutRepeats([
        ...(outside && at === outsideAt ? [outside] : []),
        ...extra.gaps,
        ...findSectionGaps({
          section: plan,
          text: said,
          asked,
          elsewhere: elsewhere(plans, at),
          told,
          answered,
          aims: aimsTold(all.map(({ statement: said }) => said)),
          ...(paper ? { paper } : {}),
        }),
        ...quotes,
      ]);
      for (const gap of gaps) asked.add(gap);
      const own = isLetter ? [composed.blocks] : [composed.blocks, extra.blocks];
      // Who pays stands under what everything costs; where the work is told, the costs stand under it.
      const isFirst = at === budgetAt && budget && !(plan.asks[0] && isOfWork.has(plan.asks[0]));
      const blocks = (isFirst ? own.reverse() : own).flat();
      const written = { blocks, text: said };
      yield { name: plan.name, blocks: withGaps(written, gaps, plan) };
    }
  }
  return { sections, names: plans.map(({ name }) => name) };
};
