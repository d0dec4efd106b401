import { calls, type Call } from '@grantwright/shared/contract';

type Matcher = { call: Call; pattern: RegExp };

const patternOf = ({ path }: Call) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

/** Literal paths stand before those with parameters, as `/documents/reorder` before `/documents/:id`. */
const matchers: Matcher[] = Object.values(calls)
  .map((call: Call) => ({ call, pattern: patternOf(call) }))
  .sort((a, b) => Number(a.call.path.includes(':')) - Number(b.call.path.includes(':')));

const literal = new Map(
  matchers
    .filter(({ call }) => !call.path.includes(':'))
    .map(({ call }) => [`${call.method} ${call.path}`, call]),
);
const parameterized = matchers.filter(({ call }) => call.path.includes(':'));

/** The call of the contract that a request is for, if any: nothing else is ever passed on. */
export function matchCall(method: string, path: string): Call | undefined {
  return (
    literal.get(`${method} ${path}`) ??
    parameterized.find(({ call, pattern }) => call.method === method && pattern.test(path))?.call
  );
}
