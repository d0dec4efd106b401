import type { Account } from '../lib/user.ts';
import type { RecordIds } from './user.ts';

/** Addresses rejected before any request, so that the product never sends anything to other hosts. */
const rejectedUrls = [
  'http://127.0.0.1/',
  'http://localhost/call.pdf',
  'https://10.0.0.1/',
  'http://[::1]/',
  'http://0x7f000001/',
  'https://somebody@169.254.169.254/latest',
  'http://example.invalid:99999/',
];

/** The checks for every response. */
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

/** Returns the settings for schemathesis: credentials, ids of existing records, and the expected error statuses. */
export function createSettings(
  url: string,
  {
    records,
    account,
    accept,
  }: { records: RecordIds; account: Account; accept: string | undefined },
): string {
  const { email, password } = account;
  const dictionary = (name: string, values: string[]) =>
    values.length ? `[dictionaries.${name}]\nvalues = ${JSON.stringify(values)}\n` : '';
  const fromDictionary = (name: string, probability = 0.6) =>
    `{ dictionary = "${name}", probability = ${probability} }`;
  const idsBelow = (path: string, kind: keyof RecordIds) =>
    records[kind].length
      ? `[[operations]]\ninclude-path-regex = "^/api/${path}/\\\\{id\\\\}"\nparameters = { "path.id" = ${fromDictionary(kind)} }\n`
      : '';
  return [
    'continue-on-failure = true',
    'hooks = "files_and_forms"',
    '[headers]',
    `Origin = "${url}"`,
    accept ? `Accept = "${accept}"` : '',
    '[auth.openapi.session]',
    'api_key = "${SESSION}"',
    // includes the statuses for a missing entitlement, an oversized body and an overlong URL
    '[checks.negative_data_rejection]',
    'expected-statuses = [400, 401, 402, 403, 404, 406, 409, 413, 415, 422, 428, 431]',
    '[phases.examples]',
    'fill-missing = true',
    dictionary('addresses', rejectedUrls),
    dictionary('emails', [email]),
    dictionary('passwords', [password]),
    dictionary('versions', ['"1"', 'W/"2"', '*', '"0"']),
    ...Object.entries(records).map(([kind, ids]) => dictionary(kind, ids)),
    '[parameters]',
    `"body.url" = ${fromDictionary('addresses', 0.8)}`,
    `"header.If-Match" = ${fromDictionary('versions')}`,
    `"body.organizationId" = ${fromDictionary('organizations')}`,
    `"body.documentId" = ${fromDictionary('documents')}`,
    `"body.documentIds[*]" = ${fromDictionary('documents')}`,
    `"body.documentOrders[*].id" = ${fromDictionary('documents', 0.9)}`,
    '[[operations]]\ninclude-path = "/api/login"\ninclude-method = "POST"',
    `parameters = { "body.email" = ${fromDictionary('emails')}, "body.password" = ${fromDictionary('passwords')} }`,
    idsBelow('organization', 'organizations'),
    idsBelow('documents', 'documents'),
    idsBelow('applications', 'applications'),
    idsBelow('payments', 'payments'),
  ].join('\n');
}
