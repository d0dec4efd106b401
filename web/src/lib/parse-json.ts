/**
 * Parses JSON without validating it: responses, whose type the contract defines, and values that this app stored.
 * See build/endpoint-table.ts for why the browser does not validate.
 */
export const parseJson = <T>(text: string): T => JSON.parse(text) as T;
