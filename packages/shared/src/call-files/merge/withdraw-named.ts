import type { CallChange } from '../../contract/call-facts.ts';
import type { Quoted } from '../../submission/facts/map-quoted.ts';
import { shared, topicOf } from '../wording/statement.ts';
import { createChange, stated } from './changes.ts';
import type { LaterStatement, Withdrawn } from './later-statement.ts';
import { canChangeFacts, type Merged, type MergeContext } from './merge-context.ts';

type Named = Quoted & { name: string };

const minShare = 0.5;

/** Removes the sections, attachments or criteria that a later file withdraws by their name or number. */
export function withdrawNamed<Item extends Named>(
  items: readonly Item[],
  about: string,
  statements: readonly LaterStatement[],
  context: MergeContext,
): Merged<Item[]> {
  const changes: CallChange[] = [];
  const kept = items.filter((item) => {
    const by = statements.find(({ withdrawn }) => withdrawn && isNamedBy(withdrawn, item));
    if (!by) return true;
    const isCertain = canChangeFacts(context) && by.withdrawn?.isPartial === false;
    changes.push(
      createChange({ about, before: stated(item.name, item), after: by.fact, isCertain }),
    );
    return !isCertain;
  });
  return { value: kept, changes };
}

const number = String.raw`(?<label>[a-z]|\d{1,2}(?:\.\d{1,2})?)`;
/** "Section 4", "Attachment C". */
const named = new RegExp(
  String.raw`\b(?:section|attachment|appendix|part|item|question|exhibit|form)\s${number}\b`,
  'i',
);
/** "4. Work plan". */
const leading = new RegExp(String.raw`^${number}[.):]\s`, 'i');

function isNamedBy({ subject, topic, kinds }: Withdrawn, { name, quote = '' }: Named): boolean {
  if (kinds) return false;
  const withdrawn = labelIn(subject, named);
  const own = [name, quote].flatMap((text) => [labelIn(text, leading), labelIn(text, named)]);
  if (withdrawn !== undefined && own.includes(withdrawn)) return true;
  const ownTopic = topicOf(name);
  return (
    ownTopic.size > 0 &&
    shared(ownTopic, topic) === ownTopic.size &&
    ownTopic.size / topic.size >= minShare
  );
}

const labelIn = (text: string, pattern: RegExp): string | undefined =>
  pattern.exec(text)?.groups?.['label']?.toLowerCase();
