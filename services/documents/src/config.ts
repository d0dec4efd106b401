import { readConfig, serviceConfigShape } from '@grantwright/shared/service';
import { z } from 'zod';

/** What can be set beside the environment every service shares. */
export const documentsSettingsShape = {
  /** Documents read at the same time, each in a process of its own. */
  READING_PROCESSES: z.coerce.number().int().min(1).max(64).default(2),
  READING_TIMEOUT_MS: z.coerce.number().int().min(1_000).default(15_000),
  READING_HEAP_MB: z.coerce.number().int().min(64).default(256),
  /** A client that sends nothing for this long is dropped. */
  UPLOAD_IDLE_MS: z.coerce.number().int().min(100).default(20_000),
};
export const documentsSettingsSchema = z.object(documentsSettingsShape);
export type DocumentsSettings = z.infer<typeof documentsSettingsSchema>;

const schema = z.object({
  ...serviceConfigShape,
  ...documentsSettingsShape,
  FILES_DIR: z.string().min(1, 'is needed: the folder that uploaded files are kept in'),
});

/** The one place where this service reads its environment. */
export const readDocumentsConfig = (env: Record<string, string | undefined>) =>
  readConfig('documents', schema, env);
