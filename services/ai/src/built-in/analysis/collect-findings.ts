import { comparable, contentWords } from '@grantwright/analyst';
import { askedInParts, tellsOnlyKind } from './asked-in-parts.ts';
import type { Finding } from './finding.ts';
import type { Guidelines } from './guidelines.ts';
import { orderFindings } from './order-findings.ts';
import { hasPlaceholder } from './placeholders.ts';
import { answerLimits } from './rules/answer-limits.ts';
import { tellsSameDay, underWhatItIs } from './days-of-others.ts';
import { duties } from './rules/duties.ts';
import { fillers, rules } from './rules/index.ts';
import { tellsNoOtherFigure } from './same-figures.ts';
import { shownInTemplate } from './shown-in-template.ts';
import { toldByWeight } from './rules/told-by-weight.ts';
import { saysAgain, type Collected } from './same-finding.ts';

/** One rule alone must not crowd out the others; the general rule fills what is left. */
const mostPerRule: Record<string, number> = {
  duties: 30,
  attachments: 14,
  eligibility: 9,
  'page-limit': 10,
  deadline: 8,
  'award-amount': 7,
  'set-amounts': 5,
  rejection: 6,
};
const mostOfOthers = 4;
/** Subjects on which federal notices go on and on: a few lines on each are enough, whatever rule finds them. */
const mostOn: [RegExp, number][] = [
  [/\b(?:SAM(?:\.gov)?|UEI|Unique Entity|eRA Commons|Grants\.gov|registrations?|register)\b/, 5],
  [
    /\b(?:not (?:be )?(?:accept|review|consider)\w*|reject\w*|returned|delayed|considered late)\b/i,
    6,
  ],
  [/\b(?:comply|compliance|instructions|guide)\b/i, 3],
];
/** More lines than this no tired person reads; an ordinary call stays well under it. */
const mostLines = 40;
/** Above this only lines that matter are added. */
const enoughLines = 34;
const matters = 56;
/** Plain sentences only fill up a short list: what binds or carries a value comes first. */
const shortList = 28;

/** What no rule knows must weigh the more, the more lines there are already. */
const leastWeight: [lines: number, weight: number][] = [
  [12, 8],
  [20, 8.6],
  [shortList, 9.2],
  [enoughLines, 11],
];

const asCollected = (one: Finding, rule: string): Collected => ({
  ...one,
  rule,
  words: contentWords(one.text),
  // "Not funded: Debts" says what a list of what is not funded says of debts.
  comparableText: comparable(one.text.replace(/^Not (?:funded|eligible): /, '')),
  comparableQuote: comparable(one.quote),
});
const asFinding = ({
  rule: _rule,
  words: _words,
  comparableText: _text,
  comparableQuote: _quote,
  ...one
}: Collected): Finding => one;
const byWeight = (a: Finding, b: Finding): number => b.weight - a.weight || a.block - b.block;

/** "We certify that this is true and correct", over the signature. */
const isSigned =
  /^(?:we|i),? (?:the undersigned,? )?(?:hereby )?(?:certify|understand|acknowledge|declare|affirm|agree|attest)\b.*\b(?:true|correct|accurate|compl(?:y|iance)|failure|false|binding)\b/i;
const saysNothing = (text: string): boolean => hasPlaceholder(text) || isSigned.test(text);

/** What rules read, and the sentences that say one of these lines again. */
type Read = { kept: Collected[]; again: Set<string> };

