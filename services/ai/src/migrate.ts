import { migrateStandalone } from '@grantwright/shared/service';
import { createMigrations } from './migrations.ts';

await migrateStandalone({ name: 'ai', migrations: createMigrations });
