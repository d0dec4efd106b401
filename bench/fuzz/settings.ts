import type { Account, Belongings } from './person.ts';

/** Addresses that are refused before anybody is asked: nothing that the fuzzer makes up leaves the machine. */
const refusedAddresses = [
  'http://127.0.0.1/',
  'http://localhost/call.pdf',
  'https://10.0.0.1/',
  'http://[::1]/',
  'http://0x7f000001/',
  'https://somebody@169.254.169.254/latest',
  'http://example.invalid:99999/',
];

/** Every answer is held against these. */
export const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
  'negative_data_rejection',
  'ignored_auth',
  'use_after_free',
  'event_data_conformance',
].join(',');

/** How the fuzzer finds its way: who it is, what there is to ask for, what else is a refusal of ours. */
export function settingsOf(
  url: string,
  { has, account, accept }: { has: Belongings; account: Account; accept: string | undefined },
): string {
  const { email, password } = account;
  const dictionary = (name: string, values: string[]) =>
    values.length ? `[dictionaries.${name}]\nvalues = ${JSON.stringify(values)}\n` : '';
  const takes = (name: string, probability = 0.6) =>
    `{ dictionary = "${name}", probability = ${probability} }`;
  const idsBelow = (path: string, kind: keyof Belongings) =>
    has[kind].length
      ? `[[operations]]\ninclude-path-regex = "^/api/${path}/\\\\{id\\\\}"\nparameters = { "path.id" = ${takes(kind)} }\n`
      : '';
  return [
    'continue-on-failure = true',
    'hooks = "files_and_forms"',
    '[headers]',
    `Origin = "${url}"`,
    accept ? `Accept = "${accept}"` : '',
    '[auth.openapi.session]',
    'api_key = "${SESSION}"',
    // without an entitlement, beyond a size and too long an address are refusals, too
    '[checks.negative_data_rejection]',
    'expected-statuses = [400, 401, 402, 403, 404, 406, 409, 413, 415, 422, 428, 431]',
    '[phases.examples]',
    'fill-missing = true',
    dictionary('addresses', refusedAddresses),
    dictionary('emails', [email]),
    dictionary('passwords', [password]),
    dictionary('versions', ['"1"', 'W/"2"', '*', '"0"']),
    ...Object.entries(has).map(([kind, ids]) => dictionary(kind, ids)),
    '[parameters]',
    `"body.url" = ${takes('addresses', 0.8)}`,
    `"header.If-Match" = ${takes('versions')}`,
    `"body.organizationId" = ${takes('organizations')}`,
    `"body.documentId" = ${takes('documents')}`,
    `"body.documentIds[*]" = ${takes('documents')}`,
    `"body.documentOrders[*].id" = ${takes('documents', 0.9)}`,
    '[[operations]]\ninclude-path = "/api/login"\ninclude-method = "POST"',
    `parameters = { "body.email" = ${takes('emails')}, "body.password" = ${takes('passwords')} }`,
    idsBelow('organization', 'organizations'),
    idsBelow('documents', 'documents'),
    idsBelow('applications', 'applications'),
    idsBelow('payments', 'payments'),
  ].join('\n');
}
