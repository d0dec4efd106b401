import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DraftInput } from '@grantwright/ai';
import { analyze, loadModel } from '@grantwright/analyst';
import { fallbackSections } from '@grantwright/shared/contract';
import { applicantsSchema } from './applicants.ts';
import { readPaper } from './read-paper.ts';

/** What is drafted from, for every call that a folder's `applicants.json` names and every applicant in it. */
export async function* inputsOf(
  folder: string,
  today: string,
): AsyncGenerator<{ call: string; input: DraftInput }> {
  const { calls, applicants } = applicantsSchema.parse(
    JSON.parse(await readFile(join(folder, 'applicants.json'), 'utf8')),
  );
  const model = await loadModel();
  for (const call of calls) {
    const analysis = await analyze({ reading: await readPaper(folder, call), today }, model);
    const sections =
      analysis.sections.length > 0
        ? analysis.sections
        : fallbackSections.map((name) => ({ name, description: '' }));
    for (const { organizationInfo, answers, documents } of applicants)
      yield {
        call,
        input: {
          userId: 'a user',
          signal: new AbortController().signal,
          onProgress: () => undefined,
          today,
          requirements: analysis.requirements,
          sections,
          details: analysis.details,
          grantProgram: analysis.grantProgram,
          organizationInfo,
          answers,
          documents: await Promise.all(
            documents.map(async (name) => ({
              documentId: name,
              name,
              reading: await readPaper(folder, name),
            })),
          ),
        },
      };
  }
}
