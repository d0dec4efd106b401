import type { CallChange } from '../../../contract/call-facts.ts';
import type { QuotedFact } from '../../../submission/facts/map-facts.ts';
import type { LaterStatement, ParsedWithdrawal } from '../../wording/later-statement.ts';
import { countShared } from '../../wording/compare-statements.ts';
import { extractTopic } from '../../wording/statement.ts';
import { createChange, toStatedFact } from '../changes.ts';
import { canChangeFacts, type MergeResult, type MergeContext } from '../merge-context.ts';

type NamedItem = QuotedFact & { name: string; required?: boolean };
type About = 'Section' | 'Attachment' | 'Criterion';

const minShare = 0.5;

/**
 * Removes the sections, attachments or criteria withdrawn by name or number in a later file, and marks those no longer
 * required as optional. An item is kept if it is uncertain whether the withdrawal refers to it.
 */
export function withdrawNamedItems<Item extends NamedItem>(
  items: readonly Item[],
  about: About,
  statements: readonly LaterStatement[],
  context: MergeContext,
): MergeResult<Item[]> {
  const changes: CallChange[] = [];
  const remaining = items.flatMap((item) => {
    const match = findStatementAbout(item, items, about, statements);
    const isOptional = match?.by.withdrawn?.isOnlyOptional === true;
    if (!match || (isOptional && item.required === false)) return [item];
    const { by, isNamed } = match;
    const isCertain =
      isNamed &&
      canChangeFacts(context) &&
      by.withdrawn?.isPartial === false &&
      !(isOptional && item.required === undefined);
    changes.push(
      createChange({ about, before: toStatedFact(item.name, item), after: by.fact, isCertain }),
    );
    if (!isCertain) return [item];
    return isOptional ? [{ ...item, required: false }] : [];
  });
  return { value: remaining, changes };
}

/** Finds the statement that withdraws an item, or else one that may refer to it without clearly naming another item. */
function findStatementAbout(
  item: NamedItem,
  items: readonly NamedItem[],
  about: About,
  statements: readonly LaterStatement[],
): { by: LaterStatement; isNamed: boolean } | undefined {
  const names = (by: LaterStatement, other: NamedItem) =>
    by.withdrawn ? namesItem(by.withdrawn, other, about) : 'no';
  const certain = statements.find((by) => names(by, item) === 'yes');
  if (certain) return { by: certain, isNamed: true };
  const possible = statements.find(
    (by) => names(by, item) === 'maybe' && !items.some((other) => names(by, other) === 'yes'),
  );
  return possible && { by: possible, isNamed: false };
}

const number = String.raw`(?<label>[a-z]|\d{1,2}(?:\.\d{1,2})?)`;
/** "Section 4", "Attachment C". */
const labelPattern = new RegExp(
  String.raw`\b(?<part>(?:of|in|under|from|on|to)\s(?:the\s)?)?(?<noun>section|attachment|appendix|part|item|question|exhibit|form|criterion)\s${number}(?![\w'’-])`,
  'gi',
);
/** "4. Work plan". */
const leading = new RegExp(String.raw`^${number}[.):]\s`, 'i');

type Label = { label: string; isWhole: boolean };

/** Whether a withdrawal refers to an item, by its full name or number. */
function namesItem(
  { subject, kinds }: ParsedWithdrawal,
  { name }: NamedItem,
  about: About,
): 'yes' | 'maybe' | 'no' {
  if (kinds) return 'no';
  const itemLabels = listOwnLabels(name, about);
  const withdrawn = findLabels(subject);
  const labels = withdrawn.filter(({ label }) => itemLabels.includes(label));
  const ownTopic = extractTopic(removeLabels(name));
  const topic = extractTopic(removeLabels(subject));
  const common = countShared(ownTopic, topic);
  if (labels.length > 0) {
    return common === topic.size && labels.every(({ isWhole }) => isWhole) ? 'yes' : 'maybe';
  }
  if (ownTopic.size === 0 || common < ownTopic.size) return 'no';
  if (common === topic.size) {
    const isOfList = ({ label, isWhole }: Label) =>
      isWhole && label.startsWith(about.toLowerCase());
    return withdrawn.every(isOfList) ? 'yes' : 'maybe';
  }
  return ownTopic.size / topic.size >= minShare ? 'maybe' : 'no';
}

const listOwnLabels = (name: string, about: About): string[] => {
  const label = leading.exec(name)?.groups?.['label'];
  const ofList = label && isLabel(label) ? [`${about.toLowerCase()} ${label}`] : [];
  return [...ofList, ...findLabels(name).map((found) => found.label)];
};

const findLabels = (text: string): Label[] =>
  [...text.matchAll(labelPattern)].flatMap(({ groups: { part, noun = '', label = '' } = {} }) =>
    isLabel(label) ? [{ label: `${noun.toLowerCase()} ${label}`, isWhole: !part }] : [],
  );

/** "Form a" is the start of "form a partnership". */
const isLabel = (label: string): boolean => !/[a-z]/.test(label);

const removeLabels = (text: string): string =>
  text
    .replace(leading, (match, label: string) => (isLabel(label) ? '' : match))
    .replace(labelPattern, (match, _, __, label: string) => (isLabel(label) ? ' ' : match));
