import type { CallFile } from '@grantwright/shared/contract';

/** The display name of each kind of file. */
export const fileKindLabels: Record<CallFile['kind'], string> = {
  notice: 'Notice',
  'new-version': 'New version',
  amendment: 'Amendment',
  faq: 'FAQ',
  form: 'Form',
  'budget-template': 'Budget template',
};

export const addFileHelp =
  'An amendment, new version, FAQ, form or budget template. If files contradict each other, the one you add last applies. Add them in the order in which they were published.';
