import { readConfig, serviceConfigShape } from '@grantwright/shared/service';
import { validateS3Settings, s3SettingsShape } from '@grantwright/shared/storage';
import { z } from 'zod';

/** Settings in addition to those shared by all services. */
export const documentsSettingsShape = {
  /** Concurrent extraction processes. */
  EXTRACTION_PROCESSES: z.coerce.number().int().min(1).max(64).default(3),
  EXTRACTION_TIMEOUT_MS: z.coerce.number().int().min(1_000).default(15_000),
  /** Heap size of one extraction process. Derived from the container's memory by default. */
  EXTRACTION_HEAP_MB: z.coerce.number().int().min(64).optional(),
  /**
   * Delay before the first retry of an extraction that failed through no fault of the file. Doubles with each retry.
   */
  EXTRACTION_RETRY_MS: z.coerce.number().int().min(10).default(60_000),
  /** An upload that sends no data for this long is canceled. */
  UPLOAD_IDLE_MS: z.coerce.number().int().min(100).default(20_000),
  /** The clamd server that scans every file, by host and port or by socket. If none is set, files are not scanned. */
  CLAMAV_HOST: z.string().min(1).optional(),
  CLAMAV_PORT: z.coerce.number().int().min(1).max(65_535).default(3310),
  CLAMAV_SOCKET: z.string().startsWith('/', 'must be the path of a socket').optional(),
  /** Must be shorter than the idle timeouts of uploads and of the file store. */
  CLAMAV_TIMEOUT_MS: z.coerce.number().int().min(100).max(19_000).default(15_000),
  UPLOADS_PER_HOUR: z.coerce.number().int().min(1).default(300),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
};
export const documentsSettingsSchema = z.object(documentsSettingsShape);
export type DocumentsSettings = z.infer<typeof documentsSettingsSchema>;

const schema = z
  .object({
    ...serviceConfigShape,
    ...documentsSettingsShape,
    ...s3SettingsShape,
    /** The folder for uploaded files when no S3 bucket is configured. */
    FILES_DIR: z.string().min(1).optional(),
  })
  .superRefine((settings, context) => {
    for (const { name, message } of validateS3Settings(settings))
      context.addIssue({ code: 'custom', path: [name], message });
    if (settings.S3_ENDPOINT || settings.FILES_DIR) return;
    const message = 'or S3_ENDPOINT is required: where uploaded files are stored';
    context.addIssue({ code: 'custom', path: ['FILES_DIR'], message });
  });

export const readDocumentsConfig = (env: Record<string, string | undefined>) =>
  readConfig('documents', schema, env);
