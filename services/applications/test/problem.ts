/** Returns the expected body of an error response. */
export const problem = (status: number, code: string) => ({
  type: `urn:grantwright:problem:${code}`,
  title: code,
  status,
  detail: `A sentence about ${code}.`,
  code,
  requestId: 'test',
});
