import { documentToText } from '../../../../richtext/index.ts';
import { createFindingFactory } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import type { Draft } from '../../readiness-input.ts';

const { blocker } = createFindingFactory('empty-text');

/** Finds an application without any text, even without an analysis that lists the required sections. */
export function emptyText({ document }: Draft): Finding[] {
  if (documentToText(document).trim() !== '') return [];
  return [blocker('all', 'The application has no text', { place: { type: 'step', step: 4 } })];
}
