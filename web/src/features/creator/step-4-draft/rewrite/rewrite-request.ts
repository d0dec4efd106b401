import type { RewriteMode, RewriteRequest } from '@grantwright/shared/contract';
import { documentToHtml, type RichDocument } from '@grantwright/shared/richtext';
import { findSectionToRewrite } from '@grantwright/shared/submission';
import type { CreatorState } from '../../state/creator-state.ts';
import { buildGenerateRequest } from '../../state/generate-request.ts';
import { toSectionName } from './find-heading.ts';

/** How the user wants to rewrite a section. */
export type RewriteChoice = {
  mode: RewriteMode;
  /** Set only in `answer` mode. */
  question?: string;
  provider?: 'built-in';
};

/** The rewrite that the user requests in the dialog. */
export type RewriteOrder = {
  choice: RewriteChoice;
  /** False if the browser creates the new version without a request. */
  usesModel: boolean;
  /** Passed by the dialog, which is loaded only when the user opens it. */
  buildRequest: typeof buildRewriteRequest;
};

/** Returns the rewrite request; undefined if the section, the analysis or the organization name is missing. */
export function buildRewriteRequest(
  state: CreatorState,
  document: RichDocument | undefined,
  start: number,
  { mode, question, provider }: RewriteChoice,
): RewriteRequest | undefined {
  const section = document && findSectionToRewrite(document, start, {});
  const sources = buildGenerateRequest(state);
  if (!section || !sources) return undefined;
  return {
    ...sources,
    mode,
    section: toSectionName(section.heading),
    content: documentToHtml(section.blocks),
    ...(question !== undefined && { question }),
    ...(provider && { provider }),
  };
}
