import { endpoints, type ServiceName } from '@grantwright/shared/contract';
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getCookie, sendRequest } from './send-request.ts';
import type { ServiceHost, StartedService } from './service-host.ts';

type Options = {
  /** The upstreams by service; auth is always real. */
  urls: Partial<Record<ServiceName, string>>;
  env?: Record<string, string>;
};

/** Starts the built gateway and auth service, and registers a user. */
export async function startGateway(
  host: ServiceHost,
  { urls, env = {} }: Options,
): Promise<StartedService & { cookie: string }> {
  const auth = await host.start('auth', {
    BCRYPT_COST: '4',
    AUTHENTICATOR_KEY: 'for measurements only and never in production',
    ...env,
  });
  const web = join(host.folder, 'web');
  await mkdir(web);
  await writeFile(join(web, 'index.html'), '');
  const gateway = await host.start('gateway', {
    IDENTITY_PRIVATE_KEY: host.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    WEB_ROOT: web,
    AUTH_URL: auth.url,
    ORGANIZATIONS_URL: urls.organizations ?? auth.url,
    DOCUMENTS_URL: urls.documents ?? auth.url,
    APPLICATIONS_URL: urls.applications ?? auth.url,
    AI_URL: urls.ai ?? auth.url,
    BILLING_URL: urls.billing ?? auth.url,
    ...env,
  });
  return { ...gateway, cookie: await register(gateway.url) };
}

async function register(url: string): Promise<string> {
  const name = `u${randomUUID().slice(0, 12)}`;
  const { method, path } = endpoints.register;
  const body = { username: name, email: `${name}@example.org`, password: 'harbor street' };
  const response = await sendRequest(url, '', { method, path, body });
  const cookie = getCookie(response);
  if (!cookie) throw new Error(`no session: ${response.status} ${await response.text()}`);
  return cookie;
}
