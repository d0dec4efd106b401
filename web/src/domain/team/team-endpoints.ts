import type { teamEndpoints as contract } from '@grantwright/shared/contract';
import table from 'virtual:endpoint-table/team';
import type { WireEndpoints } from '../../lib/endpoints.ts';

/** The endpoints for teams, which load with their screens. */
export const teamEndpoints = table as WireEndpoints<typeof contract>;
