import * as ai from '@grantwright/ai';
import * as applications from '@grantwright/applications';
import * as auth from '@grantwright/auth';
import * as billing from '@grantwright/billing';
import * as documents from '@grantwright/documents';
import * as organizations from '@grantwright/organizations';
import { readConfig } from '@grantwright/shared/service';
import { createLocalOrigin } from '../config.ts';
import type { LocalDependencies } from './local-dependencies.ts';
import type { LocalService } from './start-service.ts';

/** Lists all services except the gateway, with their settings. */
export function listServices(dependencies: LocalDependencies): LocalService[] {
  const { env, urls, blobs, mailer, authenticatorKey } = dependencies;
  const authEnv = {
    // The local address is http, where browsers drop Secure cookies.
    SECURE_COOKIES: 'false',
    PUBLIC_ORIGIN: createLocalOrigin(Number(new URL(urls.gateway).port)),
    AUTHENTICATOR_KEY: authenticatorKey,
    ...env,
  };
  const aiEnv = { ...env, DOCUMENTS_URL: urls.documents, APPLICATIONS_URL: urls.applications };
  const settings = {
    auth: readConfig('auth', auth.authSettings, authEnv),
    organizations: readConfig('organizations', organizations.organizationsSettings, env),
    documents: readConfig('documents', documents.documentsSettings, env),
    applications: readConfig('applications', applications.applicationsSettingsSchema, env),
    ai: readConfig('ai', ai.aiSettings, aiEnv),
    billing: readConfig('billing', billing.billingSettings, env),
  };
  return [
    {
      name: 'auth',
      outboxes: auth.createOutboxes,
      createApp: (tools) => auth.createApp(tools, settings.auth, { mailer }),
    },
    {
      name: 'organizations',
      outboxes: organizations.createOutboxes,
      createApp: (tools) => organizations.createApp(tools, settings.organizations),
    },
    {
      name: 'documents',
      outboxes: documents.createOutboxes,
      createApp: (tools) => documents.createApp(tools, { blobs, settings: settings.documents }),
    },
    {
      name: 'applications',
      outboxes: applications.createOutboxes,
      createApp: (tools) =>
        applications.createApp(tools, { urls, settings: settings.applications }),
    },
    {
      name: 'ai',
      outboxes: ai.outboxes,
      createApp: (tools) => ai.createApp(tools, settings.ai),
    },
    {
      name: 'billing',
      outboxes: billing.createOutboxes,
      createApp: (tools) => billing.createApp(tools, { settings: settings.billing, urls }),
    },
  ];
}
