import type { NewReviewLink } from '@grantwright/shared/contract';
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { applicationsUnderTest } from './applications-under-test.ts';

export const anchor = {
  section: 'Need',
  quote: 'families',
  prefix: 'We feed ',
  suffix: ' every week.',
};
export const content = '<h2>Need</h2><p>We feed families every week.</p>';

/** Runs the service, with helpers for requests by owners and guests about links and comments. */
export function reviewsUnderTest() {
  const { service, createUser } = applicationsUnderTest();
  const links = () => service.database.collection('review_links');
  const comments = () => service.database.collection('review_comments');

  /** Returns an owner's requests about links and comments. */
  function createOwner({ authorization }: ReturnType<typeof createUser>) {
    const send = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) =>
      request(service.url)[method](path).set({ authorization }).send(body);
    return {
      link: (id: string, body: object = {}, key: string = randomUUID()) =>
        send('post', `/api/applications/${id}/review-links`, body).set('Idempotency-Key', key),
      links: (id: string) => send('get', `/api/applications/${id}/review-links`),
      revoke: (id: string) => send('delete', `/api/review-links/${id}`),
      removeCommentsOf: (linkId: string) => send('delete', `/api/review-links/${linkId}/comments`),
      comments: (id: string) => send('get', `/api/applications/${id}/comments`),
      resolve: (id: string, resolved = true) => send('put', `/api/comments/${id}`, { resolved }),
      removeComment: (id: string) => send('delete', `/api/comments/${id}`),
    };
  }

  const read = (token: string) => request(service.url).post('/api/reviews').send({ token });
  const comment = (token: string, overrides: object = {}, key: string = randomUUID()) =>
    request(service.url)
      .post('/api/review-comments')
      .set('Idempotency-Key', key)
      .send({ token, author: 'Maria', anchor, text: 'How many?', ...overrides });

  /** Creates an application with a link. */
  async function aSharedApplication(body: object = {}) {
    const user = createUser();
    const owner = createOwner(user);
    const application = await user.created({ title: 'Night shelter', content });
    const { id } = application;
    const response = await owner.link(id, body).expect(201);
    const { token, ...link } = response.body as NewReviewLink;
    return { user, owner, application, id, link, token };
  }

  return {
    service,
    createUser,
    links,
    comments,
    ownerOf: createOwner,
    read,
    comment,
    aSharedApplication,
  };
}
