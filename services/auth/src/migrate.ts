import { migrateStandalone } from '@grantwright/shared/service';
import { migrations } from './migrations.ts';

await migrateStandalone({ name: 'auth', migrations });
