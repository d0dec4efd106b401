import { readConfig, serviceConfigShape } from '@grantwright/shared/service';
import { s3Faults, s3SettingsShape } from '@grantwright/shared/storage';
import { z } from 'zod';

/** What can be set beside the environment every service shares. */
export const documentsSettingsShape = {
  /** Documents read at the same time, each in a process of its own: three, so that two users leave one to the others. */
  READING_PROCESSES: z.coerce.number().int().min(1).max(64).default(3),
  READING_TIMEOUT_MS: z.coerce.number().int().min(1_000).default(15_000),
  /** The heap of one process; what the memory of the container allows where nothing is said. */
  READING_HEAP_MB: z.coerce.number().int().min(64).optional(),
  /** Until a document is read again that could not be, by no fault of its own; then ever more seldom. */
  READ_AGAIN_AFTER_MS: z.coerce.number().int().min(10).default(60_000),
  /** A client that sends nothing for this long is dropped. */
  UPLOAD_IDLE_MS: z.coerce.number().int().min(100).default(20_000),
  /** A clamd that every file goes through: its host and port, or its socket. Without one nothing is scanned. */
  CLAMAV_HOST: z.string().min(1).optional(),
  CLAMAV_PORT: z.coerce.number().int().min(1).max(65_535).default(3310),
  CLAMAV_SOCKET: z.string().startsWith('/', 'must be the path of a socket').optional(),
  /** Shorter than what the sender and the store of files may be silent. */
  CLAMAV_TIMEOUT_MS: z.coerce.number().int().min(100).max(19_000).default(15_000),
  /** Of one person. */
  UPLOADS_PER_HOUR: z.coerce.number().int().min(1).default(300),
  /** Hours between two sweeps, which move files without a document that are this old into the trash. */
  FILE_SWEEP_HOURS: z.coerce.number().positive().default(24),
  /** Days until a file in the trash is deleted. */
  FILE_TRASH_DAYS: z.coerce.number().positive().default(30),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
};
export const documentsSettingsSchema = z.object(documentsSettingsShape);
export type DocumentsSettings = z.infer<typeof documentsSettingsSchema>;

const schema = z
  .object({
    ...serviceConfigShape,
    ...documentsSettingsShape,
    ...s3SettingsShape,
    /** The folder that uploaded files are kept in, where no bucket is named. */
    FILES_DIR: z.string().min(1).optional(),
  })
  .superRefine((settings, context) => {
    for (const { name, message } of s3Faults(settings))
      context.addIssue({ code: 'custom', path: [name], message });
    if (settings.S3_ENDPOINT || settings.FILES_DIR) return;
    const message = 'or S3_ENDPOINT is needed: where uploaded files are kept';
    context.addIssue({ code: 'custom', path: ['FILES_DIR'], message });
  });

/** The one place where this service reads its environment. */
export const readDocumentsConfig = (env: Record<string, string | undefined>) =>
  readConfig('documents', schema, env);
