import type { RichBlock } from '@grantwright/shared/richtext';
import type { DraftedSection, DraftInput } from '../../providers/provider.ts';
import { findMoney } from '../../text/money.ts';

/** The signs that the rules for notes know. */
const known = ['€', '£', '$'] as const;
const signs = { '€': /€/g, '£': /£/g, $: /(?:US)?\$/g } as const;
const spelled = { '€': 'EUR ', '£': 'GBP ', $: 'USD ' } as const;
const leading = /^([^\d$€£]*[^\d\s$€£][$€£]?|[^\d]*[^\d\s$€£])\s?(?=\d)/u;

type Change = (text: string) => string;

export type OwnCurrency = {
  input: DraftInput;
  /** A sentence of the organization's under that sign. */
  there: Change;
  /** A text of the draft as it will read at last. */
  shown: Change;
  back: (section: DraftedSection) => DraftedSection;
};

/** The fields of a profile in which people write of money. */
const fields = [
  'mission',
  'achievements',
  'currentProjects',
  'additionalInfo',
  'annualBudget',
] as const;

const own = ({ organizationInfo, answers }: DraftInput): string[] => [
  ...fields.map((field) => organizationInfo[field] ?? ''),
  ...answers.map(({ answer }) => answer),
];

/** How the organization writes its money most often, where that begins with another sign: "NZ$", "PLN ", "R". */
const markOf = (texts: string[]): { mark: string; currency: string } | undefined => {
  const uses = new Map<string, { mark: string; currency: string; count: number }>();
  for (const { text, currency } of texts.flatMap(findMoney)) {
    const mark = leading.exec(text)?.[0];
    if (mark === undefined) continue;
    const use = uses.get(mark) ?? { mark, currency, count: 0 };
    uses.set(mark, { ...use, count: use.count + 1 });
  }
  return [...uses.values()].sort((a, b) => b.count - a.count)[0];
};

const withSign =
  (sign: string, currency: string): Change =>
  (text) =>
    findMoney(text)
      .filter((mention) => mention.currency === currency && leading.test(mention.text))
      .reverse()
      .reduce(
        (changed, { start, text: written }) =>
          changed.slice(0, start) +
          written.replace(leading, sign) +
          changed.slice(start + written.length),
        text,
      );

const asIndia = /(?<![\d,])\d{1,2}(?:,\d{2})+,\d{3}(?!\d|,\d)/;
/** Who groups by lakh and crore writes 18,400,000 as 1,84,00,000. */
const grouped = (digits: string): string =>
  /^\d{1,3}(?:,\d{3})+$/.test(digits)
    ? Number(digits.replaceAll(',', '')).toLocaleString('en-IN')
    : digits;

const inBlocks = (blocks: RichBlock[], change: Change): RichBlock[] =>
  JSON.parse(JSON.stringify(blocks), (key, value: unknown) =>
    key === 'text' && typeof value === 'string' ? change(value) : value,
  ) as RichBlock[];

/**
 * The input with the organization's own currency under a sign that the rules for notes know, and the way
 * back for what is drafted from it. Undefined where the money has such a sign, or none of them is free.
 */
export const ownCurrency = (
  input: DraftInput,
  /** What the draft will hold besides. */
  besides: string[] = [],
): OwnCurrency | undefined => {
  const found = markOf([...own(input), ...besides]);
  if (!found) return undefined;
  const { mark, currency } = found;
  const { signal: _signal, onProgress: _onProgress, ...said } = input;
  const all = JSON.stringify([said, besides]);
  const theirs = [...own(input), ...besides].join('\n');
  const sign =
    known.find((each) => !all.includes(each)) ?? known.find((each) => !theirs.includes(each));
  if (sign === undefined) return undefined;
  const there = withSign(sign, currency);
  const isIndian = own(input).some((text) => asIndia.test(text));
  const info = input.organizationInfo;
  const changed = Object.fromEntries(
    fields
      .filter((field) => info[field] !== undefined)
      .map((field) => [field, there(info[field] ?? '')]),
  );
  const amount = new RegExp(`\\${sign}\\s?(\\d+(?:,\\d{2,3})*)`, 'g');
  const back: Change = (text) =>
    text.replace(amount, (_, digits: string) => mark + (isIndian ? grouped(digits) : digits));
  // A funder who names all three signs still means their own money by this one.
  const spelt: Change = (text) => text.replace(signs[sign], spelled[sign]);
  return {
    input: {
      ...input,
      organizationInfo: { ...info, ...changed },
      requirements: input.requirements.map(spelt),
      sections: JSON.parse(JSON.stringify(input.sections), (_, value: unknown) =>
        typeof value === 'string' ? spelt(value) : value,
      ) as DraftInput['sections'],
      ...(input.details && {
        details: {
          ...input.details,
          requirements: input.details.requirements.map((each) => ({
            ...each,
            text: there(spelt(each.text)),
          })),
        },
      }),
      answers: input.answers.map((each) => ({ ...each, answer: there(each.answer) })),
    },
    there,
    shown: back,
    back: ({ name, blocks }) => ({ name, blocks: inBlocks(blocks, back) }),
  };
};
