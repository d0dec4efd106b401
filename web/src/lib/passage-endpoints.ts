import type { passageEndpoints as contract } from '@grantwright/shared/contract';
import table from 'virtual:endpoint-table/passage';
import type { WireEndpoints } from './endpoints.ts';

/** The endpoint for passages from the applicant's own texts, loaded with its panel. */
export const passageEndpoints = table as WireEndpoints<typeof contract>;
