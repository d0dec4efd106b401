import type { twoStepEndpoints as contract } from '@grantwright/shared/contract';
import table from 'virtual:endpoint-table/twoStep';
import type { WireEndpoints } from '../../../lib/endpoints.ts';

export const twoStepEndpoints = table as WireEndpoints<typeof contract>;