const readByRules = (guidelines: Guidelines): Read => {
  const isAsked = askedInParts(guidelines);
  const isKind = tellsOnlyKind(guidelines);
  const kept: Collected[] = [];
  const again = new Set<string>();
  const isShown = shownInTemplate(guidelines);
  const read = rules.map((rule) => ({
    rule,
    all: rule.find(guidelines).filter((line) => !isShown(line)),
  }));
  const covered = new Set(
    read.flatMap(({ all }) => all.flatMap(({ coversBlocks }) => coversBlocks ?? [])),
  );
  for (const { rule, all } of read) {
    let count = 0;
    for (const one of all.sort(byWeight)) {
      if (count >= (mostPerRule[rule.name] ?? mostOfOthers)) break;
      if (saysNothing(one.text) || (rule !== answerLimits && isKind(one))) continue;
      if (rule.name === duties.name && isAsked(one)) continue;
      // What a list's own line says needs no second line, unless it carries a value of its own.
      if (covered.has(one.block) && !one.list && one.topic === undefined) continue;
      const candidate = asCollected(one, rule.name);
      if (kept.some((other) => saysAgain(candidate, other))) {
        again.add(one.quote);
        continue;
      }
      kept.push(candidate);
      count++;
    }
  }
  return { kept, again };
};

/** A short list is filled up with what the call says beside; a long one has no room for it. */
const filledUp = (kept: Collected[], guidelines: Guidelines): Collected[] => {
  const all = [...kept];
  const told = new Set(kept.flatMap(({ block, coversBlocks = [] }) => [block, ...coversBlocks]));
  const isAsked = askedInParts(guidelines);
  const isShown = shownInTemplate(guidelines);
  for (const rule of fillers)
    for (const one of rule.find(guidelines).sort(byWeight)) {
      if (all.length >= shortList) return all;
      if (isAsked(one) || isShown(one)) continue;
      const blocks = one.unread ?? [one.block];
      const read = blocks.filter((block) => told.has(block)).length;
      if (one.unread && (told.has(one.block) || read * 3 > blocks.length)) continue;
      const candidate = asCollected(one, rule.name);
      if (saysNothing(one.text) || all.some((other) => saysAgain(candidate, other))) continue;
      all.push(candidate);
      for (const block of one.unread ?? []) told.add(block);
    }
  return all;
};

/** Beside what rules know, a call says what nobody thought of: the sentences whose words weigh most. */
const weighedUp = (kept: Collected[], again: Set<string>, guidelines: Guidelines): Collected[] => {
  const all = [...kept];
  const isAsked = askedInParts(guidelines);
  const isShown = shownInTemplate(guidelines);
  for (const one of toldByWeight.find(guidelines).sort(byWeight)) {
    const least = leastWeight.find(([lines]) => all.length < lines)?.[1];
    if (least === undefined || one.weight < least) break;
    const candidate = asCollected(one, toldByWeight.name);
    if (again.has(one.quote) || isAsked(one) || isShown(one) || tellsNoOtherFigure(one, all))
      continue;
    if (saysNothing(one.text) || all.some((other) => saysAgain(candidate, other))) continue;
    all.push(candidate);
  }
  return all;
};

/** What all rules find, each thing once, the most important first, and no more than a person reads. */
export const collectFindings = (guidelines: Guidelines): Finding[] => {
  const { kept, again } = readByRules(guidelines);
  const filled = filledUp(withinSubjects(kept), guidelines);
  return orderFindings(withinSubjects(weighedUp(filled, again, guidelines)), mostLines)
    .filter(({ weight }, index) => index < enoughLines || weight >= matters)
    .map(asFinding)
    .flatMap(underWhatItIs)
    .filter((one, index, all) => !all.slice(0, index).some((other) => tellsSameDay(one, other)));
};

const withinSubjects = (kept: Collected[]): Collected[] => {
  const spent = mostOn.map(() => 0);
  return [...kept]
    .sort((a, b) => b.weight - a.weight)
    .filter(({ text, topic, list }) => {
      if (topic !== undefined || list) return true;
      const about = mostOn.flatMap(([pattern], index) => (pattern.test(text) ? [index] : []));
      const over = about.some((index) => (spent[index] ?? 0) >= (mostOn[index]?.[1] ?? 0));
      if (!over) for (const index of about) spent[index] = (spent[index] ?? 0) + 1;
      return !over;
    });
};
