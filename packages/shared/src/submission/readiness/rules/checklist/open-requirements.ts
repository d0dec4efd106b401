import { listChecklistItems } from '../../../checklist/list-checklist-items.ts';
import { createFindingFactory } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import type { Draft } from '../../readiness-input.ts';

const { warning } = createFindingFactory('checklist');

/** Reports the mandatory requirements that are not checked off, in one line. */
export function openRequirements({ details, submission }: Draft): Finding[] {
  const mandatory = listChecklistItems(details, submission).filter(
    ({ requirement }) => requirement.mandatory,
  );
  const open = mandatory.filter(({ state }) => state === 'open');
  const [first] = open;
  if (!first) return [];
  const count = open.length === 1 ? '1 requirement is' : `${open.length} requirements are`;
  return [
    warning('open', `${count} not checked off`, {
      help: `The first one: ${first.requirement.text}`,
      place: { type: 'requirement', text: first.requirement.text },
      facts: mandatory.map(({ requirement }) => requirement.text),
    }),
  ];
}
