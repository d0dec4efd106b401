import type { FindPassagesRequest } from '@grantwright/shared/contract';
import { pluralize } from '../../../../lib/format.ts';

type Searched = Pick<FindPassagesRequest, 'organizationId' | 'documentIds' | 'applicationIds'>;

/** Returns, for example, "Searched saved answers and 1 document." Answers are searched only for an organization. */
export const describeSearch = ({ organizationId, documentIds, applicationIds }: Searched): string =>
  `Searched ${listFormat.format([
    ...(organizationId === undefined ? [] : ['saved answers']),
    ...(documentIds.length > 0 ? [pluralize(documentIds.length, 'document')] : []),
    ...(applicationIds.length > 0 ? [pluralize(applicationIds.length, 'earlier application')] : []),
  ])}. Check each passage before you send it.`;

const listFormat = new Intl.ListFormat('en-US');
