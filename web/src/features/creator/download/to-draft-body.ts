import { documentToHtml } from '@grantwright/shared/richtext';
import { notify } from '../../../ui/notify.ts';
import type { CreatorState } from '../state/creator-state.ts';

type DraftBody = {
  title: string;
  grantProgram: string;
  content: string;
  organizationName?: string;
};

/**
 * Returns the request body for downloading the current text. Shows a message and returns undefined if a required part
 * is missing.
 */
export function toDraftBody(state: CreatorState): DraftBody | undefined {
  const title = state.title.trim();
  const grantProgram = state.grantProgram.trim();
  const content = state.document ? documentToHtml(state.document) : '';
  const organizationName = state.organization.name.trim();
  if (title === '' || grantProgram === '' || content === '') {
    notify.error(
      'Missing Information',
      'Please ensure you have application title, grant program, and content',
    );
    return undefined;
  }
  return { title, grantProgram, content, ...(organizationName && { organizationName }) };
}
