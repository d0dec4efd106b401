import { waitFor } from '@grantwright/shared/testing';
import { describe, expect, it } from 'vitest';
import { libraryUnderTest } from './support/library.ts';

const { service, person, as, saved, listed, files } = libraryUnderTest();

describe('the library', () => {
  it('saves the order and puts new uploads at the top', async () => {
    const owner = person();
    const [a, b, c] = [
      await saved(owner, 'a.pdf'),
      await saved(owner, 'b.pdf'),
      await saved(owner, 'c.pdf'),
    ];
    const order = [b, c, a].map(({ id }, sortOrder) => ({ id, sortOrder }));
    expect((await as(owner).reorder(order)).status).toBe(204);
    await saved(owner, 'd.pdf');
    expect((await listed(owner)).map(({ name }) => name)).toEqual([
      'd.pdf',
      'b.pdf',
      'c.pdf',
      'a.pdf',
    ]);
  });

  it('applies a new order completely or not at all', async () => {
    const owner = person();
    const [a, b] = [await saved(owner, 'a.pdf'), await saved(owner, 'b.pdf')];
    const foreign = await saved(person(), 'foreign.pdf');
    const order = [a, b, foreign].map(({ id }, sortOrder) => ({ id, sortOrder }));
    expect((await as(owner).reorder(order)).status).toBe(404);
    expect(
      (
        await as(owner).reorder([
          { id: a.id, sortOrder: 0 },
          { id: a.id, sortOrder: 1 },
        ])
      ).status,
    ).toBe(400);
    expect((await listed(owner)).map(({ name, sortOrder }) => [name, sortOrder])).toEqual([
      ['b.pdf', b.sortOrder],
      ['a.pdf', a.sortOrder],
    ]);
  });

  it('renames a document to the trimmed name, and rejects a blank name', async () => {
    const owner = person();
    const { id } = await saved(owner);
    expect((await as(owner).rename(id, { name: '  Call 2027 ' })).body).toMatchObject({
      name: 'Call 2027',
      originalName: 'guidelines.pdf',
    });
    expect((await as(owner).rename(id, { name: '   ' })).status).toBe(400);
  });

  it('deletes a document together with its file and text', async () => {
    const owner = person();
    const before = files().length;
    const { id } = await saved(owner);
    expect((await as(owner).reading(id)).status).toBe(200);
    expect((await as(owner).remove(id)).status).toBe(204);
    expect(await listed(owner)).toEqual([]);
    expect((await as(owner).remove(id)).status).toBe(404);
    await waitFor(() => files().length === before);
    await waitFor(
      async () =>
        (await service.database.collection('readings').countDocuments({ _id: id as never })) === 0,
    );
    await waitFor(
      async () =>
        (await service.database.collection('documents').countDocuments({ _id: id as never })) === 0,
    );
    expect(
      await service.database.collection('leftovers').countDocuments({ _id: id as never }),
    ).toBe(0);
  });
});

it('returns a 404 to a service that acts for another user', async () => {
  const { id } = await saved(person());
  expect((await as(person()).reading(id)).status).toBe(404);
});
