import { listChecklistItems } from '../../../checklist/list-checklist-items.ts';
import { createFindingFactory } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import type { Draft } from '../../readiness-input.ts';

const { warning } = createFindingFactory('checklist');

/** Reports the requirements that are not checked off, in one line with the count of the checklist. */
export function openRequirements({ details, submission }: Draft): Finding[] {
  const items = listChecklistItems(details, submission);
  const open = items.filter(({ state }) => state === 'open');
  const [first] = open;
  if (!first) return [];
  const count = open.length === 1 ? '1 requirement is' : `${open.length} requirements are`;
  return [
    warning('open', `${count} not checked off`, {
      help: `The first one: ${first.requirement.text}`,
      place: { type: 'requirement', text: first.requirement.text },
      facts: items.map(({ requirement }) => requirement.text),
    }),
  ];
}
