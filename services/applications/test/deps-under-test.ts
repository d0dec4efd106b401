import { createMemberships } from '@grantwright/shared/service';
import { watchedDatabase } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { answerModel } from '../src/answers/answer-model.ts';
import { applicationModel } from '../src/applications/application-model.ts';
import { contentCleaner } from '../src/content/content-cleaner.ts';
import { deletedOrganizationModel } from '../src/deleted-organizations/deleted-organization-model.ts';
import type { Deps } from '../src/deps.ts';
import { commentModel } from '../src/reviews/comment-model.ts';
import { reviewLinkModel } from '../src/reviews/review-link-model.ts';
import { versionModel } from '../src/versions/version-model.ts';
import { applicationWorkers } from '../src/workers/application-workers.ts';

/** Creates the dependencies of operations without HTTP, with a real database whose commands are recorded. */
export function depsUnderTest() {
  const database = watchedDatabase();
  const workers = applicationWorkers({ threads: 1, heapMb: 200 });
  const requests: string[] = [];
  const record = (name: string) => async () => void requests.push(name);
  const fixture = { database, requests } as {
    database: typeof database;
    /** Requests to other services, by name. */
    requests: string[];
    deps: Deps;
  };

  beforeAll(async () => {
    fixture.deps = {
      applications: applicationModel(database.connection),
      deletedOrganizations: deletedOrganizationModel(database.connection),
      versions: versionModel(database.connection),
      answers: answerModel(database.connection),
      reviewLinks: reviewLinkModel(database.connection),
      comments: commentModel(database.connection),
      memberships: createMemberships(database.connection),
      services: {
        findOrganization: async () => {
          requests.push('findOrganization');
          return {};
        },
        reserveEntitlement: record('reserveEntitlement'),
        releaseEntitlement: record('releaseEntitlement'),
        close: record('close'),
      } as never,
      cleaner: contentCleaner(workers),
      wordFiles: undefined as never,
      pdfFiles: undefined as never,
      throttle: undefined as never,
      relay: { announce: () => undefined },
      now: () => new Date(),
      newId: randomUUID,
    };
    await fixture.deps.applications.createIndexes();
  });
  afterAll(async () => {
    await workers.close();
  });
  return fixture;
}
