import { randomUUID } from 'node:crypto';

/**
 * Returns a fresh database for one test file, on the MongoDB server started by the global setup or named in
 * MONGODB_URI.
 */
export function testDatabase(): { uri: string; name: string } {
  const uri = process.env['MONGODB_URI'];
  if (!uri) throw new Error('MONGODB_URI is missing: tests run through vitest.config.ts');
  return { uri, name: `test_${randomUUID().replaceAll('-', '').slice(0, 20)}` };
}
