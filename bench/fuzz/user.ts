import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onePagePdf } from '../lib/one-page-pdf.ts';
import type { Product } from '../lib/start-product.ts';
import { createUser } from '../lib/user.ts';

/** The ids of a user's records by kind, for the fuzzer. */
export type RecordIds = Record<
  'organizations' | 'documents' | 'applications' | 'payments',
  string[]
>;

/** Registers and signs in a user, optionally with unlimited applications. */
export async function createFuzzedUser(
  product: Product,
  { isSuperUser }: { isSuperUser: boolean },
) {
  const { account, session, send, createRecord, becomeSuperUser } = await createUser(product.url);
  if (isSuperUser) await becomeSuperUser(product.makeSuperUser);

  /** Creates `count` records of each kind, enough for the fuzzer to delete many. */
  async function createRecords(count: number): Promise<RecordIds> {
    const records: RecordIds = { organizations: [], documents: [], applications: [], payments: [] };
    for (let index = 0; index < count; index += 1) {
      records.organizations.push(
        await createRecord('/api/organization', { name: `Reading Room ${index}` }),
      );
      const form = new FormData();
      form.set('file', new Blob([callPdf()], { type: 'application/pdf' }), `Call ${index}.pdf`);
      records.documents.push(await createRecord('/api/documents', form));
      if (!isSuperUser) records.payments.push(await createRecord('/api/create-payment-intent', {}));
      if (!isSuperUser && index > 0) continue;
      const organizationId = records.organizations[index];
      const application = {
        title: `Draft ${index}`,
        content: '<p>Text.</p>',
        status: 'in_progress',
      };
      records.applications.push(
        await createRecord('/api/applications', { ...application, organizationId }),
      );
    }
    return records;
  }

  /** Writes valid and damaged files for uploads. */
  async function writeFiles(folder: string): Promise<void> {
    const draft = { title: 'Draft', grantProgram: 'Fund', content: '<p>Founded in 1998.</p>' };
    const word = await send('POST', '/api/generate-docx', draft);
    const files = {
      'call.pdf': callPdf(),
      'broken.pdf': callPdf().subarray(0, 300),
      'draft.docx': word,
      'broken.docx': word.subarray(0, word.length / 2),
    };
    for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
  }

  return {
    account,
    session: () => session.cookie.replace('session=', ''),
    createRecords,
    writeFiles,
  };
}

const callPdf = () =>
  onePagePdf([
    'Harbor Communities Fund: Call for Applications',
    'Applications are due by March 3, 2027.',
    'Applicants must be non-profit organizations.',
    'Project Description: describe your project in at most 500 words.',
  ]);
