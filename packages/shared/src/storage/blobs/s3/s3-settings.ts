import { z } from 'zod';
import type { S3Options } from './s3-client.ts';

/** S3 bucket settings. Without S3_ENDPOINT, files are stored in the data folder. */
export const s3SettingsShape = {
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be a URL such as https://s3.example.org' })
    .optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  S3_BUCKET: z.string().min(3).default('grantwright'),
  S3_REGION: z.string().optional(),
  /** Enables default server-side encryption on the bucket. */
  S3_ENCRYPT: z.stringbool().default(false),
};
export type S3Settings = z.infer<z.ZodObject<typeof s3SettingsShape>>;

/** Checks the settings in combination. */
export const validateS3Settings = (
  settings: S3Settings,
): { name: keyof S3Settings; message: string }[] =>
  (['S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const)
    .filter((name) => settings.S3_ENDPOINT && !settings[name])
    .map((name) => ({ name, message: 'is required with S3_ENDPOINT' }));

/** Returns the bucket options; undefined when no bucket is configured. */
export function toS3Options(settings: S3Settings): S3Options | undefined {
  if (!settings.S3_ENDPOINT) return undefined;
  return {
    endpoint: settings.S3_ENDPOINT,
    accessKey: settings.S3_ACCESS_KEY ?? '',
    secretKey: settings.S3_SECRET_KEY ?? '',
    bucket: settings.S3_BUCKET,
    region: settings.S3_REGION,
    encrypt: settings.S3_ENCRYPT,
  };
}
