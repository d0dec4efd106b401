import type { Application, ApplicationFields } from '@grantwright/shared/contract';
import { anApplication, serviceUnderTest } from '@grantwright/shared/testing';
import request from 'supertest';
import { createApp, outboxes } from '../src/app.ts';
import { applicationsSettings, type ApplicationsSettings } from '../src/config.ts';
import { fakeServices } from './fake-services.ts';

/** Runs the service on a real database and with fakes of other services. */
export function applicationsUnderTest(settings: Partial<ApplicationsSettings> = {}) {
  const services = fakeServices((name) => service.identities.verifyAs(name));
  const service = serviceUnderTest({
    name: 'applications',
    outboxes,
    createApp: (tools) =>
      createApp(tools, {
        urls: { organizations: services.url, billing: services.url },
        settings: { ...applicationsSettings.parse({}), ...settings },
      }),
    records: ['application.created', 'application.deleted', 'application.withdrawn'],
  });
  const stored = (id: string) =>
    service.database.collection('applications').findOne({ _id: id as never });

  /** A user with an organization and entitlements. */
  function person() {
    const user = service.identities.user();
    const organizationId = services.organizationOf(user.id);
    const headers = { authorization: user.authorization };
    const calls = {
      list: (query = '') => request(service.url).get(`/api/applications${query}`).set(headers),
      counts: () => request(service.url).get('/api/application-counts').set(headers),
      create: (body: object, more: Record<string, string> = {}) =>
        request(service.url)
          .post('/api/applications')
          .set({ ...headers, ...more })
          .send(body),
      get: (id: string) => request(service.url).get(`/api/applications/${id}`).set(headers),
      update: (id: string, body: object, version?: string) =>
        request(service.url)
          .put(`/api/applications/${id}`)
          .set({ ...headers, ...(version === undefined ? {} : { 'If-Match': version }) })
          .send(body),
      autosave: (id: string, body: object) =>
        request(service.url).put(`/api/applications/${id}/working-copy`).set(headers).send(body),
      discard: (id: string, query = '') =>
        request(service.url).delete(`/api/applications/${id}/working-copy${query}`).set(headers),
      versions: (id: string, query = '') =>
        request(service.url).get(`/api/applications/${id}/versions${query}`).set(headers),
      saveVersion: (id: string, body: object, more: Record<string, string> = {}) =>
        request(service.url)
          .post(`/api/applications/${id}/versions`)
          .set({ ...headers, ...more })
          .send(body),
      version: (id: string) =>
        request(service.url).get(`/api/application-versions/${id}`).set(headers),
      removeVersion: (id: string) =>
        request(service.url).delete(`/api/application-versions/${id}`).set(headers),
      remove: (id: string) => request(service.url).delete(`/api/applications/${id}`).set(headers),
      download: (id: string) =>
        request(service.url)
          .get(`/api/applications/${id}/download`)
          .set(headers)
          .buffer()
          .parse(bytes),
      docx: (body: object) =>
        request(service.url)
          .post('/api/generate-docx')
          .set(headers)
          .buffer()
          .parse(bytes)
          .send(body),
      pdf: (body: object) =>
        request(service.url)
          .post('/api/generate-pdf')
          .set(headers)
          .buffer()
          .parse(bytes)
          .send(body),
      exists: (id: string) => request(service.url).get(`/internal/applications/${id}`).set(headers),
    };
    const fields = (over: Partial<ApplicationFields> = {}) =>
      anApplication({ organizationId, ...over });
    /** An application of this user, created through the service. */
    async function created(over: Partial<ApplicationFields> = {}): Promise<Application> {
      const response = await calls.create(fields(over));
      if (response.status !== 201) throw new Error(JSON.stringify(response.body));
      return response.body as Application;
    }
    return { ...user, organizationId, ...calls, fields, created };
  }

  return { service, services, stored, person };
}

type Parser = Parameters<request.Test['parse']>[0];

/** Reads the body of a response as bytes. */
const bytes = ((response: NodeJS.ReadableStream, done: (error: null, body: Buffer) => void) => {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.on('end', () => done(null, Buffer.concat(chunks)));
}) as unknown as Parser;
