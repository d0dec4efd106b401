import { migrateAlone } from '@grantwright/shared/service';
import { migrations } from './migrations.ts';

await migrateAlone({ name: 'documents', migrations });
