import { createMemberships } from '@grantwright/shared/service';
import { watchedDatabase } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { createAnswerModel } from '../src/answers/answer-model.ts';
import { createApplicationModel } from '../src/applications/application-model.ts';
import { createContentCleaner } from '../src/content/create-content-cleaner.ts';
import { createDeletedOrganizationModel } from '../src/deleted-organizations/deleted-organization-model.ts';
import type { Deps } from '../src/deps.ts';
import { createCommentModel } from '../src/reviews/comment-model.ts';
import { createReviewLinkModel } from '../src/reviews/review-link-model.ts';
import { createVersionModel } from '../src/versions/version-model.ts';
import { createApplicationWorkers } from '../src/workers/create-application-workers.ts';

/** Creates the dependencies of operations without HTTP, with a real database whose commands are recorded. */
export function depsUnderTest() {
  const database = watchedDatabase();
  const workers = createApplicationWorkers({ threads: 1, heapMb: 200 });
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
      applications: createApplicationModel(database.connection),
      deletedOrganizations: createDeletedOrganizationModel(database.connection),
      versions: createVersionModel(database.connection),
      answers: createAnswerModel(database.connection),
      reviewLinks: createReviewLinkModel(database.connection),
      comments: createCommentModel(database.connection),
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
      cleaner: createContentCleaner(workers),
      wordFiles: undefined as never,
      pdfFiles: undefined as never,
      requestLimits: undefined as never,
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
