import type { Announcer } from '@grantwright/shared/messaging';
import type { Memberships } from '@grantwright/shared/service';
import type { Answers } from './answers/answer-model.ts';
import type { Applications } from './applications/application-model.ts';
import type { ContentCleaner } from './content/create-content-cleaner.ts';
import type { DeletedOrganizations } from './deleted-organizations/deleted-organization-model.ts';
import type { Comments } from './reviews/comment-model.ts';
import type { ReviewLinks } from './reviews/review-link-model.ts';
import type { ServiceClients } from './create-service-clients.ts';
import type { RequestLimits } from './request-limits.ts';
import type { Versions } from './versions/version-model.ts';
import type { FileGenerator } from './export/file-generator.ts';

/** The dependencies of this service's operations. */
export type Deps = {
  applications: Applications;
  deletedOrganizations: DeletedOrganizations;
  versions: Versions;
  answers: Answers;
  reviewLinks: ReviewLinks;
  comments: Comments;
  memberships: Memberships;
  services: ServiceClients;
  cleaner: ContentCleaner;
  wordFiles: FileGenerator;
  pdfFiles: FileGenerator;
  requestLimits: RequestLimits;
  relay: Announcer;
  now: () => Date;
  newId: () => string;
};
