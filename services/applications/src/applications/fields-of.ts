import type { ApplicationFields } from '@grantwright/shared/contract';
import { findGaps, htmlToDocument } from '@grantwright/shared/richtext';
import { sanitizeContent } from '@grantwright/shared/richtext/server';
import type { ApplicationRecord } from './application-model.ts';

type Fields = Pick<
  ApplicationRecord,
  | 'title'
  | 'grantProgram'
  | 'content'
  | 'status'
  | 'organizationId'
  | 'analysis'
  | 'organizationInfo'
  | 'answers'
  | 'openGaps'
  | 'deadline'
>;

/** What is stored of what a person sent: its text safe, what lists show of it worked out once. */
export function fieldsOf(sent: ApplicationFields): Fields {
  const content = sanitizeContent(sent.content);
  return {
    title: sent.title,
    grantProgram: sent.grantProgram,
    content,
    status: sent.status,
    organizationId: sent.organizationId,
    analysis: sent.analysis,
    organizationInfo: sent.organizationInfo,
    answers: sent.answers,
    openGaps: countGaps(content),
    deadline: sent.analysis?.details.deadline?.date,
  };
}

/** Reads the text only if it may hold a mark, which formatting can divide. */
function countGaps(content: string): number {
  if (!/\[needs input:/i.test(content.replace(/<[^>]*>/g, ''))) return 0;
  return findGaps(htmlToDocument(content)).length;
}
