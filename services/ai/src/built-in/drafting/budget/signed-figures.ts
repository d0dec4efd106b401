import type { DraftInput } from '../../../providers/provider.ts';
import { findMoney } from '../../../text/money.ts';

const figure = String.raw`(?<![\d,.$€£₹-])(\d{1,3}(?:,\d{3})+|(?!(?:19|20)\d\d\b)\d{3,6})(?![\d,.%]*\d|%|(?:k|m)\b)`;
/** What may stand behind an amount of money; "12,000 meals" counts meals. */
const behind = String.raw`(?=\s*(?:$|[.;:)–—=+\n]|,(?!\d)|\s(?:from|for|of|in|to|towards?|and|an?|per|each|by|so|which|this|over|until|with|on|at|as|plus|then|when|will|is|are|comes?|is)\b))`;
const somebody = String.raw`(?:\p{Lu}[\p{L}'’&.-]*|the|our|your|this|that|you|them|us|it) `;
const before = [
  String.raw`\b(?:ask(?:s|ing)?|request(?:s|ing)?|appl(?:y|ying)|seek(?:s|ing)?|look(?:s|ing)?(?= for)|wants?)(?: (?:${somebody}){0,5}(?:for|is|of))? (?:just |only |about |a total of )?`,
  String.raw`\b(?:total(?:s|led|ling)?|in all|altogether|(?:the )?sum|grand total|costs? (?:us )?(?:about |in all )?)(?: (?:is|of|comes to|costs?|budget|in all))?:?\s?`,
  String.raw`\b(?:promised|pledged|committed|contribut(?:e|es|ed)|donat(?:e|es|ed)|granted|puts? in|chips? in|gives?|gave|pays?|raised?|adds?|covers?)(?: (?:us|about|another|up to|a further)){0,2} `,
];
const introduced = before.map((words) => new RegExp(`(${words})${figure}${behind}`, 'giu'));

const signs = /[$€£]/g;

const signOf: Record<string, string> = { USD: '$', EUR: '€', GBP: '£' };
const bareAmount = new RegExp(`(?<![\\p{L}])${figure}${behind}`, 'giu');

/** What is known to speak of money, with the sign of its currency before every bare amount. */
export const withSign = (text: string, currency: string): string =>
  text.replace(bareAmount, (_, amount: string) => `${signOf[currency] ?? `${currency} `}${amount}`);

/** The one sign that a person writes money with; undefined where there are none or several. */
const ownSign = (texts: string[]): string | undefined => {
  const used = new Set(texts.flatMap((text) => text.match(signs) ?? []));
  return used.size === 1 ? [...used][0] : undefined;
};

const sign = (text: string, mark: string): string =>
  introduced.reduce(
    (changed, pattern) =>
      changed.replace(pattern, (_, words: string, amount: string) => `${words}${mark}${amount}`),
    text,
  );

/**
 * The input with the sign before figures that words of money introduce: who writes "coordinator $13,000" once
 * goes on with "We ask the fund for 12,000", and means dollars. Nothing is signed where no sign, or more than one,
 * tells whose money it is.
 */
export const withSignedFigures = (input: DraftInput): DraftInput => {
  const { organizationInfo: info, answers } = input;
  const notes = info.additionalInfo ?? '';
  const texts = [notes, ...answers.map(({ answer }) => answer)];
  const said = texts.some((text) => findMoney(text).length > 0)
    ? texts
    : [...texts, info.annualBudget ?? ''];
  const mark = ownSign(said);
  if (!mark) return input;
  return {
    ...input,
    organizationInfo: {
      ...info,
      ...(info.additionalInfo === undefined ? {} : { additionalInfo: sign(notes, mark) }),
    },
    answers: answers.map((each) => ({ ...each, answer: sign(each.answer, mark) })),
  };
};
