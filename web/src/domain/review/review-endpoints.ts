import type { reviewEndpoints as contract } from '@grantwright/shared/contract';
import table from 'virtual:endpoint-table/review';
import type { WireEndpoints } from '../../lib/endpoints.ts';

/** The endpoints for links and comments, which load with their screens. */
export const reviewEndpoints = table as WireEndpoints<typeof contract>;
