import type { Announcer } from '@grantwright/shared/messaging';
import type { Applications } from './applications/application-model.ts';
import type { ContentCleaner } from './content/content-cleaner.ts';
import type { DeletedOrganizations } from './deleted-organizations/deleted-organization-model.ts';
import type { Neighbours } from './neighbours.ts';
import type { Throttle } from './throttle.ts';
import type { WordFiles } from './word/word-files.ts';

/** What the operations of this service work with. */
export type Deps = {
  applications: Applications;
  deletedOrganizations: DeletedOrganizations;
  neighbours: Neighbours;
  cleaner: ContentCleaner;
  wordFiles: WordFiles;
  throttle: Throttle;
  relay: Announcer;
  now: () => Date;
  newId: () => string;
};
