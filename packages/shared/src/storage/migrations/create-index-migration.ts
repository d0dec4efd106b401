import type { Model } from 'mongoose';
import type { Migration } from './migration.ts';

type IndexedModel = Pick<Model<unknown>, 'diffIndexes' | 'createIndexes' | 'collection'>;

/**
 * Creates a repeatable migration that builds missing indexes declared by the models. It never drops indexes: replicas
 * of the previous version may still need them, so dropping requires a separate migration.
 */
export function createIndexMigration(models: IndexedModel[]): Migration {
  const listMissing = async () => {
    const toCreate = await Promise.all(
      models.map(async (model) => ({ model, indexes: (await model.diffIndexes()).toCreate })),
    );
    return toCreate.filter(({ indexes }) => indexes.length > 0);
  };
  return {
    id: 'build-indexes',
    isDue: async () => (await listMissing()).length > 0,
    up: async () => {
      const built: string[] = [];
      for (const { model, indexes } of await listMissing()) {
        await model.createIndexes();
        built.push(...indexes.map((keys) => `${model.collection.name} ${JSON.stringify(keys)}`));
      }
      return built.join(', ');
    },
  };
}
