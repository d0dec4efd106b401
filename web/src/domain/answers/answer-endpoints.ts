import type { savedAnswerEndpoints as contract } from '@grantwright/shared/contract';
import table from 'virtual:endpoint-table/savedAnswer';
import type { WireEndpoints } from '../../lib/endpoints.ts';

/** The endpoints of the answer library, loaded with the screens that use it. */
export const answerEndpoints = table as WireEndpoints<typeof contract>;
