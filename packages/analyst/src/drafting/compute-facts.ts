import type { ClaimSource } from '@grantwright/shared/contract';
import type { CountValue } from '@grantwright/shared/values';
import type { ClaimSources } from '../checking/claim-sources.ts';
import { findValues } from '../text/values.ts';
import { formatLike } from './budget.ts';
import { requestPattern, isMoney, findMoneyItems, type MoneyItem } from './money-items.ts';
import type { Statement } from './statement.ts';
import { gatherStatements } from './gather-statements.ts';

/** A sum or rate computed from the values in one source. */
export type ComputedFact = { text: string; source: ClaimSource };

type FactSources = Pick<ClaimSources, 'answers' | 'organizationInfo' | 'documents'>;

const maxFacts = 20;
const minItems = 2;
/** A table with more rows is more likely to be a ledger than a budget. */
const maxRows = 25;

/** Computes the totals of costs listed in an answer, the notes or a document's table, and the costs per person. */
export function computeFacts({ answers = [], organizationInfo, documents = [] }: FactSources) {
  const notes = organizationInfo?.additionalInfo ?? '';
  const facts = [
    ...answers.flatMap((answer) =>
      computeFactsFromText(answer.answer, { type: 'answer', question: answer.question }),
    ),
    ...computeFactsFromText(notes, { type: 'additional' }),
    ...documents.flatMap(({ documentId, name, reading: extractedText }) =>
      extractedText.blocks.flatMap((block) =>
        block.type === 'table'
          ? computeTableTotals(block.rows).map(({ text, row }): ComputedFact => ({
              text,
              source: {
                type: 'document',
                documentId: (documentId ?? name).slice(0, 64) || 'document',
                quote: row.slice(0, 2_000),
                ...(block.page !== undefined && { page: block.page }),
              },
            }))
          : [],
      ),
    ),
  ];
  return facts.slice(0, maxFacts);
}

function computeFactsFromText(text: string, source: ClaimSource): ComputedFact[] {
  const statements = gatherStatements({
    sections: [],
    answers: [{ question: '', answer: text }],
    organizationInfo: { name: '' },
    documents: [],
  });
  const total = computeListTotal(statements);
  return [...(total ? [total] : []), ...statements.flatMap(computeCostPerPerson)].map((fact) => ({
    text: fact,
    source,
  }));
}

const statesTotal = /\b(?:total|sum|altogether|in all)\b/i;

/** Adds up listed costs, unless the text states a total or contains an amount that is not a labeled cost. */
function computeListTotal(statements: readonly Statement[]): string | undefined {
  const items: MoneyItem[] = [];
  for (const statement of statements) {
    if (!statement.values.some(isMoney)) continue;
    const found = findMoneyItems(statement);
    if (statesTotal.test(statement.text)) return undefined;
    if (found.length === 0 && !requestPattern.test(statement.text)) return undefined;
    items.push(...found);
  }
  const parts = items.map(({ label, written }) => `${label} ${written}`).join('; ');
  const total = computeTotal(items);
  return total && `Total of the listed costs: ${total} (${parts})`;
}

/** Adds up amounts in one currency. */
function computeTotal(items: readonly Omit<MoneyItem, 'label'>[]): string | undefined {
  const [first] = items;
  if (!first || items.length < minItems) return undefined;
  if (items.some(({ currency }) => currency !== first.currency)) return undefined;
  return formatLike(
    first,
    items.reduce((sum, { amount }) => sum + amount, 0),
  );
}

/** Adds up each column of amounts, unless a row states its total. */
function computeTableTotals(rows: readonly (readonly string[])[]): { text: string; row: string }[] {
  const [head = [], ...body] = rows;
  if (body.length < minItems || body.length > maxRows) return [];
  if (body.some(([label = '']) => statesTotal.test(label))) return [];
  return head.flatMap((name, column) => {
    const cells = body.map((cells) => parseAmount(cells[column] ?? ''));
    const items = cells.flatMap((cell) => cell ?? []);
    const total = items.length === body.length ? computeTotal(items) : undefined;
    const row = (body[0] ?? []).join(' | ');
    return total ? [{ text: `Total of the column "${name.trim()}": ${total}`, row }] : [];
  });
}

function parseAmount(cell: string): Omit<MoneyItem, 'label'> | undefined {
  const [value] = findValues(cell);
  return value && isMoney(value) && value.text.length === cell.trim().length
    ? { written: value.text, amount: value.amount, currency: value.currency }
    : undefined;
}

const person =
  /^(?:participant|person|people|child|children|student|famil(?:y|ies)|household|client|patient|resident|senior|youth|wom[ae]n|m[ae]n|veteran|adult|teen\w*|member|volunteer|visitor|guest|learner|trainee|teacher|artist|caregiver|parent)s?$/;
const isEach = /\b(?:each|every|per|apiece)\b/i;
/** Words between an amount and the people who benefit. */
const linked =
  /^[^.;]{0,60}\b(?:for|serv\w+|reach\w*|support\w*|train\w*|teach\w*|cover\w*|host\w*|feed\w*)\b[^.;]{0,40}$/i;

/**
 * Computes the cost per person for a sentence that links one amount to one number of people: "$12,000 for 60 children".
 */
function computeCostPerPerson({ text, values }: Statement): string[] {
  const money = values.filter(({ type }) => type.startsWith('money'));
  const people = values.filter(
    (value): value is CountValue => value.type === 'count' && person.test(value.unit),
  );
  const [amount, count] = [money[0], people[0]];
  if (money.length !== 1 || people.length !== 1 || isEach.test(text)) return [];
  if (!amount || !isMoney(amount) || !count || count.to || count.upTo || count.atLeast) return [];
  if (count.value < minItems || !linked.test(text.slice(amount.end, count.start))) return [];
  const rate = Math.round((amount.amount / count.value) * 100) / 100;
  const formattedRate = formatLike({ written: amount.text, currency: amount.currency }, rate);
  return [`${amount.text} for ${count.text} is ${formattedRate} per ${count.unit}`];
}
